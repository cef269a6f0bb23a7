import { broken, everyColumn, reordered } from '../sites/variants.ts';
import type { Preset } from './preset.ts';

/** Presets that show a website with another configuration. */
export const sitePresets: readonly Preset[] = [
  {
    id: 'site-campus',
    title: { 'en-us': 'The campus site', 'zh-cn': '校园招聘网站' },
    sets: { site: 'campus' },
  },
  {
    id: 'site-intern',
    title: { 'en-us': 'The internship site', 'zh-cn': '实习招聘网站' },
    sets: { site: 'intern' },
  },
  {
    id: 'department-first',
    title: { 'en-us': 'Department stands before company', 'zh-cn': '部门显示在公司之前' },
    sets: {},
    configures: (document) => ({ ...document, base: { ...document.base, companyDeptSeqFlag: '1' } }),
    opens: () => '/position',
  },
  {
    id: 'columns-all',
    title: { 'en-us': 'Menu columns of all four types', 'zh-cn': '四种类型的栏目齐全' },
    sets: {},
    configures: everyColumn,
  },
  {
    id: 'home-reordered',
    title: {
      'en-us': 'The homepage in another order, with hidden blocks, rich text and other looks',
      'zh-cn': '首页换序，含隐藏板块、富文本与其他样式',
    },
    sets: {},
    configures: reordered,
  },
  {
    id: 'site-broken',
    title: {
      'en-us': 'A badly configured site: unknown types, unsafe links, scripts, no color',
      'zh-cn': '配置有误的网站：未知类型、不安全链接、脚本、无效颜色',
    },
    sets: { switches: { languages: true, assistants: true } },
    configures: broken,
  },
];
