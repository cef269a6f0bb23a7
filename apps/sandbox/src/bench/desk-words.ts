import type {
  DeskRecommendation,
  InterviewFate,
  OfferFate,
  PositionStatus,
  ProcessEventName,
  RequestKind,
  Stage,
} from '@careers/mocks';
import type { BenchLanguage } from './texts.ts';

interface DeskWords {
  readonly stages: Readonly<Record<Stage, string>>;
  /** The events that the recruiter can cause. */
  readonly events: Readonly<Partial<Record<ProcessEventName, string>>>;
  readonly offers: Readonly<Record<OfferFate['kind'], string>>;
  readonly interviews: Readonly<Record<InterviewFate['kind'], string>>;
  /** The kinds of request, as in "ask for …". */
  readonly requests: Readonly<Record<RequestKind, string>>;
  readonly positions: Readonly<Record<PositionStatus, string>>;
  readonly recommendationStages: Readonly<Record<DeskRecommendation['stage'], string>>;
}

/** The recruiter's desk in the bench's two languages. */
export const deskWords: Readonly<Record<BenchLanguage, DeskWords>> = {
  en: {
    stages: {
      delivered: 'Applied',
      screening: 'Screening',
      interview: 'Interview',
      offer: 'Offer',
      hired: 'Hired',
      closed: 'Closed',
      revoked: 'Withdrawn',
    },
    events: {
      screen: 'Start screening',
      inviteToInterview: 'Invite to interview',
      inviteToChooseTime: 'Let them choose a time',
      rescheduleInterview: 'Take a proposed time',
      sendOffer: 'Send offer',
      hire: 'Hire',
      reject: 'Reject',
    },
    offers: {
      pending: 'waits for an answer',
      accepted: 'accepted',
      declined: 'declined',
      expired: 'expired',
      withdrawn: 'withdrawn',
    },
    interviews: {
      invited: 'waits for an answer',
      accepted: 'agreed',
      notSuitable: 'other times proposed',
      abandoned: 'declined',
      expired: 'expired',
      withdrawn: 'withdrawn',
    },
    requests: {
      resumeForward: 'Manager’s opinion',
      evaluation: 'Evaluation',
      approval: 'Approval',
      backgroundCheck: 'Background check',
      supplierCheck: 'Supplier’s check',
      medicalReport: 'Medical report',
      informationForm: 'Information form',
      resumeUpdate: 'Resume update',
      resumeImprovement: 'Better resume',
      talentUpdate: 'Talent pool',
    },
    positions: { open: 'Open', closed: 'Closed', delisted: 'Delisted' },
    recommendationStages: {
      received: 'Received',
      screening: 'Screening',
      interview: 'Interview',
      hired: 'Hired',
      closed: 'Closed',
    },
  },
  zh: {
    stages: {
      delivered: '已投递',
      screening: '筛选中',
      interview: '面试中',
      offer: '录用通知',
      hired: '已录用',
      closed: '已结束',
      revoked: '已撤销',
    },
    events: {
      screen: '开始筛选',
      inviteToInterview: '邀请面试',
      inviteToChooseTime: '请候选人选时间',
      rescheduleInterview: '采用候选人的时间',
      sendOffer: '发出录用通知',
      hire: '确认录用',
      reject: '淘汰',
    },
    offers: {
      pending: '待答复',
      accepted: '已接受',
      declined: '已拒绝',
      expired: '已过期',
      withdrawn: '已撤回',
    },
    interviews: {
      invited: '待答复',
      accepted: '已约定',
      notSuitable: '已提出其他时间',
      abandoned: '已放弃',
      expired: '已过期',
      withdrawn: '已撤回',
    },
    requests: {
      resumeForward: '经理意见',
      evaluation: '面试评价',
      approval: '审批',
      backgroundCheck: '背景调查',
      supplierCheck: '供应商调查',
      medicalReport: '体检报告',
      informationForm: '信息采集表',
      resumeUpdate: '更新简历',
      resumeImprovement: '补充简历',
      talentUpdate: '人才库',
    },
    positions: { open: '招聘中', closed: '已关闭', delisted: '已下架' },
    recommendationStages: {
      received: '已收到',
      screening: '筛选中',
      interview: '面试中',
      hired: '已录用',
      closed: '已结束',
    },
  },
};
