import { type ContactKind, sendVerificationCode } from './account.ts';
import { loginByCode, sendOwnCode } from './account-recipes.ts';
import { signOnDirectly } from './directory.reference.ts';
import type { Probe, ProbeWith } from './reference-types.ts';
import { bindEmail, getAccountSettings, proveOwner } from './settings.ts';

/** Nobody has it. */
export const FREE_EMAIL = 'nobody.yet@example.com';

/** Sends the code that binds an e-mail to the session's account. */
export const sendToEmail = (probe: Probe, email: string) =>
  probe.call(sendVerificationCode, { function: 'bind', email, homepageConfigId: probe.site });

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

/** The e-mail of somebody of the directory, bound by them; whoever calls from here on is a visitor. */
export async function emailOfDirectory(probe: ProbeWith<'directory' | 'inbox'>): Promise<string> {
  const employee = await probe.another();
  await signOnDirectly(employee);
  await sendToEmail(employee, FREE_EMAIL);
  await employee.call(bindEmail, {
    email: FREE_EMAIL,
    verificationCode: await employee.inboxCode(FREE_EMAIL),
  });
  return FREE_EMAIL;
}
