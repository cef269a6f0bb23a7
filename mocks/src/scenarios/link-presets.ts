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
    id: 'link-invalid',
    title: { 'en-us': 'A link that leads nowhere', 'zh-cn': '无效的链接' },
    sets: {},
    opens: acceptOffer(INVALID_LINK_TOKEN),
  },
];
