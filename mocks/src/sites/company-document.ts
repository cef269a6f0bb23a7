import { companyLooks } from '../data/company-looks.ts';
import type { Company, Localized } from '../data/types.ts';
import { drawMark } from '../pictures/mark.ts';
import type { SiteConfiguration } from './document.ts';
import { companyBlocks } from './home-blocks.ts';
import { emptyText, plainColumn, sameText } from './plain-parts.ts';
import type { WebsiteSite } from './websites.ts';

const columnTexts = {
  positions: { 'zh-cn': '社会招聘', 'zh-hk': '社會招聘', 'en-us': 'Positions' },
  group: { 'zh-cn': '集团官网', 'zh-hk': '集團網站', 'en-us': 'Group website' },
} as const satisfies Record<string, Localized>;

/** The configuration of a company's own website: the group's, with the company's texts, mark, brand colour and banners. */
export function companyDocument(
  group: SiteConfiguration,
  { id }: WebsiteSite,
  company: Company,
): SiteConfiguration {
  const { id: comId, tagline, name } = company;
  const { scene, banners, brandColor } = companyLooks[comId];
  const mark = drawMark(scene, brandColor);
  return {
    ...group,
    base: {
      ...group.base,
      websiteName: {
        'zh-cn': `${name['zh-cn']}招聘`,
        'zh-hk': `${name['zh-hk']}招聘`,
        'en-us': `${name['en-us']} Careers`,
      },
      websiteDescr: tagline,
      tabLogoUrl: mark,
      companyDeptSeqFlag: '1',
    },
    homepage: {
      ...group.homepage,
      logoAddress: mark,
      banners: banners.map((title, index) => ({
        src: '',
        scene: '',
        title,
        text: index === 0 ? tagline : emptyText,
        link: '',
      })),
      blocks: companyBlocks(company),
      footer: {
        ...group.homepage.footer,
        contactEmail: sameText(`${comId.slice('com-'.length)}.careers@chengyuan.example`),
      },
      theme: { ...group.homepage.theme, brandColor, scene },
    },
    columns: [
      plainColumn(`${id}-positions`, 1, columnTexts.positions, { recruitTypeCode: 'A01' }),
      plainColumn(`${id}-group`, 2, columnTexts.group, { columnLink: 'www.chengyuan.example' }),
    ],
  };
}
