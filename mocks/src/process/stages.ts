import {
  type ProcessActor,
  type ProcessEventName,
  requestEvent,
  requestKinds,
  type Stage,
} from '../domain/process-state.ts';
import type { Need } from './need.ts';
import { requestRules } from './requests.ts';

/** One transition: from a stage, by an event that somebody causes, to a stage. */
export interface Transition {
  /** Absent in a transition that begins a process. */
  readonly from?: Stage;
  readonly event: ProcessEventName;
  readonly who: ProcessActor;
  readonly to: Stage;
  readonly needs?: readonly Need[];
}

/** How an interview is arranged, within its stage. */
const interviews: readonly Transition[] = [
  { from: 'screening', event: 'inviteToInterview', who: 'recruiter', to: 'interview' },
  { from: 'screening', event: 'inviteToChooseTime', who: 'recruiter', to: 'interview' },
  {
    from: 'interview',
    event: 'inviteToInterview',
    who: 'recruiter',
    to: 'interview',
    needs: ['interviewFree'],
  },
  {
    from: 'interview',
    event: 'inviteToChooseTime',
    who: 'recruiter',
    to: 'interview',
    needs: ['interviewFree'],
  },
  {
    from: 'interview',
    event: 'acceptInterview',
    who: 'link',
    to: 'interview',
    needs: ['interviewInvited'],
  },
  {
    from: 'interview',
    event: 'reportTimeNotSuitable',
    who: 'link',
    to: 'interview',
    needs: ['interviewInvited'],
  },
  { from: 'interview', event: 'abandonInterview', who: 'link', to: 'closed', needs: ['interviewOpen'] },
  {
    from: 'interview',
    event: 'chooseTime',
    who: 'candidate',
    to: 'interview',
    needs: ['interviewToChoose'],
  },
  {
    from: 'interview',
    event: 'rescheduleInterview',
    who: 'recruiter',
    to: 'interview',
    needs: ['interviewNotSuitable'],
  },
  {
    from: 'interview',
    event: 'expireInterview',
    who: 'clock',
    to: 'interview',
    needs: ['interviewDeadlinePassed'],
  },
];

/** The events of requests at each stage of their rules; the stage does not change. */
const requests: readonly Transition[] = requestKinds.flatMap((kind) =>
  requestRules[kind].at.flatMap((stage): Transition[] => [
    {
      from: stage,
      event: requestEvent('request', kind),
      who: 'recruiter',
      to: stage,
      needs: [`free:${kind}`, ...(requestRules[kind].needs ?? [])],
    },
    {
      from: stage,
      event: requestEvent('submit', kind),
      who: 'link',
      to: stage,
      needs: [`pending:${kind}`],
    },
    {
      from: stage,
      event: requestEvent('expire', kind),
      who: 'clock',
      to: stage,
      needs: [`overdue:${kind}`],
    },
  ]),
);

/** All transitions; nothing else can happen. */
export const transitions: readonly Transition[] = [
  { event: 'deliver', who: 'candidate', to: 'delivered' },
  { from: 'delivered', event: 'screen', who: 'recruiter', to: 'screening' },
  ...interviews,
  { from: 'interview', event: 'sendOffer', who: 'recruiter', to: 'offer', needs: ['approved'] },

  { from: 'offer', event: 'acceptOffer', who: 'link', to: 'offer', needs: ['offerPending'] },
  { from: 'offer', event: 'declineOffer', who: 'link', to: 'closed', needs: ['offerPending'] },
  {
    from: 'offer',
    event: 'expireOffer',
    who: 'clock',
    to: 'offer',
    needs: ['offerPending', 'deadlinePassed'],
  },
  { from: 'offer', event: 'sendOffer', who: 'recruiter', to: 'offer', needs: ['offerExpired'] },
  { from: 'offer', event: 'submitAttachments', who: 'link', to: 'offer', needs: ['offerAccepted'] },
  { from: 'offer', event: 'hire', who: 'recruiter', to: 'hired', needs: ['offerAccepted'] },
  { from: 'hired', event: 'submitAttachments', who: 'link', to: 'hired', needs: ['offerAccepted'] },

  { from: 'delivered', event: 'reject', who: 'recruiter', to: 'closed' },
  { from: 'screening', event: 'reject', who: 'recruiter', to: 'closed' },
  { from: 'interview', event: 'reject', who: 'recruiter', to: 'closed' },
  { from: 'offer', event: 'reject', who: 'recruiter', to: 'closed' },

  // Until there is an offer (decision 6.6).
  { from: 'delivered', event: 'revoke', who: 'candidate', to: 'revoked' },
  { from: 'screening', event: 'revoke', who: 'candidate', to: 'revoked' },
  { from: 'interview', event: 'revoke', who: 'candidate', to: 'revoked' },

  ...requests,
];
