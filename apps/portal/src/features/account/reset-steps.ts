import type { Contact } from './contact.ts';

/**
 * Where a forgotten password is (section 4): its contact is verified, it is set anew, it is done. Without a
 * contact and the token of its code nothing can be set.
 */
export type ResetStep =
  | { readonly step: 'verify' }
  | { readonly step: 'password'; readonly contact: Contact; readonly token: string }
  | { readonly step: 'done'; readonly contact: Contact };

export type ResetEvent =
  | { readonly type: 'verified'; readonly contact: Contact; readonly token: string }
  | { readonly type: 'wentBack' }
  | { readonly type: 'passwordSet' }
  /** The drawer was closed after all was done: the next time begins anew. */
  | { readonly type: 'left' };

export const firstStep: ResetStep = { step: 'verify' };

/** What follows from an event; one that does not fit the step leaves it as it is. */
export function nextResetStep(now: ResetStep, event: ResetEvent): ResetStep {
  switch (event.type) {
    case 'verified': {
      const { contact, token } = event;
      return now.step === 'verify' ? { step: 'password', contact, token } : now;
    }
    case 'wentBack':
      return now.step === 'password' ? firstStep : now;
    case 'passwordSet':
      return now.step === 'password' ? { step: 'done', contact: now.contact } : now;
    case 'left':
      return now.step === 'done' ? firstStep : now;
  }
}
