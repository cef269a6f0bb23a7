import type { Localized } from '../data/types.ts';
import type { WebsiteSite } from './websites.ts';

/** The texts of a kind of site. */
interface SiteTexts {
  readonly name: Localized;
  /** `scene` is set if the banner is about something else than the site's own scene. */
  readonly banners: readonly {
    readonly title: Localized;
    readonly text: Localized;
    readonly scene: string;
  }[];
}

export const siteTexts: Readonly<Record<WebsiteSite['kind'], SiteTexts>> = {
  external: {
    name: { 'zh-cn': '澄远集团招聘', 'zh-hk': '澄遠集團招聘', 'en-us': 'Chengyuan Group Careers' },
    banners: [
      {
        scene: '',
        title: {
          'zh-cn': '把一件事做到十年以后',
          'zh-hk': '把一件事，做到十年之後',
          'en-us': 'Work that still stands in ten years',
        },
        text: {
          'zh-cn': '从海上风电到社区药房，十二家公司的职位都在这里。',
          'zh-hk': '由離岸風電到社區藥房，十二間公司的職位都在這裏。',
          'en-us':
            'From offshore wind to the pharmacy next door: the openings of twelve companies in one place.',
        },
      },
      {
        scene: 'property',
        title: {
          'zh-cn': '二十座城市，一个起点',
          'zh-hk': '二十個城市，同一個起點',
          'en-us': 'Twenty cities, one place to begin',
        },
        text: {
          'zh-cn': '选一个你愿意生活的地方，再选一份值得的工作。',
          'zh-hk': '先選你想生活的地方，再選一份值得做的工作。',
          'en-us': 'Choose where you want to live, then the work that is worth it.',
        },
      },
      {
        scene: 'pharma',
        title: {
          'zh-cn': '和懂行的人一起工作',
          'zh-hk': '與內行人並肩工作',
          'en-us': 'Work beside people who know their craft',
        },
        text: {
          'zh-cn': '工程师、药师、调度员、会计，每个专业都有自己的成长路径。',
          'zh-hk': '工程師、藥劑師、調度員、會計，每個專業都有自己的晉升階梯。',
          'en-us':
            'Engineers, pharmacists, dispatchers, accountants: every profession has a path of its own.',
        },
      },
    ],
  },
  campus: {
    name: { 'zh-cn': '澄远集团校园招聘', 'zh-hk': '澄遠集團校園招聘', 'en-us': 'Chengyuan Group Campus' },
    banners: [
      {
        scene: '',
        title: {
          'zh-cn': '第一份工作，值得认真选',
          'zh-hk': '第一份工作，值得認真選',
          'en-us': 'A first job worth choosing with care',
        },
        text: {
          'zh-cn': '一年轮岗，一位导师，一个真正属于你的项目。',
          'zh-hk': '一年輪換部門，一位導師，一個真正屬於你的項目。',
          'en-us': 'A year of rotations, a mentor, and a project that is truly yours.',
        },
      },
    ],
  },
  intern: {
    name: {
      'zh-cn': '澄远集团实习招聘',
      'zh-hk': '澄遠集團實習招聘',
      'en-us': 'Chengyuan Group Internships',
    },
    banners: [
      {
        scene: '',
        title: {
          'zh-cn': '这个学期，到现场来',
          'zh-hk': '這個學期，走進現場',
          'en-us': 'This term, come and see the work',
        },
        text: {
          'zh-cn': '每周三天，跟着师傅做一件完整的事。',
          'zh-hk': '每星期三天，跟師傅完成一件完整的工作。',
          'en-us': 'Three days a week, one whole piece of work with someone who knows how.',
        },
      },
    ],
  },
  internal: {
    name: { 'zh-cn': '澄远集团内部招聘', 'zh-hk': '澄遠集團內部招聘', 'en-us': 'Chengyuan Group Internal' },
    banners: [
      {
        scene: '',
        title: {
          'zh-cn': '换一个岗位，不换一群人',
          'zh-hk': '換個職位，不換夥伴',
          'en-us': 'A new post among people you know',
        },
        text: {
          'zh-cn': '集团内的竞聘与推荐职位，只对同事开放。',
          'zh-hk': '集團內的競聘與推薦職位，只對同事開放。',
          'en-us': 'Openings within the group, for colleagues only.',
        },
      },
    ],
  },
};

export const columnTexts = {
  positions: { 'zh-cn': '招聘职位', 'zh-hk': '招聘職位', 'en-us': 'Positions' },
  about: { 'zh-cn': '关于集团', 'zh-hk': '關於集團', 'en-us': 'About us' },
  internal: { 'zh-cn': '内部竞聘', 'zh-hk': '內部競聘', 'en-us': 'Internal openings' },
  referral: { 'zh-cn': '内部推荐', 'zh-hk': '內部推薦', 'en-us': 'Referral openings' },
} as const satisfies Record<string, Localized>;

export const jobLabels = {
  duty: { 'zh-cn': '岗位职责', 'zh-hk': '工作職責', 'en-us': 'Responsibilities' },
  requirement: { 'zh-cn': '职位要求', 'zh-hk': '入職要求', 'en-us': 'Requirements' },
} as const satisfies Record<string, Localized>;

export const robotName: Localized = {
  'zh-cn': '招聘助手',
  'zh-hk': '招聘助理',
  'en-us': 'Recruiting assistant',
};

export const contactTexts = {
  title: { 'zh-cn': '联系我们', 'zh-hk': '聯絡我們', 'en-us': 'Contact us' },
  explanation: {
    'zh-cn': '工作日 9:00 至 18:00，我们会在一个工作日内回复。',
    'zh-hk': '辦公時間為平日 9:00 至 18:00，我們會於一個工作天內回覆。',
    'en-us': 'Weekdays 9:00 to 18:00; we answer within one working day.',
  },
} as const satisfies Record<string, Localized>;
