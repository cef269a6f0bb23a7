import type { Localized } from '../data/types.ts';
import type { LinkOutcome } from '../domain/process-state.ts';

/** What a link says that ended before its time. */
export const linkOutcomeTexts: Readonly<Record<LinkOutcome, Localized>> = {
  withdrawn: {
    'zh-cn': '该录用通知已被撤回。',
    'zh-hk': '此聘書已被撤回。',
    'en-us': 'The offer has been withdrawn by the company.',
  },
  replaced: {
    'zh-cn': '已有新的录用通知代替这一份，请查看最新的邮件。',
    'zh-hk': '已有新的聘書取代這一份，請查看最新的電郵。',
    'en-us': 'A newer offer has replaced this one; please see your latest message.',
  },
  over: {
    'zh-cn': '该应聘流程已结束，简历不再展示。',
    'zh-hk': '此應徵流程已結束，履歷不再展示。',
    'en-us': 'This application is over, and its resume is no longer shown.',
  },
};
