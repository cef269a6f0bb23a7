import { type AccountSettings, type ContactKind, contactKinds } from '@careers/gateway/contract';

/** The settings that say how one can log in to an account. */
export type LoginSettings = Pick<
  AccountSettings,
  'account' | 'phone' | 'email' | 'passwordSet' | 'directory'
>;

/** The contacts that a code can be sent to, phone first. */
export function boundContacts(settings: Pick<LoginSettings, ContactKind>): ContactKind[] {
  return contactKinds.filter((kind) => settings[kind]);
}

/** Whether a contact is the last way to log in, so that it has to stay. */
export function isLastWay(kind: ContactKind, settings: LoginSettings): boolean {
  const { account, passwordSet, directory } = settings;
  const others = boundContacts(settings).filter((bound) => bound !== kind);
  return others.length === 0 && !directory && !(account && passwordSet);
}

/** How the owner of an account can prove to be its owner: by a code to a contact, or by the password. */
export type OwnerWay = ContactKind | 'password';

export function ownerWays(settings: LoginSettings): OwnerWay[] {
  const { passwordSet, directory } = settings;
  return [...boundContacts(settings), ...(passwordSet && !directory ? (['password'] as const) : [])];
}
