import type { Delivery } from '@careers/gateway/contract';
import type { Localized } from '../data/types.ts';
import type { RequestKind } from '../domain/process-state.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { interviewOf } from '../process/interviews.ts';
import { liveToken } from '../process/links.ts';
import { linkRoute } from '../process/perform.ts';
import { stageOf, takesAttachments } from '../process/process.ts';
import { pendingKinds } from '../process/requests.ts';
import { requestLinks } from '../scenarios/magic-links.ts';
import type { CallContext } from './context.ts';

const answerOffer: Localized = { 'zh-cn': '答复录用通知', 'zh-hk': '回覆聘書', 'en-us': 'Answer the offer' };
const handIn: Localized = { 'zh-cn': '上传入职附件', 'zh-hk': '上載入職附件', 'en-us': 'Send documents' };

/** What a candidate may be asked for, in words for the candidate. */
const labels: Partial<Readonly<Record<RequestKind, Localized>>> = {
  informationForm: {
    'zh-cn': '填写信息采集表',
    'zh-hk': '填寫資料收集表',
    'en-us': 'Fill in the information form',
  },
  medicalReport: {
    'zh-cn': '上传体检报告',
    'zh-hk': '上載身體檢查報告',
    'en-us': 'Upload your medical report',
  },
  backgroundCheck: {
    'zh-cn': '授权背景调查',
    'zh-hk': '授權背景審查',
    'en-us': 'Authorize the background check',
  },
  resumeUpdate: { 'zh-cn': '更新简历', 'zh-hk': '更新履歷', 'en-us': 'Update your resume' },
  resumeImprovement: { 'zh-cn': '补充简历', 'zh-hk': '補充履歷', 'en-us': 'Improve your resume' },
  talentUpdate: {
    'zh-cn': '答复人才库邀请',
    'zh-hk': '回覆人才庫邀請',
    'en-us': 'Answer the talent pool invitation',
  },
};
const answerInvitation: Localized = {
  'zh-cn': '答复面试邀请',
  'zh-hk': '回覆面試邀請',
  'en-us': 'Answer the invitation',
};
const chooseTime: Localized = { 'zh-cn': '选择面试时间', 'zh-hk': '選擇面試時間', 'en-us': 'Choose a time' };

/** What the candidate has to do next in a process, and where; undefined if it is somebody else's turn. */
export function nextActionOf(context: CallContext, delivery: StoredDelivery): Delivery['nextAction'] {
  return ofInterview(context, delivery) ?? ofLinks(context, delivery);
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

/** The open links of the process: the offer first, then requests, then documents until some were sent, since more are no duty. */
function ofLinks(context: CallContext, { id, process }: StoredDelivery): Delivery['nextAction'] {
  const token = liveToken(context.state(), id, 'offer', context.clock.now());
  if (token !== undefined && process.offer?.fate.kind === 'pending')
    return { label: answerOffer[context.locale], link: linkRoute('/mailResponse/acceptOffer', token) };
  const asked = pendingKinds(process).find((kind) => kind in labels);
  const link = asked && liveToken(context.state(), id, asked, context.clock.now());
  const label = asked && labels[asked];
  if (link && label) return { label: label[context.locale], link: linkRoute(requestLinks[asked].page, link) };
  if (token !== undefined && takesAttachments(process) && process.offer?.attachments.length === 0)
    return { label: handIn[context.locale], link: linkRoute('/mailResponse/attachmentUpload', token) };
  return undefined;
}
