import type { Contact } from './contact.ts';

/**
 * The steps to replace a forgotten password (section 4): verify the contact, set the password, done. The second needs the contact
 * and the token of its code.
 */
export type ResetStep =
  | { readonly step: 'verify' }
  | { readonly step: 'password'; readonly contact: Contact; readonly token: string }
  | { readonly step: 'done'; readonly contact: Contact };

export type ResetEvent =
  | { readonly type: 'verified'; readonly contact: Contact; readonly token: string }
  | { readonly type: 'wentBack' }
  | { readonly type: 'passwordSet' }
  /** The drawer was closed after the last step: the next time starts over. */
  | { readonly type: 'left' };

export const firstStep: ResetStep = { step: 'verify' };

/** The step after an event; one that does not fit the step changes nothing. */
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
