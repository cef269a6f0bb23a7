import { text } from '../data/text.ts';
import type { RequestKind } from '../domain/process-state.ts';
import { type MessageText, personalCenter } from './message-text.ts';

/** The messages that confirm to people what they have done; for each kind of request, that its answer has arrived. */
export type Confirmation =
  | 'timesReceived'
  | 'interviewDeclined'
  | 'documentsReceived'
  | 'applicationWithdrawn'
  | `${RequestKind}Received`;

export const confirmations: Readonly<Record<Confirmation, MessageText>> = {
  timesReceived: {
    text: text(
      '【{site}】您为“{post}”的面试提出的时间已收到，我们会尽快与您确认。',
      '【{site}】你就「{post}」面試提出的時間已收到，我們會盡快與你確認。',
      '[{site}] We have received the times you proposed for the “{post}” interview and will get back to you soon.',
    ),
    link: { behind: 'interview', page: '/interviewTimeNotSuitable' },
  },
  interviewDeclined: {
    text: text(
      '【{site}】您已放弃“{post}”的面试，感谢您告知原因。',
      '【{site}】你已放棄「{post}」的面試，謝謝你告知原因。',
      '[{site}] You have withdrawn from the interview for “{post}”. Thank you for telling us why.',
    ),
    link: { behind: 'interview', page: '/abandonInterview' },
  },
  documentsReceived: {
    text: text(
      '【{site}】您为“{post}”提交的入职附件已收到。',
      '【{site}】你為「{post}」遞交的入職附件已收到。',
      '[{site}] We have received your documents for “{post}”.',
    ),
    link: { behind: 'offer', page: '/mailResponse/attachmentUpload' },
  },
  applicationWithdrawn: {
    text: text(
      '【{site}】您已撤回对“{post}”的投递。',
      '【{site}】你已撤回對「{post}」的應徵。',
      '[{site}] You have withdrawn your application for “{post}”.',
    ),
    link: personalCenter,
  },
  resumeForwardReceived: {
    text: text(
      '【{site}】您对{candidate}应聘“{post}”的简历的意见已提交，谢谢。',
      '【{site}】你就{candidate}應徵「{post}」的履歷所提的意見已提交，謝謝。',
      '[{site}] We have received your opinion on {candidate}’s resume for “{post}”. Thank you.',
    ),
    link: { behind: 'resumeForward', page: '/mailResponse/forwardResume' },
  },
  evaluationReceived: {
    text: text(
      '【{site}】您对{candidate}应聘“{post}”的面试评价已提交，不再更改。',
      '【{site}】你就{candidate}應徵「{post}」的面試評核已提交，不能再更改。',
      '[{site}] Your evaluation of {candidate} for “{post}” is submitted and can no longer be changed.',
    ),
    link: { behind: 'evaluation', page: '/interviewEvaluation' },
  },
  approvalReceived: {
    text: text(
      '【{site}】“{post}”的变更已处理，无需您再操作。',
      '【{site}】「{post}」的變更已處理，你毋須再作操作。',
      '[{site}] The change to “{post}” has been decided. There is nothing left for you to do.',
    ),
    link: { behind: 'approval', page: '/positionApproval' },
  },
  backgroundCheckReceived: {
    text: text(
      '【{site}】您对“{post}”背景调查的授权和信息已收到。',
      '【{site}】你就「{post}」背景審查的授權及資料已收到。',
      '[{site}] We have received your authorization and details for the background check for “{post}”.',
    ),
    link: { behind: 'backgroundCheck', page: '/backgroundCheck' },
  },
  supplierCheckReceived: {
    text: text(
      '【{site}】{candidate}的背景调查结果已收到，谢谢。',
      '【{site}】{candidate}的背景審查結果已收到，謝謝。',
      '[{site}] We have received the results of {candidate}’s background check. Thank you.',
    ),
    link: { behind: 'supplierCheck', page: '/supplierBackgroundCheck' },
  },
  medicalReportReceived: {
    text: text(
      '【{site}】您为入职“{post}”上传的体检报告已收到。',
      '【{site}】你為入職「{post}」上載的身體檢查報告已收到。',
      '[{site}] We have received your medical report for “{post}”.',
    ),
    link: { behind: 'medicalReport', page: '/healthCheck' },
  },
  informationFormReceived: {
    text: text(
      '【{site}】您填写的“{post}”信息采集表已收到。',
      '【{site}】你填寫的「{post}」資料收集表已收到。',
      '[{site}] We have received your information form for “{post}”.',
    ),
    link: { behind: 'informationForm', page: '/mailResponse/collectTable' },
  },
  resumeUpdateReceived: {
    text: text(
      '【{site}】您应聘“{post}”的简历已更新，谢谢。',
      '【{site}】你應徵「{post}」的履歷已更新，謝謝。',
      '[{site}] We have received your updated resume for “{post}”. Thank you.',
    ),
    link: { behind: 'resumeUpdate', page: '/resumeUpdate' },
  },
  resumeImprovementReceived: {
    text: text(
      '【{site}】您应聘“{post}”的简历已补充，谢谢。',
      '【{site}】你應徵「{post}」的履歷已補充，謝謝。',
      '[{site}] We have received what you added to your resume for “{post}”. Thank you.',
    ),
    link: { behind: 'resumeImprovement', page: '/resumeImprove' },
  },
  talentUpdateReceived: {
    text: text(
      '【{site}】您已加入我们的人才库，更新后的简历已收到。',
      '【{site}】你已加入我們的人才庫，更新後的履歷已收到。',
      '[{site}] You are in our talent pool now, and we have received your updated resume.',
    ),
    link: { behind: 'talentUpdate', page: '/talentInvitationUpdate' },
  },
};
