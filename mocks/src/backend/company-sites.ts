import type { WebsiteStyle } from '@careers/gateway/contract';
import { companies, footerTexts } from '../data/companies.ts';
import { companyLooks } from '../data/company-looks.ts';
import type { Company, CompanyId, Locale, Localized } from '../data/types.ts';
import { drawBanner } from '../pictures/banner.ts';
import { drawMark } from '../pictures/mark.ts';
import { BusinessError } from './context.ts';
import type { WebsiteSite } from './sites.ts';

const columnTexts = {
  positions: { 'zh-cn': '社会招聘', 'zh-hk': '社會招聘', 'en-us': 'Positions' },
  group: { 'zh-cn': '集团官网', 'zh-hk': '集團網站', 'en-us': 'Group website' },
} as const satisfies Record<string, Localized>;

/** Each company's own website, under a fixed id: scripts and links depend on them. */
export const companySites: readonly (WebsiteSite & { readonly company: CompanyId })[] = companies.map(
  ({ id }) => ({
    id: `site-${id}`,
    kind: 'external',
    recruitTypes: ['A01'],
    brandColor: companyLooks[id].brandColor,
    showSalary: false,
    company: id,
  }),
);

/** @throws {BusinessError} companyUnknown */
export function companyById(id: string): Company {
  const company = companies.find((one) => one.id === id);
  if (!company) throw new BusinessError('companyUnknown');
  return company;
}

/** A company's own website. @throws {BusinessError} companyUnknown */
export function companySiteOf(comId: string): (typeof companySites)[number] {
  const site = companySites.find(({ company }) => company === comId);
  if (!site) throw new BusinessError('companyUnknown');
  return site;
}

export function companySiteName(comId: CompanyId, locale: Locale): string {
  const name = companyById(comId).name[locale];
  return { 'zh-cn': `${name}招聘`, 'zh-hk': `${name}招聘`, 'en-us': `${name} Careers` }[locale];
}

/** The configuration of a company's own website: its words, mark, brand and banners; the group's footer. */
export function companyStyle(
  site: WebsiteSite,
  comId: CompanyId,
  locale: Locale,
  seed: number,
): WebsiteStyle {
  const { hue, tagline } = companyById(comId);
  const { motif, banners } = companyLooks[comId];
  const mark = drawMark(comId, hue);
  const column = (id: string, columnType: number, label: Localized, more = {}) => ({
    id: `${site.id}-${id}`,
    columnType,
    columnView: label[locale],
    columnLink: '',
    displayStyle: '',
    fkWebsiteConfigId: site.id,
    ...more,
  });
  return {
    websiteBaseInfo: {
      id: site.id,
      websiteName: companySiteName(comId, locale),
      websiteDescr: tagline[locale],
      tabLogoUrl: mark,
      homepageCategory: '1',
      defaultLanguage: 'zh-cn',
      companyDeptSeqFlag: '1',
    },
    websiteHomepage: {
      logoAddress: mark,
      pcBannerList: banners.map((title, index) => ({
        src: drawBanner(index === 0 ? motif : 'weave', hue, seed + hue + index),
        title: title[locale],
        text: index === 0 ? tagline[locale] : '',
      })),
      positionSharedBannerAddress: drawBanner(motif, hue, seed + hue + 9),
      // Of all brands there is but one here.
      blocks: ['banner', 'search', 'hot', 'latest', 'positions'].map((kind) => ({ kind, visible: true })),
      footer: {
        legalNotices: footerTexts.legalNotices[locale],
        copyright: footerTexts.copyright[locale],
        recordNumber: footerTexts.recordNumber[locale],
        technicalSupport: footerTexts.technicalSupport[locale],
        contactNumber: footerTexts.contactNumber[locale],
        contactEmail: `${comId.slice('com-'.length)}.careers@chengyuan.example`,
      },
      theme: { brandColor: site.brandColor },
    },
    websiteColumns: [
      column('positions', 1, columnTexts.positions, { recruitTypeCode: 'A01' }),
      column('group', 2, columnTexts.group, { columnLink: 'www.chengyuan.example' }),
    ],
  };
}
