import { INVALID_LINK_TOKEN, type MagicLinkToken } from './magic.ts';
import type { Preset } from './preset.ts';

type PageOfLink = (token: MagicLinkToken | typeof INVALID_LINK_TOKEN) => () => string;

const page =
  (path: string): PageOfLink =>
  (token) =>
  () =>
    `${path}?token=${token}`;

const acceptOffer = page('/mailResponse/acceptOffer');
const declinedOffer = page('/mailResponse/declinedOffer');
const attachmentUpload = page('/mailResponse/attachmentUpload');

const resumeView = page('/resumeView');

/** Presets that open a page behind a link, as its mail does: nobody is logged in. */
export const linkPresets: readonly Preset[] = [
  {
    id: 'offer-pending',
    title: { 'en-us': 'An offer that waits for an answer', 'zh-cn': '待答复的录用通知' },
    sets: {},
    opens: acceptOffer('offer-pending'),
  },
  {
    id: 'offer-accepted',
    title: { 'en-us': 'An offer that was accepted', 'zh-cn': '已接受的录用通知' },
    sets: {},
    opens: acceptOffer('offer-accepted'),
  },
  {
    id: 'offer-rejected',
    title: { 'en-us': 'An offer that was declined', 'zh-cn': '已拒绝的录用通知' },
    sets: {},
    opens: declinedOffer('offer-rejected'),
  },
  {
    id: 'offer-expired',
    title: { 'en-us': 'An offer that was not answered in time', 'zh-cn': '已过期的录用通知' },
    sets: {},
    opens: acceptOffer('offer-expired'),
  },
  {
    id: 'attachments-open',
    title: {
      'en-us': 'An accepted offer that waits for attachments',
      'zh-cn': '已接受、待上传附件的录用通知',
    },
    sets: {},
    opens: attachmentUpload('attachments-open'),
  },
  {
    id: 'resume-open',
    title: { 'en-us': 'A resume that was sent to an interviewer', 'zh-cn': '发给面试官的简历' },
    sets: {},
    opens: resumeView('resume-open'),
  },
  {
    id: 'resume-verify',
    title: { 'en-us': 'A resume that asks for a code first', 'zh-cn': '需先验证身份才能查看的简历' },
    sets: {},
    opens: resumeView('resume-verify'),
  },
  {
    id: 'resume-over',
    title: { 'en-us': 'A resume whose application is over', 'zh-cn': '应聘已结束的简历' },
    sets: {},
    opens: resumeView('resume-over'),
  },
  {
    id: 'resume-expired',
    title: { 'en-us': 'A resume whose link has expired', 'zh-cn': '链接已过期的简历' },
    sets: {},
    opens: resumeView('resume-expired'),
  },
  {
    id: 'link-invalid',
    title: { 'en-us': 'A link that leads nowhere', 'zh-cn': '无效的链接' },
    sets: {},
    opens: acceptOffer(INVALID_LINK_TOKEN),
  },
];
