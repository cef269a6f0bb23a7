import type { Portal } from '../../core/portal.ts';
import { type ContactValues, emptyContact } from './contact.ts';
import { firstPanes, type Panes } from './panes.ts';

/**
 * What was typed in the login's panes, and which of them was open: for as long as the portal is, wherever the panes are
 * shown next. No password is among it: those go with their inputs.
 */
export interface KeptTyping {
  panes: Panes;
  code: ContactValues;
  account: string;
  readonly register: { phone: ContactValues; email: ContactValues; agreed: boolean };
}

const kept = new WeakMap<Portal, KeptTyping>();

export function keptTyping(portal: Portal): KeptTyping {
  const known = kept.get(portal);
  if (known) return known;
  const nothing: KeptTyping = {
    panes: firstPanes,
    code: emptyContact,
    account: '',
    register: { phone: emptyContact, email: emptyContact, agreed: false },
  };
  kept.set(portal, nothing);
  return nothing;
}

/** Where the panes begin: at the registration only for whoever has begun one; a mere look at it asks for nothing. */
export function panesToBegin({ panes, register: { phone, email } }: KeptTyping): Panes {
  const begun = [phone.phone, email.email, phone.verificationCode, email.verificationCode].some(Boolean);
  return begun ? panes : { ...panes, pane: 'login' };
}

/** Somebody is logged in: whoever comes next finds nothing of theirs. */
export function forgetTyping(portal: Portal): void {
  kept.delete(portal);
}
