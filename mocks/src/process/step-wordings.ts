import type { DeliveryStatusEntry } from '../data/dictionaries.ts';
import type { ProcessEventName } from '../domain/process-state.ts';

/** The texts of a timeline for steps that do not lead to another stage; `{time}` is that of the interview. */
export const stepWordings: Readonly<
  Partial<Record<ProcessEventName, Pick<DeliveryStatusEntry, 'name' | 'note'>>>
> = {
  acceptOffer: {
    name: { 'zh-cn': '已接受录用', 'zh-hk': '已接受聘書', 'en-us': 'Offer accepted' },
    note: {
      'zh-cn': '你已接受录用通知，请上传入职所需的附件。',
      'zh-hk': '你已接受聘書，請上載入職所需的附件。',
      'en-us': 'You have accepted the offer; please send your documents.',
    },
  },
  declineOffer: {
    name: { 'zh-cn': '已拒绝录用', 'zh-hk': '已拒絕聘書', 'en-us': 'Offer declined' },
    note: {
      'zh-cn': '你已拒绝录用通知，本次招聘流程已结束。',
      'zh-hk': '你已拒絕聘書，是次招聘程序已結束。',
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
  inviteToChooseTime: {
    name: { 'zh-cn': '待选择面试时间', 'zh-hk': '待選擇面試時間', 'en-us': 'Choose an interview time' },
    note: {
      'zh-cn': '请从面试官给出的时间中选择一个。',
      'zh-hk': '請從面試官提供的時間中選擇一個。',
      'en-us': 'Please choose one of the times that the interviewer offers.',
    },
  },
  chooseTime: {
    name: { 'zh-cn': '已选择面试时间', 'zh-hk': '已選擇面試時間', 'en-us': 'Interview time chosen' },
    note: {
      'zh-cn': '面试定在 {time}，请准时参加。',
      'zh-hk': '面試定於 {time}，請準時出席。',
      'en-us': 'The interview is on {time}; we look forward to meeting you.',
    },
  },
  acceptInterview: {
    name: { 'zh-cn': '已接受面试', 'zh-hk': '已接受面試', 'en-us': 'Interview accepted' },
    note: {
      'zh-cn': '你已确认 {time}的面试，请准时参加。',
      'zh-hk': '你已確認 {time}的面試，請準時出席。',
      'en-us': 'You have confirmed the interview on {time}; we look forward to meeting you.',
    },
  },
  rescheduleInterview: {
    name: { 'zh-cn': '面试已改期', 'zh-hk': '面試已改期', 'en-us': 'Interview rescheduled' },
    note: {
      'zh-cn': '面试改到了你提出的时间：{time}。',
      'zh-hk': '面試已改到你提出的時間：{time}。',
      'en-us': 'The interview was moved to a time that you proposed: {time}.',
    },
  },
  abandonInterview: {
    name: { 'zh-cn': '已放弃面试', 'zh-hk': '已放棄面試', 'en-us': 'Withdrew from interview' },
    note: {
      'zh-cn': '你已放弃面试，本次招聘流程已结束。',
      'zh-hk': '你已放棄面試，是次招聘程序已結束。',
      'en-us': 'You have withdrawn from the interview, and this application has come to an end.',
    },
  },
  expireInterview: {
    name: { 'zh-cn': '面试邀请已过期', 'zh-hk': '面試邀請已逾期', 'en-us': 'Interview invitation expired' },
    note: {
      'zh-cn': '面试邀请未在期限内答复。',
      'zh-hk': '面試邀請未於限期內回覆。',
      'en-us': 'The invitation was not answered in time.',
    },
  },
  requestBackgroundCheck: {
    name: { 'zh-cn': '背景调查待授权', 'zh-hk': '背景審查待授權', 'en-us': 'Background check requested' },
    note: {
      'zh-cn': '请授权并填写背景调查信息。',
      'zh-hk': '請授權並填寫背景審查資料。',
      'en-us': 'Please authorize the background check and fill in the details.',
    },
  },
  submitBackgroundCheck: {
    name: { 'zh-cn': '背景调查已提交', 'zh-hk': '背景審查已提交', 'en-us': 'Background check received' },
    note: {
      'zh-cn': '你已授权背景调查，我们会尽快告知结果。',
      'zh-hk': '你已授權背景審查，我們會盡快告知結果。',
      'en-us': 'You have authorized the background check; we will let you know the outcome.',
    },
  },
  requestMedicalReport: {
    name: { 'zh-cn': '体检报告待上传', 'zh-hk': '身體檢查報告待上載', 'en-us': 'Medical report requested' },
    note: {
      'zh-cn': '请上传你的体检报告。',
      'zh-hk': '請上載你的身體檢查報告。',
      'en-us': 'Please upload your medical report.',
    },
  },
  submitMedicalReport: {
    name: { 'zh-cn': '体检报告已提交', 'zh-hk': '身體檢查報告已提交', 'en-us': 'Medical report received' },
    note: {
      'zh-cn': '我们已收到你的体检报告。',
      'zh-hk': '我們已收到你的身體檢查報告。',
      'en-us': 'We have received your medical report.',
    },
  },
  requestInformationForm: {
    name: { 'zh-cn': '信息采集表待填写', 'zh-hk': '資料收集表待填寫', 'en-us': 'Information form requested' },
    note: {
      'zh-cn': '请填写信息采集表。',
      'zh-hk': '請填寫資料收集表。',
      'en-us': 'Please fill in the information form.',
    },
  },
  submitInformationForm: {
    name: { 'zh-cn': '信息采集表已提交', 'zh-hk': '資料收集表已提交', 'en-us': 'Information form received' },
    note: {
      'zh-cn': '我们已收到你填写的信息。',
      'zh-hk': '我們已收到你填寫的資料。',
      'en-us': 'We have received your information.',
    },
  },
  requestResumeUpdate: {
    name: { 'zh-cn': '简历待更新', 'zh-hk': '履歷待更新', 'en-us': 'Resume update requested' },
    note: {
      'zh-cn': '请更新这次应聘所用的简历。',
      'zh-hk': '請更新是次應徵所用的履歷。',
      'en-us': 'Please update the resume of this application.',
    },
  },
  submitResumeUpdate: {
    name: { 'zh-cn': '简历已更新', 'zh-hk': '履歷已更新', 'en-us': 'Resume update received' },
    note: {
      'zh-cn': '我们已收到你更新的简历。',
      'zh-hk': '我們已收到你更新的履歷。',
      'en-us': 'We have received your updated resume.',
    },
  },
  requestResumeImprovement: {
    name: { 'zh-cn': '简历待补充', 'zh-hk': '履歷待補充', 'en-us': 'Resume details requested' },
    note: {
      'zh-cn': '请补充简历中所缺的内容。',
      'zh-hk': '請補充履歷中欠缺的內容。',
      'en-us': 'Please add what your resume is missing.',
    },
  },
  submitResumeImprovement: {
    name: { 'zh-cn': '简历已补充', 'zh-hk': '履歷已補充', 'en-us': 'Resume details received' },
    note: {
      'zh-cn': '我们已收到你补充的内容。',
      'zh-hk': '我們已收到你補充的內容。',
      'en-us': 'We have received what you added.',
    },
  },
  requestTalentUpdate: {
    name: { 'zh-cn': '人才库邀请待答复', 'zh-hk': '人才庫邀請待回覆', 'en-us': 'Talent pool invitation' },
    note: {
      'zh-cn': '诚邀你加入人才库并更新简历。',
      'zh-hk': '誠邀你加入人才庫並更新履歷。',
      'en-us': 'We invite you to our talent pool; please update your resume.',
    },
  },
  submitTalentUpdate: {
    name: { 'zh-cn': '已加入人才库', 'zh-hk': '已加入人才庫', 'en-us': 'Talent pool joined' },
    note: {
      'zh-cn': '你已加入人才库。',
      'zh-hk': '你已加入人才庫。',
      'en-us': 'You are in our talent pool now.',
    },
  },
};
