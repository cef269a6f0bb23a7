import { text } from './text.ts';

/** The recruiter's message in the sample data that asks for an updated resume. */
export const updateReason = text(
  '距你投递已有一段时间。请看看简历里有没有变化，我们会把更新后的内容交给用人部门。',
  '距你應徵已有一段時間。請看看履歷有沒有變動，我們會把更新後的內容交給用人部門。',
  'Some time has passed since you applied. Please see whether anything has changed; the team reads what you send.',
);

/** What it means to stay in the talent pool. */
export const talentInvitation = {
  reason: text(
    '这次没有合适的机会，但我们希望之后还能联系你。',
    '今次未有合適的機會，但我們希望日後仍能與你聯絡。',
    'We did not have the right role for you this time. We would like to stay in touch.',
  ),
  consentVersion: '2025-09',
  consent: [
    text(
      '我们在你选择的期限内保存这份简历，只用于为你推荐职位。',
      '我們在你選擇的期限內保留這份履歷，只用於為你推薦職位。',
      'We keep this resume for as long as you choose, to suggest jobs to you and for nothing else.',
    ),
    text(
      '集团各公司的招聘同事可以查看。',
      '集團各公司的招聘同事可以查閱。',
      'Recruiters of the group’s companies can read it.',
    ),
    text(
      '到期后自动删除；你也可以随时写信给我们，提前退出。',
      '到期後自動刪除；你亦可隨時來函，提早退出。',
      'It is deleted when that time is over. Write to us to leave the pool earlier.',
    ),
  ],
} as const;
