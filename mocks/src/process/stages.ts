import type { ProcessActor, ProcessEventName, Stage } from '../domain/process-state.ts';

/** What has to be so for a transition, beside the stage. */
export type Need = 'offerPending' | 'offerAccepted' | 'offerExpired' | 'deadlinePassed';

/** One way on: from a stage, by something that somebody makes happen, to a stage. */
export interface Transition {
  /** Absent for what begins a process. */
  readonly from?: Stage;
  readonly event: ProcessEventName;
  readonly who: ProcessActor;
  readonly to: Stage;
  readonly needs?: readonly Need[];
}

/**
 * Every way on that there is; what is not here does not happen. Evaluation, approval, checks, the medical report and
 * the information form are rows to come.
 */
export const transitions: readonly Transition[] = [
  { event: 'deliver', who: 'candidate', to: 'delivered' },
  { from: 'delivered', event: 'screen', who: 'recruiter', to: 'screening' },
  { from: 'screening', event: 'inviteToInterview', who: 'recruiter', to: 'interview' },
  { from: 'interview', event: 'sendOffer', who: 'recruiter', to: 'offer' },

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

  // Until an offer exists (decision 6.6).
  { from: 'delivered', event: 'revoke', who: 'candidate', to: 'revoked' },
  { from: 'screening', event: 'revoke', who: 'candidate', to: 'revoked' },
  { from: 'interview', event: 'revoke', who: 'candidate', to: 'revoked' },
];
