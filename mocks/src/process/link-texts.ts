import type { Localized } from '../data/types.ts';
import type { LinkKind, LinkOutcome } from '../domain/process-state.ts';

/** What a link shows that was ended before it expired. */
export const linkOutcomeTexts: Readonly<Record<LinkOutcome, Localized>> = {
  withdrawn: {
    'zh-cn': '该录用通知已被撤回。',
    'zh-hk': '此聘書已被撤回。',
    'en-us': 'The offer has been withdrawn by the company.',
  },
  replaced: {
    'zh-cn': '已有新的链接代替这一个，请查看最新的消息。',
    'zh-hk': '已有新的連結取代這一個，請查看最新的訊息。',
    'en-us': 'A newer link has replaced this one; please see your latest message.',
  },
  over: {
    'zh-cn': '该应聘流程已结束，此链接不再展示任何内容。',
    'zh-hk': '此應徵流程已結束，此連結不再顯示任何內容。',
    'en-us': 'This application has ended, so this link no longer shows anything.',
  },
  notNeeded: {
    'zh-cn': '这件事已不再需要处理，此链接不再展示任何内容。',
    'zh-hk': '這件事已毋須再處理，此連結不再顯示任何內容。',
    'en-us': 'This is no longer needed, so this link no longer shows anything.',
  },
  passedOn: {
    'zh-cn': '你已将这份简历转给同事。',
    'zh-hk': '你已將這份履歷轉交同事。',
    'en-us': 'You have passed this resume on to a colleague.',
  },
  byAnother: {
    'zh-cn': '此事项已由其他人处理。',
    'zh-hk': '此事項已由其他人處理。',
    'en-us': 'Somebody else has already dealt with this.',
  },
};

/** What the link of an approval shows that is no longer needed: an approver knows a position, but no application. */
export const approvalOverText: Localized = {
  'zh-cn': '这项审批已不再需要，此链接不再展示任何内容。',
  'zh-hk': '這項審批已不再需要，此連結不再顯示任何內容。',
  'en-us': 'This approval is no longer needed, so this link no longer shows anything.',
};

/** What the invitation to an interview shows that was called off while the application goes on. */
export const interviewOffText: Localized = {
  'zh-cn': '这次面试已取消。',
  'zh-hk': '這次面試已取消。',
  'en-us': 'This interview has been canceled.',
};

/** What a link of a kind shows that was ended before it expired. */
export function textOfOutcome(outcome: LinkOutcome, kind: LinkKind): Localized {
  if (kind === 'approval' && (outcome === 'over' || outcome === 'notNeeded')) return approvalOverText;
  return kind === 'interview' && outcome === 'notNeeded' ? interviewOffText : linkOutcomeTexts[outcome];
}
