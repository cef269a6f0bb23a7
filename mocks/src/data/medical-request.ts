import { text } from './text.ts';

/** The medical check that a company requires before the first day, and the consent for it. */
export const medicalRequest = {
  purpose: text(
    '入职前，请到正规医疗机构做一次入职体检，并上传报告。费用可凭发票报销。',
    '入職前，請到認可的醫療機構進行入職身體檢查，並上載報告。費用可憑收據報銷。',
    'Before your first day, please have an examination at a hospital or practice and upload its report. We refund the fee against the receipt.',
  ),
  items: [
    text('内科、外科常规检查', '內科、外科常規檢查', 'General examination'),
    text('血常规、肝功能', '血常規、肝功能', 'Blood count and liver function'),
    text('胸部 X 光', '胸部 X 光', 'Chest X-ray'),
    text('心电图', '心電圖', 'Electrocardiogram'),
  ],
  consentVersion: '2025-09',
  consent: [
    text(
      '体检报告属于敏感个人信息，只用于判断是否适合所聘岗位。',
      '身體檢查報告屬敏感個人資料，只用於判斷是否適合所聘職位。',
      'A medical report is sensitive personal data. We use it only to tell whether you can do the job.',
    ),
    text(
      '只有职业健康团队可以查看，用人部门只知道结论。',
      '只有職業健康團隊可以查閱，用人部門只知道結論。',
      'Only the occupational health team reads it. The department learns the conclusion alone.',
    ),
    text(
      '报告在入职后保存一年；未入职的，30 天内删除。',
      '報告於入職後保留一年；未入職者，30 天內刪除。',
      'It is kept for one year after you start, and deleted within 30 days if you do not.',
    ),
    text(
      '你可以不同意，也可以随时写信给我们撤回；不影响此前已处理的部分。',
      '你可以不同意，也可以隨時來函撤回；不影響此前已處理的部分。',
      'You may refuse, or withdraw your consent later by writing to us; what was done until then stays valid.',
    ),
  ],
} as const;
