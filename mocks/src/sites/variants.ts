import type { Localized } from '../data/types.ts';
import { magicTickets } from '../scenarios/magic.ts';
import type { SiteConfiguration } from './document.ts';
import { emptyText, plainBlock, plainColumn, sameText } from './plain-parts.ts';
import type { WebsiteSite } from './websites.ts';

const home: Localized = { 'zh-cn': '首页', 'zh-hk': '主頁', 'en-us': 'Home' };
const shared: Localized = { 'zh-cn': '分享职位', 'zh-hk': '分享職位', 'en-us': 'Shared openings' };
const recent: Localized = { 'zh-cn': '本周新职位', 'zh-hk': '本星期新職位', 'en-us': 'New this week' };
const hiring: Localized = { 'zh-cn': '招聘流程', 'zh-hk': '招聘流程', 'en-us': 'How we hire' };
const hiringSteps: Localized = {
  'zh-cn':
    '<ul><li>投递后三个工作日内筛选。</li><li>两轮面试，时间由你挑选。</li><li>发出录用通知，七天内答复即可。</li></ul><p>从投递到入职，一般需要四周。</p>',
  'zh-hk':
    '<ul><li>收到申請後三個工作天內篩選。</li><li>兩輪面試，時間由你選擇。</li><li>發出聘書，七日內回覆即可。</li></ul><p>由申請到入職，一般需時四星期。</p>',
  'en-us':
    '<ul><li>Screening within three working days.</li><li>Two interviews, at times you choose.</li><li>An offer, with seven days to answer.</li></ul><p>From application to first day it usually takes four weeks.</p>',
};

/** A menu with one column of each of the four types (section 2, Header). */
export function everyColumn(document: SiteConfiguration, { id }: WebsiteSite): SiteConfiguration {
  const columns = [
    plainColumn(`${id}-home`, 0, home),
    ...document.columns,
    plainColumn(`${id}-shared`, 3, shared, { ticket: magicTickets.list, positionSharedType: '1' }),
  ];
  return { ...document, columns };
}

/** With another order and other styles, two hidden blocks, and a block of rich text. */
export function reordered(document: SiteConfiguration): SiteConfiguration {
  const blocks = [
    plainBlock('search'),
    { ...plainBlock('latest'), title: recent, style: 'plain compact' },
    { ...plainBlock('richText'), title: hiring, content: hiringSteps, style: 'sunken' },
    { ...plainBlock('hot'), visible: false },
    { ...plainBlock('positions'), style: 'plain' },
    { ...plainBlock('brands'), style: 'sunken compact' },
    { ...plainBlock('banner'), visible: false },
  ];
  return { ...document, homepage: { ...document.homepage, blocks } };
}

const script = `<p>Hello</p><script>window.siteWasAttacked = true</script><img src="x" onerror="window.siteWasAttacked = true">`;
const attack = 'javascript:void(window.siteWasAttacked = true)';

/**
 * With everything that careless or hostile people can write into a configuration: the page still works, and leaves out what
 * cannot be shown.
 */
export function broken(document: SiteConfiguration, { id }: WebsiteSite): SiteConfiguration {
  const { base, homepage, robot } = document;
  const [banner] = homepage.banners;
  const title = banner?.title ?? emptyText;
  return {
    ...document,
    base: { ...base, tabLogoUrl: 'javascript:alert(1)', defaultLanguage: 'fr-fr', jobDutyLabel: emptyText },
    homepage: {
      ...homepage,
      logoAddress: 'data:image/png;base64,AAAA',
      banners: [
        {
          src: 'https://pictures.chengyuan.example/missing.jpg',
          scene: 'volcano',
          title,
          text: emptyText,
          link: attack,
        },
        {
          src: '../banner.png',
          scene: '',
          title: sameText('<b>10</b>'),
          text: sameText('<script>1</script>'),
          link: 'ftp://x',
        },
      ],
      blocks: [
        ...homepage.blocks.map((block) => (block.kind === 'hot' ? { ...block, style: 'glitter' } : block)),
        { ...plainBlock('richText'), title: sameText('<i>!</i>'), content: sameText(script) },
        plainBlock('video'),
      ],
      footer: { ...homepage.footer, legalNotices: emptyText, contactEmail: sameText('nobody') },
      theme: { brandColor: 'teal-ish', scene: '<b>', radius: 9999, fontScale: -3 },
    },
    columns: [
      plainColumn(`${id}-unknown`, 9, sameText('9')),
      plainColumn(`${id}-attack`, 2, sameText('2'), { columnLink: attack }),
      plainColumn(`${id}-nowhere`, 2, sameText('…')),
    ],
    robot: { ...robot, robotUrl: attack },
  };
}
