import { footerTexts, group } from '../data/companies.ts';
import type { Localized } from '../data/types.ts';
import { drawMark } from '../pictures/mark.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { DOCUMENT_VERSION, type SiteColumn, type SiteConfiguration } from './document.ts';
import { groupBlocks, siteScenes } from './home-blocks.ts';
import { plainColumn } from './plain-parts.ts';
import { columnTexts, contactTexts, jobLabels, robotName, siteTexts } from './site-texts.ts';
import type { WebsiteSite } from './websites.ts';

/** The configuration of a site that was never edited, by the site and the world's switches. */
export function defaultDocument(
  site: WebsiteSite,
  { switches }: Pick<WorldConfig, 'switches'>,
): SiteConfiguration {
  const { name, banners } = siteTexts[site.kind];
  const mark = drawMark(site.kind, site.brandColor);
  const languages = switches.languages ? 1 : 0;
  const assistants = switches.assistants ? 1 : 0;
  return {
    version: DOCUMENT_VERSION,
    base: {
      websiteName: name,
      websiteDescr: group.name,
      tabLogoUrl: mark,
      homepageCategory: site.kind === 'internal' ? '2' : '1',
      defaultLanguage: 'zh-cn',
      companyDeptSeqFlag: '0',
      jobDutyLabel: jobLabels.duty,
      jobRqmtLabel: jobLabels.requirement,
    },
    homepage: {
      logoAddress: mark,
      banners: banners.map(({ scene, title, text }) => ({
        src: '',
        scene,
        title,
        text,
        link: '',
      })),
      positionSharedBannerAddress: '',
      blocks: groupBlocks(site),
      footer: footerTexts,
      theme: { brandColor: site.brandColor, scene: siteScenes[site.kind], radius: null, fontScale: null },
    },
    columns: columnsOf(site),
    languages: { zhHkStart: languages, enWwStart: languages },
    robot: { status: assistants, robotName, robotUrl: 'https://assistant.chengyuan.example/chat' },
    contact: { status: assistants, ...contactTexts, contact: contactLine },
  };
}

const contactLine: Localized = {
  'zh-cn': `${footerTexts.contactNumber['zh-cn']} · ${footerTexts.contactEmail['zh-cn']}`,
  'zh-hk': `${footerTexts.contactNumber['zh-hk']} · ${footerTexts.contactEmail['zh-hk']}`,
  'en-us': `${footerTexts.contactNumber['en-us']} · ${footerTexts.contactEmail['en-us']}`,
};

function columnsOf({ id, kind, recruitTypes }: WebsiteSite): SiteColumn[] {
  if (kind === 'internal') {
    return [
      plainColumn(`${id}-competition`, 1, columnTexts.internal, { recruitTypeCode: 'A03' }),
      plainColumn(`${id}-referral`, 1, columnTexts.referral, { recruitTypeCode: 'A05' }),
    ];
  }
  return [
    plainColumn(`${id}-positions`, 1, columnTexts.positions, { recruitTypeCode: recruitTypes[0] ?? '' }),
    plainColumn(`${id}-about`, 2, columnTexts.about, { columnLink: 'www.chengyuan.example' }),
  ];
}
