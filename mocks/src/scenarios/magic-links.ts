import type { LinkState } from '@careers/gateway/contract';
import type { LinkKind, Recipient, RequestKind } from '../domain/process-state.ts';

/** A link that every world has, in one state of its page; a world creates it at its first use. */
export interface MagicLink {
  readonly token: string;
  readonly kind: LinkKind;
  readonly recipient: Recipient;
  /** The state that its page shows; `invalid` is that of `INVALID_LINK_TOKEN`. */
  readonly state: Exclude<LinkState, 'invalid'>;
  /** What has happened to it, for states that have several reasons. */
  readonly since?: 'accepted' | 'declined' | 'notSuitable' | 'toHandIn' | 'byAnother' | 'ended';
  /** The status of the position, if it is no longer open. */
  readonly position?: 'closed' | 'delisted';
  /** By which contact its recipient first proves who they are; for a request, its rule decides that. */
  readonly verification?: 'email';
  /** The portal's route in the mail. */
  readonly page: string;
  readonly title: { readonly 'en-us': string; readonly 'zh-cn': string };
}

/** A token that belongs to no link, as in an address that was cut off or made up. */
export const INVALID_LINK_TOKEN = 'link-invalid';

const offers: readonly MagicLink[] = [
  {
    token: 'offer-pending',
    kind: 'offer',
    recipient: 'candidate',
    state: 'open',
    page: '/mailResponse/acceptOffer',
    title: { 'en-us': 'An offer that waits for an answer', 'zh-cn': '待答复的录用通知' },
  },
  {
    token: 'offer-accepted',
    kind: 'offer',
    recipient: 'candidate',
    state: 'done',
    since: 'accepted',
    page: '/mailResponse/acceptOffer',
    title: { 'en-us': 'An offer that was accepted', 'zh-cn': '已接受的录用通知' },
  },
  {
    token: 'offer-rejected',
    kind: 'offer',
    recipient: 'candidate',
    state: 'done',
    since: 'declined',
    page: '/mailResponse/declinedOffer',
    title: { 'en-us': 'An offer that was declined', 'zh-cn': '已拒绝的录用通知' },
  },
  {
    token: 'offer-expired',
    kind: 'offer',
    recipient: 'candidate',
    state: 'expired',
    page: '/mailResponse/acceptOffer',
    title: { 'en-us': 'An offer that was not answered in time', 'zh-cn': '已过期的录用通知' },
  },
  {
    token: 'offer-withdrawn',
    kind: 'offer',
    recipient: 'candidate',
    state: 'handled',
    page: '/mailResponse/acceptOffer',
    title: { 'en-us': 'An offer that was withdrawn', 'zh-cn': '已被撤回的录用通知' },
  },
  {
    token: 'attachments-open',
    kind: 'offer',
    recipient: 'candidate',
    state: 'done',
    since: 'toHandIn',
    page: '/mailResponse/attachmentUpload',
    title: {
      'en-us': 'An accepted offer that waits for attachments',
      'zh-cn': '已接受、待上传附件的录用通知',
    },
  },
];

const resumes: readonly MagicLink[] = [
  {
    token: 'resume-open',
    kind: 'resume',
    recipient: 'interviewer',
    state: 'open',
    page: '/resumeView',
    title: { 'en-us': 'A resume that was sent to an interviewer', 'zh-cn': '发给面试官的简历' },
  },
  {
    token: 'resume-verify',
    kind: 'resume',
    recipient: 'interviewer',
    state: 'open',
    verification: 'email',
    page: '/resumeView',
    title: { 'en-us': 'A resume that asks for a code first', 'zh-cn': '需先验证身份才能查看的简历' },
  },
  {
    token: 'resume-locked',
    kind: 'resume',
    recipient: 'interviewer',
    state: 'open',
    verification: 'email',
    page: '/resumeView',
    title: { 'en-us': 'Another resume that asks for a code first', 'zh-cn': '另一份需先验证身份的简历' },
  },
  {
    token: 'resume-over',
    kind: 'resume',
    recipient: 'interviewer',
    state: 'handled',
    page: '/resumeView',
    title: { 'en-us': 'A resume whose application is over', 'zh-cn': '应聘已结束的简历' },
  },
  {
    token: 'resume-expired',
    kind: 'resume',
    recipient: 'interviewer',
    state: 'expired',
    page: '/resumeView',
    title: { 'en-us': 'A resume whose link has expired', 'zh-cn': '链接已过期的简历' },
  },
];

const interviews: readonly MagicLink[] = [
  {
    token: 'interview-invited',
    kind: 'interview',
    recipient: 'candidate',
    state: 'open',
    page: '/acceptInterview',
    title: { 'en-us': 'An invitation to an interview', 'zh-cn': '待答复的面试邀请' },
  },
  {
    token: 'interview-accepted',
    kind: 'interview',
    recipient: 'candidate',
    state: 'done',
    since: 'accepted',
    page: '/acceptInterview',
    title: { 'en-us': 'An interview that was accepted', 'zh-cn': '已接受的面试' },
  },
  {
    token: 'interview-abandoned',
    kind: 'interview',
    recipient: 'candidate',
    state: 'done',
    since: 'declined',
    page: '/abandonInterview',
    title: { 'en-us': 'An interview that was declined', 'zh-cn': '已放弃的面试' },
  },
  {
    token: 'interview-not-suitable',
    kind: 'interview',
    recipient: 'candidate',
    state: 'done',
    since: 'notSuitable',
    page: '/interviewTimeNotSuitable',
    title: { 'en-us': 'An interview with other times proposed', 'zh-cn': '已提出其他时间的面试' },
  },
  {
    token: 'interview-expired',
    kind: 'interview',
    recipient: 'candidate',
    state: 'expired',
    page: '/acceptInterview',
    title: { 'en-us': 'An invitation that was not answered in time', 'zh-cn': '已过期的面试邀请' },
  },
  {
    token: 'interview-over',
    kind: 'interview',
    recipient: 'candidate',
    state: 'handled',
    page: '/acceptInterview',
    title: { 'en-us': 'An invitation whose application is over', 'zh-cn': '应聘已结束的面试邀请' },
  },
];

const messages: readonly MagicLink[] = [
  {
    token: 'message-open',
    kind: 'message',
    recipient: 'candidate',
    state: 'open',
    page: '/message',
    title: { 'en-us': 'A message behind a link', 'zh-cn': '通过链接查看的消息' },
  },
  {
    token: 'message-expired',
    kind: 'message',
    recipient: 'candidate',
    state: 'expired',
    page: '/message',
    title: { 'en-us': 'A message whose link has expired', 'zh-cn': '链接已过期的消息' },
  },
];

const results: readonly MagicLink[] = [
  {
    token: 'results-open',
    kind: 'results',
    recipient: 'manager',
    state: 'open',
    page: '/interviewResults',
    title: { 'en-us': 'The results of an interview', 'zh-cn': '面试结果' },
  },
  {
    token: 'record-open',
    kind: 'results',
    recipient: 'manager',
    state: 'open',
    page: '/evaluationRecord',
    title: { 'en-us': 'The record of an evaluation', 'zh-cn': '面试评价记录' },
  },
  {
    token: 'results-expired',
    kind: 'results',
    recipient: 'manager',
    state: 'expired',
    page: '/interviewResults',
    title: { 'en-us': 'Results of an interview whose link has expired', 'zh-cn': '链接已过期的面试结果' },
  },
];

interface RequestLinks {
  /** Its tokens are this one, and this one with `-done`, `-over` and `-expired`. */
  readonly token: string;
  readonly recipient: Recipient;
  readonly page: string;
  readonly title: MagicLink['title'];
}

/** The names of the links of each kind of request, and where they lead. */
export const requestLinks: Readonly<Record<RequestKind, RequestLinks>> = {
  resumeForward: {
    token: 'forward-resume',
    recipient: 'manager',
    page: '/mailResponse/forwardResume',
    title: { 'en-us': 'A resume forwarded to a manager', 'zh-cn': '转给用人经理的简历' },
  },
  evaluation: {
    token: 'evaluation',
    recipient: 'interviewer',
    page: '/interviewEvaluation',
    title: { 'en-us': 'The evaluation of an interview', 'zh-cn': '面试评价' },
  },
  approval: {
    token: 'position-approval',
    recipient: 'approver',
    page: '/positionApproval',
    title: { 'en-us': 'The approval of a position', 'zh-cn': '职位审批' },
  },
  backgroundCheck: {
    token: 'background-check',
    recipient: 'candidate',
    page: '/backgroundCheck',
    title: { 'en-us': 'A background check to authorize', 'zh-cn': '待授权的背景调查' },
  },
  supplierCheck: {
    token: 'supplier-check',
    recipient: 'supplier',
    page: '/supplierBackgroundCheck',
    title: { 'en-us': 'A background check at its supplier', 'zh-cn': '供应商的背景调查' },
  },
  medicalReport: {
    token: 'medical-report',
    recipient: 'candidate',
    page: '/healthCheck',
    title: { 'en-us': 'A medical report to upload', 'zh-cn': '待上传的体检报告' },
  },
  informationForm: {
    token: 'information-form',
    recipient: 'candidate',
    page: '/mailResponse/collectTable',
    title: { 'en-us': 'An information form', 'zh-cn': '信息采集表' },
  },
  resumeUpdate: {
    token: 'resume-update',
    recipient: 'candidate',
    page: '/resumeUpdate',
    title: { 'en-us': 'A resume to bring up to date', 'zh-cn': '待更新的简历' },
  },
  resumeImprovement: {
    token: 'resume-improve',
    recipient: 'candidate',
    page: '/resumeImprove',
    title: { 'en-us': 'A resume to improve', 'zh-cn': '待补充的简历' },
  },
  talentUpdate: {
    token: 'talent-invitation',
    recipient: 'candidate',
    page: '/talentInvitationUpdate',
    title: { 'en-us': 'An invitation to the talent pool', 'zh-cn': '人才库邀请' },
  },
};

/** What has happened to a request, with the words for its token and for the title of its preset. */
const requestStates = [
  { state: 'open', suffix: '', said: { 'en-us': 'open', 'zh-cn': '待办' } },
  { state: 'done', suffix: '-done', said: { 'en-us': 'done', 'zh-cn': '已完成' } },
  { state: 'handled', suffix: '-over', said: { 'en-us': 'over', 'zh-cn': '已结束' } },
  { state: 'expired', suffix: '-expired', said: { 'en-us': 'expired', 'zh-cn': '已过期' } },
] as const;

const requests: readonly MagicLink[] = (Object.keys(requestLinks) as RequestKind[]).flatMap((kind) => {
  const { token, recipient, page, title } = requestLinks[kind];
  return requestStates
    .filter(({ state }) => !(kind === 'talentUpdate' && state === 'handled'))
    .map(({ state, suffix, said }) => ({
      token: kind === 'evaluation' && state === 'open' ? 'evaluation-open' : `${token}${suffix}`,
      kind,
      recipient,
      state,
      page,
      title: {
        'en-us': `${title['en-us']}: ${said['en-us']}`,
        'zh-cn': `${title['zh-cn']}：${said['zh-cn']}`,
      },
    }));
});

/** Links by which somebody has said something of a resume, whose application has ended since. */
const ended: readonly MagicLink[] = (['resumeForward', 'evaluation'] as const).map((kind) => {
  const { token, recipient, page, title } = requestLinks[kind];
  return {
    token: `${token}-ended`,
    kind,
    recipient,
    state: 'done',
    since: 'ended',
    page,
    title: {
      'en-us': `${title['en-us']}: done, and the application has ended`,
      'zh-cn': `${title['zh-cn']}：已完成，应聘已结束`,
    },
  };
});

/** All links that a world has from its beginning: each page that a link opens, in each of its states. */
export const magicLinks: readonly MagicLink[] = [
  ...offers,
  ...resumes,
  ...interviews,
  ...messages,
  ...results,
  ...requests,
  {
    token: 'position-approval-by-another',
    kind: 'approval',
    recipient: 'secondApprover',
    state: 'handled',
    since: 'byAnother',
    page: '/positionApproval',
    title: {
      'en-us': 'The approval of a position: decided by somebody else',
      'zh-cn': '职位审批：已由他人处理',
    },
  },
  {
    token: 'position-approval-closed',
    kind: 'approval',
    recipient: 'approver',
    state: 'open',
    position: 'closed',
    page: '/positionApproval',
    title: {
      'en-us': 'The approval of a position that was closed meanwhile',
      'zh-cn': '职位审批：职位已关闭',
    },
  },
  {
    token: 'position-approval-delisted',
    kind: 'approval',
    recipient: 'approver',
    state: 'open',
    position: 'delisted',
    page: '/positionApproval',
    title: {
      'en-us': 'The approval of a position that was delisted meanwhile',
      'zh-cn': '职位审批：职位已下架',
    },
  },
  ...ended,
];
