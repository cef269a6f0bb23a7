import type { ContactKind } from './account.ts';
import { sendOwnCode } from './account-recipes.ts';
import type { Probe, ProbeWith } from './reference-types.ts';
import { getAccountSettings } from './settings.ts';

/** A code to an own contact, read from the inbox; a minute later, if one was just sent there. */
export async function ownCode(probe: ProbeWith<'inbox'>, own: ContactKind, to: string): Promise<string> {
  await sendOwnCode(probe, own);
  return probe.inboxCode(to);
}

export const newcomersPhone = (probe: Probe) => probe.account('newcomer').phone;

export const settingsOf = (probe: Probe) => probe.call(getAccountSettings, {});
