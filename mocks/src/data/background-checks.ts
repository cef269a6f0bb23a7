import type { Localized } from './types.ts';

interface CheckItemEntry {
  readonly id: string;
  readonly name: Localized;
  readonly description: Localized;
}

/** What background checks of the sample companies examine. */
export const checkItems: readonly CheckItemEntry[] = [
  {
    id: 'education',
    name: { 'zh-cn': '教育背景', 'zh-hk': '教育背景', 'en-us': 'Education' },
    description: {
      'zh-cn': '核实最高学历、学位与就读时间。',
      'zh-hk': '核實最高學歷、學位與就讀時間。',
      'en-us': 'The highest degree, and the dates of study.',
    },
  },
  {
    id: 'employment',
    name: { 'zh-cn': '工作经历', 'zh-hk': '工作經驗', 'en-us': 'Employment' },
    description: {
      'zh-cn': '核实最近两段工作的单位、职务与时间。',
      'zh-hk': '核實最近兩份工作的公司、職位與時間。',
      'en-us': 'Employer, title and dates of the last two jobs.',
    },
  },
  {
    id: 'performance',
    name: { 'zh-cn': '工作表现', 'zh-hk': '工作表現', 'en-us': 'Performance' },
    description: {
      'zh-cn': '向证明人了解。',
      'zh-hk': '向諮詢人了解。',
      'en-us': 'As the referees describe it.',
    },
  },
];

/** The text that a candidate authorises, by paragraph. */
export const checkAuthorisation: { readonly version: string; readonly paragraphs: readonly Localized[] } = {
  version: '2026-01',
  paragraphs: [
    {
      'zh-cn': '我授权贵公司及其委托的调查机构，为本次录用核实我提供的教育与工作信息，并联系我列出的证明人。',
      'zh-hk': '我授權貴公司及其委託的審查機構，為是次聘用核實我提供的學歷與工作資料，並聯絡我列出的諮詢人。',
      'en-us':
        'I authorize the company and the agency that it appoints to verify, for this hiring, what I have said about my education and employment, and to contact the referees that I name.',
    },
    {
      'zh-cn':
        '所得信息只用于本次录用决定，在决定作出六个月后删除。我可以在提交前拒绝，提交后可以书面撤回授权。',
      'zh-hk':
        '所得資料只用於是次聘用決定，並於決定作出六個月後刪除。我可於提交前拒絕，提交後亦可書面撤回授權。',
      'en-us':
        'What is found is used for this decision alone and deleted six months after it. I may decline before I submit, and withdraw in writing afterwards.',
    },
  ],
};
