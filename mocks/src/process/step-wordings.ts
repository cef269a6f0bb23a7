import type { DeliveryStatusEntry } from '../data/dictionaries.ts';
import type { ProcessEventName } from '../domain/process-state.ts';

/** What a timeline says of steps that lead to no stage of their own. */
export const stepWordings: Readonly<
  Partial<Record<ProcessEventName, Pick<DeliveryStatusEntry, 'name' | 'note'>>>
> = {
  acceptOffer: {
    name: { 'zh-cn': '已接受录用', 'zh-hk': '已接受聘書', 'en-us': 'Offer accepted' },
    note: {
      'zh-cn': '你已接受录用通知，请上传入职所需的附件。',
      'zh-hk': '你已接受聘書，請上載入職所需的附件。',
      'en-us': 'You have accepted the offer; please hand in your documents.',
    },
  },
  declineOffer: {
    name: { 'zh-cn': '已婉拒录用', 'zh-hk': '已婉拒聘書', 'en-us': 'Offer declined' },
    note: {
      'zh-cn': '你已婉拒录用通知，本次招聘流程已结束。',
      'zh-hk': '你已婉拒聘書，是次招聘程序已結束。',
      'en-us': 'You have declined the offer, and this application has come to an end.',
    },
  },
  expireOffer: {
    name: { 'zh-cn': '录用通知已过期', 'zh-hk': '聘書已逾期', 'en-us': 'Offer expired' },
    note: {
      'zh-cn': '录用通知未在期限内答复。',
      'zh-hk': '聘書未於限期內回覆。',
      'en-us': 'The offer was not answered in time.',
    },
  },
};
