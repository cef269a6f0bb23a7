import { phoneNationCodes } from '@careers/validation';
import * as v from 'valibot';
import type { Portal } from '../../core/portal/portal.ts';
import { isRecent } from '../../core/session/index.ts';
import { type ContactValues, emptyContact } from './contact.ts';
import { firstPanes, type Panes } from './panes.ts';

/**
 * What was typed in the login's panes and for a forgotten password, and which pane was open. It is kept while the portal is
 * mounted, for wherever the panes are shown next, and survives a reload of the tab (decision 0102). Passwords are never kept.
 */
export interface KeptTyping {
  readonly panes: Panes;
  readonly code: ContactValues;
  readonly account: string;
  readonly register: {
    readonly phone: ContactValues;
    readonly email: ContactValues;
    readonly agreed: boolean;
  };
  readonly recovery: KeptRecovery;
}

/** What was typed for a forgotten password, and the account that it began with. */
export interface KeptRecovery {
  readonly account: string;
  readonly by: 'phone' | 'email';
  readonly phone: ContactValues;
  readonly email: ContactValues;
}

const KEY = 'accountTyping';
/** Long enough to fetch a code from another app; what a browser restores with a tab later may be somebody else's. */
const LIFE_MS = 30 * 60_000;

/** A contact as the tab keeps it: without its code. */
const contact = v.pipe(
  v.object({ phoneNationCode: v.picklist(phoneNationCodes), phone: v.string(), email: v.string() }),
  v.transform((typed): ContactValues => ({ ...typed, verificationCode: '' })),
);
const way = v.picklist(['phone', 'email']);
const storedTyping = v.object({
  at: v.number(),
  panes: v.object({
    pane: v.picklist(['login', 'register']),
    loginBy: v.picklist(['code', 'password']),
    registerBy: way,
  }),
  code: contact,
  account: v.string(),
  register: v.object({ phone: contact, email: contact, agreed: v.boolean() }),
  recovery: v.object({ account: v.string(), by: way, phone: contact, email: contact }),
});

const nothing: KeptTyping = {
  panes: firstPanes,
  code: emptyContact,
  account: '',
  register: { phone: emptyContact, email: emptyContact, agreed: false },
  recovery: { account: '', by: 'phone', phone: emptyContact, email: emptyContact },
};

const kept = new WeakMap<Portal, KeptTyping>();

export function keptTyping(portal: Portal): KeptTyping {
  const known = kept.get(portal) ?? storedIn(portal) ?? nothing;
  kept.set(portal, known);
  return known;
}

/** Keeps what has changed, in memory and in the tab's storage. */
export function keepTyping(portal: Portal, changed: Partial<KeptTyping>): void {
  const next = { ...keptTyping(portal), ...changed };
  kept.set(portal, next);
  const text = JSON.stringify({ ...next, at: portal.clock() }, (name, value: unknown) =>
    name === 'verificationCode' ? undefined : value,
  );
  portal.tab.set(KEY, text);
}

function storedIn({ tab, clock }: Portal): KeptTyping | undefined {
  try {
    const read = v.safeParse(storedTyping, JSON.parse(tab.get(KEY) ?? ''));
    if (read.success && isRecent(read.output.at, clock(), LIFE_MS)) return read.output;
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  tab.remove(KEY);
  return undefined;
}

/** The pane to open with: the registration only if something was typed there; having looked at it is not enough. */
export function panesToBegin({ panes, register: { phone, email } }: KeptTyping): Panes {
  const begun = [phone.phone, email.email, phone.verificationCode, email.verificationCode].some(Boolean);
  return begun ? panes : { ...panes, pane: 'login' };
}

/** Forgets it all after a login, so that the next person finds nothing of it. */
export function forgetTyping(portal: Portal): void {
  kept.delete(portal);
  portal.tab.remove(KEY);
}
