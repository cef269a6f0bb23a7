import type { DeskRecommendation, OfferFate, PositionStatus, ProcessEventName, Stage } from '@careers/mocks';
import type { BenchLanguage } from './texts.ts';

interface DeskWords {
  readonly stages: Readonly<Record<Stage, string>>;
  /** What the recruiter can let happen. */
  readonly events: Readonly<Partial<Record<ProcessEventName, string>>>;
  readonly offers: Readonly<Record<OfferFate['kind'], string>>;
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
      sendOffer: 'Send offer',
      hire: 'Hire',
      reject: 'Reject',
    },
    offers: {
      pending: 'waits for an answer',
      accepted: 'accepted',
      declined: 'declined',
      expired: 'expired',
      withdrawn: 'taken back',
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
      offer: '录用意向',
      hired: '已录用',
      closed: '已结束',
      revoked: '已撤销',
    },
    events: {
      screen: '开始筛选',
      inviteToInterview: '邀请面试',
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
