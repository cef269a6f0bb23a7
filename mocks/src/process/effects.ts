import type { LinkKind, LinkOutcome, ProcessEventName, StoredProcess } from '../domain/process-state.ts';
import { LINK_LIFE } from './deadlines.ts';
import type { ProcessMessage } from './messages.ts';

/** What the world does because something happened, as data. They are done in their order. */
export type Effect =
  | { readonly kind: 'issueLink'; readonly link: LinkKind; readonly expiresAt: number }
  /** Ends the process's links of a kind that still live. */
  | { readonly kind: 'endLinks'; readonly link: LinkKind; readonly outcome: LinkOutcome }
  /** Writes to the candidate, or to whoever will interview them. */
  | { readonly kind: 'sendMessage'; readonly message: ProcessMessage; readonly to?: 'interviewer' }
  /** Closes the position, if all its places are taken now. */
  | { readonly kind: 'closeFilledPosition' };

const send = (message: ProcessMessage): Effect => ({ kind: 'sendMessage', message });

/** A resume is shown only as long as there is something to decide about it. */
const hideResume: Effect = { kind: 'endLinks', link: 'resume', outcome: 'over' };

/** What follows from each event, in the process that it led to. */
const following: Readonly<
  Record<ProcessEventName, (process: StoredProcess, at: number) => readonly Effect[]>
> = {
  deliver: () => [send('delivered')],
  screen: () => [],
  inviteToInterview: (_process, at) => [
    send('interviewInvited'),
    { kind: 'issueLink', link: 'resume', expiresAt: at + LINK_LIFE },
    { kind: 'sendMessage', message: 'resumeSent', to: 'interviewer' },
  ],
  sendOffer: (_process, at) => [
    { kind: 'endLinks', link: 'offer', outcome: 'replaced' },
    { kind: 'issueLink', link: 'offer', expiresAt: at + LINK_LIFE },
    send('offerSent'),
  ],
  acceptOffer: () => [send('offerAccepted')],
  declineOffer: () => [hideResume, send('offerDeclined')],
  expireOffer: () => [send('offerExpired')],
  submitAttachments: () => [],
  hire: () => [hideResume, send('hired'), { kind: 'closeFilledPosition' }],
  reject: ({ offer }) =>
    offer?.fate.kind === 'withdrawn'
      ? [hideResume, { kind: 'endLinks', link: 'offer', outcome: 'withdrawn' }, send('offerWithdrawn')]
      : [hideResume, send('rejected')],
  revoke: () => [hideResume],
};

export function effectsOf(event: ProcessEventName, process: StoredProcess, at: number): readonly Effect[] {
  return following[event](process, at);
}
