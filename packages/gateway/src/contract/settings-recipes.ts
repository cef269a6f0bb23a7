import type { ContactKind } from './account.ts';
import { loginByCode, sendOwnCode } from './account-recipes.ts';
import type { Probe, ProbeWith } from './reference-types.ts';
import { getAccountSettings, proveOwner } from './settings.ts';

/** A code to an own contact, read from the inbox; a minute later, if one was just sent there. */
export async function ownCode(probe: ProbeWith<'inbox'>, own: ContactKind, to: string): Promise<string> {
  await sendOwnCode(probe, own);
  return probe.inboxCode(to);
}

/** Logs in where there is no password yet. */
export async function loginCodeOnly(probe: ProbeWith<'magic-values'>): Promise<void> {
  const { codeOnlyPhone: phone, code } = probe.magic;
  probe.use(await loginByCode(probe, { phone, phoneNationCode: '+86' }, code));
}

/** A fresh proof by the newcomer's password. */
export async function newcomersProof(probe: Probe): Promise<string> {
  const password = await probe.encrypt(probe.account('newcomer').password);
  return (await probe.call(proveOwner, { by: 'password', password })).ownerProof;
}

export const newcomersPhone = (probe: Probe) => probe.account('newcomer').phone;

export const settingsOf = (probe: Probe) => probe.call(getAccountSettings, {});
