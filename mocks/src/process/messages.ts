import type { Localized } from '../data/types.ts';
import type { LinkKind } from '../domain/process-state.ts';

/** What a process tells the candidate, or whoever will interview them. */
export type ProcessMessage =
  | 'delivered'
  | 'interviewInvited'
  | 'resumeSent'
  | 'offerSent'
  | 'offerAccepted'
  | 'offerDeclined'
  | 'offerExpired'
  | 'offerWithdrawn'
  | 'hired'
  | 'rejected';

/** Where a message leads: a page of everybody's, or one behind the process's link. */
export type MessageLink = { readonly page: string } | { readonly behind: LinkKind; readonly page: string };

interface MessageText {
  /** With `{site}`, `{post}` and, of an offer, `{deadline}` to be filled in. */
  readonly text: Localized;
  readonly link: MessageLink;
}

const personalCenter: MessageLink = { page: '/personalCenter' };

function text(zhCn: string, zhHk: string, enUs: string): Localized {
  return { 'zh-cn': zhCn, 'zh-hk': zhHk, 'en-us': enUs };
}

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
      '【{site}】您应聘的“{post}”已进入面试环节，我们会与您约定时间。',
      '【{site}】你應徵的「{post}」已進入面試階段，我們會與你約定時間。',
      '[{site}] We would like to interview you for “{post}”, and will arrange a time with you.',
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
      '【{site}】恭喜！我们诚邀您加入，职位为“{post}”。请在 {deadline} 前答复录用通知。',
      '【{site}】恭喜！我們誠邀你加入，職位為「{post}」。請於 {deadline} 前回覆聘書。',
      '[{site}] We are pleased to offer you the position “{post}”. Please answer by {deadline}.',
    ),
    link: { behind: 'offer', page: '/mailResponse/acceptOffer' },
  },
  offerAccepted: {
    text: text(
      '【{site}】您已接受“{post}”的录用通知。请上传入职所需的附件。',
      '【{site}】你已接受「{post}」的聘書。請上載入職所需的附件。',
      '[{site}] You have accepted the offer for “{post}”. Please hand in your documents.',
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
    link: personalCenter,
  },
  hired: {
    text: text(
      '【{site}】欢迎加入！您应聘的“{post}”已确认录用，我们会与您约定报到日期。',
      '【{site}】歡迎加入！你應徵的「{post}」已確認聘用，我們會與你商定報到日期。',
      '[{site}] Welcome! You are hired for “{post}”, and we will arrange your first day with you.',
    ),
    link: personalCenter,
  },
  rejected: {
    text: text(
      '【{site}】感谢您应聘“{post}”。很遗憾，本次未能与您同行。',
      '【{site}】感謝你應徵「{post}」。很遺憾，是次未能聘用你。',
      '[{site}] Thank you for applying for “{post}”. We have decided to go on with other candidates.',
    ),
    link: personalCenter,
  },
};
