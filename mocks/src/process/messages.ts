import { text } from '../data/text.ts';
import type { RequestKind } from '../domain/process-state.ts';
import { type Confirmation, confirmations } from './confirmations.ts';
import { type MessageLink, type MessageText, personalCenter } from './message-text.ts';

/**
 * The messages of a process to the candidate and to other people who take part: for each kind of request, that it was made; for
 * each confirmation, that something has arrived.
 */
export type ProcessMessage =
  | 'delivered'
  | 'interviewInvited'
  | 'interviewToChoose'
  | 'interviewAgreed'
  | 'interviewToHold'
  | 'interviewNotSuitable'
  | 'interviewAbandoned'
  | 'interviewCancelled'
  | 'interviewExpired'
  | 'resumeSent'
  | 'evaluated'
  | 'offerSent'
  | 'offerAccepted'
  | 'offerDeclined'
  | 'offerExpired'
  | 'offerWithdrawn'
  | 'hired'
  | 'rejected'
  | RequestKind
  | Confirmation;

/** It is read where the link leads, without a login: nothing has to be done about it. */
const message: MessageLink = { behind: 'message', page: '/message' };

export const processMessages: Readonly<Record<ProcessMessage, MessageText>> = {
  delivered: {
    text: text(
      '【{site}】您已成功投递“{post}”，我们会尽快查看您的简历。',
      '【{site}】你已成功應徵「{post}」，我們會盡快查閱你的履歷。',
      '[{site}] You have applied for “{post}”. We will look at your resume soon.',
    ),
    link: personalCenter,
  },
  interviewInvited: {
    text: text(
      '【{site}】诚邀您于 {time}参加“{post}”的面试。请确认时间，如不合适可另行提出。',
      '【{site}】誠邀你於 {time}出席「{post}」的面試。請確認時間，如不合適可另行提出。',
      '[{site}] We would like to interview you for “{post}” on {time}. Please confirm, or propose other times.',
    ),
    link: { behind: 'interview', page: '/acceptInterview' },
  },
  interviewToChoose: {
    text: text(
      '【{site}】诚邀您参加“{post}”的面试。请登录后选择一个合适的时间。',
      '【{site}】誠邀你出席「{post}」的面試。請登入後選擇合適的時間。',
      '[{site}] We would like to interview you for “{post}”. Please log in and choose a time.',
    ),
    link: { page: '/self/candidate' },
  },
  interviewAgreed: {
    text: text(
      '【{site}】“{post}”的面试时间已确定：{time}。',
      '【{site}】「{post}」的面試時間已確定：{time}。',
      '[{site}] The interview for “{post}” is set for {time}.',
    ),
    link: { behind: 'interview', page: '/acceptInterview' },
  },
  interviewToHold: {
    text: text(
      '【{site}】您将于 {time}面试应聘“{post}”的{candidate}。',
      '【{site}】你將於 {time}面試應徵「{post}」的{candidate}。',
      '[{site}] You will interview {candidate} for “{post}” on {time}.',
    ),
    link: { page: '/self/interviewer' },
  },
  interviewNotSuitable: {
    text: text(
      '【{site}】应聘“{post}”的{candidate}无法在建议的时间面试，并提出了其他时间。',
      '【{site}】應徵「{post}」的{candidate}未能在建議的時間面試，並提出了其他時間。',
      '[{site}] {candidate}, who applied for “{post}”, cannot make the interview and has proposed other times.',
    ),
    link: { page: '/self/interviewer' },
  },
  interviewAbandoned: {
    text: text(
      '【{site}】应聘“{post}”的{candidate}放弃了面试。',
      '【{site}】應徵「{post}」的{candidate}放棄了面試。',
      '[{site}] {candidate}, who applied for “{post}”, will not come to the interview.',
    ),
    link: { page: '/self/interviewer' },
  },
  interviewCancelled: {
    text: text(
      '【{site}】应聘“{post}”的{candidate}原定于 {time}的面试已取消。',
      '【{site}】應徵「{post}」的{candidate}原定於 {time}的面試已取消。',
      '[{site}] {candidate}’s interview for “{post}” on {time} has been canceled.',
    ),
    link: { page: '/self/interviewer' },
  },
  interviewExpired: {
    text: text(
      '【{site}】“{post}”的面试邀请已过答复期限。',
      '【{site}】「{post}」的面試邀請已過回覆限期。',
      '[{site}] The invitation to interview for “{post}” has expired without an answer.',
    ),
    link: personalCenter,
  },
  resumeSent: {
    text: text(
      '【{site}】您将面试应聘“{post}”的候选人，简历在这里查看。请勿转发。',
      '【{site}】你將面試應徵「{post}」的候選人，履歷可在這裏查看。請勿轉寄。',
      '[{site}] You will interview a candidate for “{post}”. Here is the resume; please do not forward it.',
    ),
    link: { behind: 'resume', page: '/resumeView' },
  },
  offerSent: {
    text: text(
      '【{site}】恭喜！我们诚邀您加入，职位为“{post}”。请在 {deadline}前答复录用通知。',
      '【{site}】恭喜！我們誠邀你加入，職位為「{post}」。請於 {deadline}前回覆聘書。',
      '[{site}] We are pleased to offer you the position “{post}”. Please answer by {deadline}.',
    ),
    link: { behind: 'offer', page: '/mailResponse/acceptOffer' },
  },
  offerAccepted: {
    text: text(
      '【{site}】您已接受“{post}”的录用通知。请上传入职所需的附件。',
      '【{site}】你已接受「{post}」的聘書。請上載入職所需的附件。',
      '[{site}] You have accepted the offer for “{post}”. Please send your documents.',
    ),
    link: { behind: 'offer', page: '/mailResponse/attachmentUpload' },
  },
  offerDeclined: {
    text: text(
      '【{site}】我们已收到您对“{post}”录用通知的答复，感谢您告知原因。',
      '【{site}】我們已收到你就「{post}」聘書的回覆，謝謝你告知原因。',
      '[{site}] You have declined the offer for “{post}”. Thank you for telling us why.',
    ),
    link: personalCenter,
  },
  offerExpired: {
    text: text(
      '【{site}】“{post}”的录用通知已过答复期限。',
      '【{site}】「{post}」的聘書已過回覆限期。',
      '[{site}] The offer for “{post}” has expired without an answer.',
    ),
    link: personalCenter,
  },
  offerWithdrawn: {
    text: text(
      '【{site}】很抱歉，“{post}”的录用通知已被撤回。',
      '【{site}】很抱歉，「{post}」的聘書已被撤回。',
      '[{site}] We are sorry: the offer for “{post}” has been withdrawn.',
    ),
    link: message,
  },
  hired: {
    text: text(
      '【{site}】欢迎加入！您应聘的“{post}”已确认录用，我们会与您约定报到日期。',
      '【{site}】歡迎加入！你應徵的「{post}」已確認聘用，我們會與你商定報到日期。',
      '[{site}] Welcome! You are hired for “{post}”, and we will arrange your first day with you.',
    ),
    link: message,
  },
  rejected: {
    text: text(
      '【{site}】感谢您应聘“{post}”。很遗憾，本次未能与您同行。',
      '【{site}】感謝你應徵「{post}」。很遺憾，是次未能聘用你。',
      '[{site}] Thank you for applying for “{post}”. We have decided to move forward with other candidates.',
    ),
    link: message,
  },
  evaluated: {
    text: text(
      '【{site}】应聘“{post}”的{candidate}的面试评价已提交，可在这里查看。',
      '【{site}】應徵「{post}」的{candidate}的面試評核已提交，可在這裏查看。',
      '[{site}] {candidate}’s interview for “{post}” has been evaluated. Here are the results.',
    ),
    link: { behind: 'results', page: '/interviewResults' },
  },
  resumeForward: {
    text: text(
      '【{site}】请在 {deadline}前查看{candidate}应聘“{post}”的简历，并告知是否合适。',
      '【{site}】請於 {deadline}前查看{candidate}應徵「{post}」的履歷，並告知是否合適。',
      '[{site}] Please look at {candidate}’s resume for “{post}” and say by {deadline} whether it is a match.',
    ),
    link: { behind: 'resumeForward', page: '/mailResponse/forwardResume' },
  },
  evaluation: {
    text: text(
      '【{site}】请在 {deadline}前评价{candidate}应聘“{post}”的面试。',
      '【{site}】請於 {deadline}前評核{candidate}應徵「{post}」的面試。',
      '[{site}] Please evaluate {candidate}’s interview for “{post}” by {deadline}.',
    ),
    link: { behind: 'evaluation', page: '/interviewEvaluation' },
  },
  approval: {
    text: text(
      '【{site}】“{post}”有变更待您审批，请在 {deadline}前处理。',
      '【{site}】「{post}」有變更待你審批，請於 {deadline}前處理。',
      '[{site}] A change to “{post}” is waiting for your approval. Please decide by {deadline}.',
    ),
    link: { behind: 'approval', page: '/positionApproval' },
  },
  backgroundCheck: {
    text: text(
      '【{site}】“{post}”的录用流程需要做背景调查，请在 {deadline}前授权并填写信息。',
      '【{site}】「{post}」的聘用程序需要進行背景審查，請於 {deadline}前授權並填寫資料。',
      '[{site}] Hiring for “{post}” includes a background check. Please authorize it and fill in the details by {deadline}.',
    ),
    link: { behind: 'backgroundCheck', page: '/backgroundCheck' },
  },
  supplierCheck: {
    text: text(
      '【{site}】请在 {deadline}前提交{candidate}的背景调查结果。',
      '【{site}】請於 {deadline}前提交{candidate}的背景審查結果。',
      '[{site}] Please submit the results of {candidate}’s background check by {deadline}.',
    ),
    link: { behind: 'supplierCheck', page: '/supplierBackgroundCheck' },
  },
  medicalReport: {
    text: text(
      '【{site}】请在 {deadline}前上传入职“{post}”的体检报告。',
      '【{site}】請於 {deadline}前上載入職「{post}」的身體檢查報告。',
      '[{site}] Please upload your medical report for “{post}” by {deadline}.',
    ),
    link: { behind: 'medicalReport', page: '/healthCheck' },
  },
  informationForm: {
    text: text(
      '【{site}】请在 {deadline}前填写“{post}”的信息采集表。',
      '【{site}】請於 {deadline}前填寫「{post}」的資料收集表。',
      '[{site}] Please fill in the information form for “{post}” by {deadline}.',
    ),
    link: { behind: 'informationForm', page: '/mailResponse/collectTable' },
  },
  resumeUpdate: {
    text: text(
      '【{site}】请在 {deadline}前更新您应聘“{post}”的简历。',
      '【{site}】請於 {deadline}前更新你應徵「{post}」的履歷。',
      '[{site}] Please update your resume for “{post}” by {deadline}.',
    ),
    link: { behind: 'resumeUpdate', page: '/resumeUpdate' },
  },
  resumeImprovement: {
    text: text(
      '【{site}】您应聘“{post}”的简历还可以更完整，请在 {deadline}前补充。',
      '【{site}】你應徵「{post}」的履歷可再作補充，請於 {deadline}前完成。',
      '[{site}] Your resume for “{post}” could say more. Please add what is asked for by {deadline}.',
    ),
    link: { behind: 'resumeImprovement', page: '/resumeImprove' },
  },
  talentUpdate: {
    text: text(
      '【{site}】诚邀您加入我们的人才库。请在 {deadline}前登录并更新您的简历。',
      '【{site}】誠邀你加入我們的人才庫。請於 {deadline}前登入並更新你的履歷。',
      '[{site}] We would like to keep you in our talent pool. Please log in and update your resume by {deadline}.',
    ),
    link: { behind: 'talentUpdate', page: '/talentInvitationUpdate' },
  },
  ...confirmations,
};

/**
 * The messages that tell the candidate about an event, for those who read them later. After an offer, a rejection is told as the
 * offer's withdrawal.
 */
export const tellingMessages = {
  deliver: 'delivered',
  inviteToInterview: 'interviewInvited',
  sendOffer: 'offerSent',
  acceptOffer: 'offerAccepted',
  declineOffer: 'offerDeclined',
  expireOffer: 'offerExpired',
  hire: 'hired',
  reject: 'rejected',
} as const satisfies Readonly<Record<string, ProcessMessage>>;
