import type { Delivery } from '@careers/gateway/contract';
import type { Localized } from '../data/types.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { interviewOf } from '../process/interviews.ts';
import { liveToken } from '../process/links.ts';
import { linkRoute } from '../process/perform.ts';
import { stageOf, takesAttachments } from '../process/process.ts';
import type { CallContext } from './context.ts';

const answerOffer: Localized = { 'zh-cn': '答复录用通知', 'zh-hk': '回覆聘書', 'en-us': 'Answer the offer' };
const handIn: Localized = { 'zh-cn': '上传入职附件', 'zh-hk': '上載入職附件', 'en-us': 'Hand in documents' };

const answerInvitation: Localized = {
  'zh-cn': '答复面试邀请',
  'zh-hk': '回覆面試邀請',
  'en-us': 'Answer the invitation',
};
const chooseTime: Localized = { 'zh-cn': '选择面试时间', 'zh-hk': '選擇面試時間', 'en-us': 'Choose a time' };

/** What it is the candidate's turn to do in a process, and where; nothing while it is somebody else's. */
export function nextActionOf(context: CallContext, delivery: StoredDelivery): Delivery['nextAction'] {
  return ofInterview(context, delivery) ?? ofOffer(context, delivery);
}

function ofInterview(context: CallContext, { id, process }: StoredDelivery): Delivery['nextAction'] {
  const interview = interviewOf(process);
  if (stageOf(process) !== 'interview' || interview?.fate.kind !== 'invited') return undefined;
  if (!interview.time)
    return { label: chooseTime[context.locale], link: `/self/candidate?${new URLSearchParams({ id })}` };
  const token = liveToken(context.state(), id, 'interview', context.clock.now());
  return token === undefined
    ? undefined
    : { label: answerInvitation[context.locale], link: linkRoute('/acceptInterview', token) };
}

function ofOffer(context: CallContext, { id, process }: StoredDelivery): Delivery['nextAction'] {
  const token = liveToken(context.state(), id, 'offer', context.clock.now());
  if (token === undefined) return undefined;
  if (process.offer?.fate.kind === 'pending')
    return { label: answerOffer[context.locale], link: linkRoute('/mailResponse/acceptOffer', token) };
  if (takesAttachments(process))
    return { label: handIn[context.locale], link: linkRoute('/mailResponse/attachmentUpload', token) };
  return undefined;
}
