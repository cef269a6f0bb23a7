import {
  bindEmail,
  bindPhone,
  getAccountSettings,
  proveOwner,
  registerAccount,
  requestAccountDeletion,
  sendVerificationCode,
  setPassword,
  unbindEmail,
  unbindPhone,
  type VerificationFunction,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import {
  type Capability,
  loginByCode,
  NEW_PASSWORD,
  type Phone,
  type Probe,
  type ProbeWith,
  sendOwnCode,
  stranger,
} from '@careers/gateway/reference';
import type { MethodId } from '@careers/gateway/registry';

type AnyProbe = ProbeWith<Capability>;

export type Contact = Phone | { readonly email: string };

/** A method that takes a code: how a caller gets to it, how the code is sent, and how it is entered. */
export interface CodeMethod {
  readonly id: MethodId;
  readonly function: VerificationFunction;
  /** Beside reading codes. */
  readonly needs: readonly Capability[];
  /** Prepares the caller; most are the newcomer, with or without a session. */
  readonly come: (probe: AnyProbe) => Promise<unknown>;
  readonly contact: (probe: AnyProbe) => Contact;
  readonly send: (probe: AnyProbe) => Promise<unknown>;
  readonly enter: (probe: AnyProbe, code: string) => Promise<unknown>;
  /** A call that would accept the same code again if it were not used up; by default the method itself. */
  readonly again?: (probe: AnyProbe, code: string) => Promise<unknown>;
}

const newcomer = ({ account }: Probe): Phone => {
  const { phone, phoneNationCode } = account('newcomer');
  return { phone, phoneNationCode };
};
const asVisitor = async () => {};
const asNewcomer = (probe: Probe) => probe.login('newcomer');
/** Nobody has it. */
export const freeEmail = { email: 'nobody.yet@example.com' };

/** Where a contact's messages go. */
export const addressOf = (contact: Contact) => ('email' in contact ? contact.email : contact.phone);

export const sendTo = (probe: Probe, contact: Contact, purpose: VerificationFunction) =>
  probe.call(sendVerificationCode, { function: purpose, ...contact, homepageConfigId: probe.site });

export async function proofOf(probe: Probe): Promise<string> {
  const password = await probe.encrypt(probe.account('newcomer').password);
  return (await probe.call(proveOwner, { by: 'password', password })).ownerProof;
}

/** A newcomer who has a phone and, from here on, an e-mail. */
export async function withEmail(probe: ProbeWith<'inbox'>): Promise<void> {
  await probe.login('newcomer');
  await sendTo(probe, freeEmail, 'bind');
  const verificationCode = await probe.inboxCode(freeEmail.email);
  await probe.call(bindEmail, { ...freeEmail, verificationCode, ownerProof: await proofOf(probe) });
}

const ofVisitor = { needs: [], come: asVisitor, contact: newcomer } as const;
const ofNewcomer = { needs: [], come: asNewcomer, contact: newcomer, function: 'bind' } as const;

const proveByCode = (probe: Probe, verificationCode: string) =>
  probe.call(proveOwner, { by: 'code', own: 'phone', verificationCode });

/** Every method that takes a code. */
export const codeMethods: readonly CodeMethod[] = [
  {
    ...ofVisitor,
    id: 'login',
    function: 'login',
    send: (probe) => sendTo(probe, newcomer(probe), 'login'),
    enter: (probe, code) => loginByCode(probe, newcomer(probe), code),
  },
  {
    ...ofVisitor,
    id: 'registerAccount',
    function: 'register',
    contact: () => stranger,
    send: (probe) => sendTo(probe, stranger, 'register'),
    async enter(probe, verificationCode) {
      const password = await probe.encrypt(NEW_PASSWORD);
      return probe.call(registerAccount, {
        ...stranger,
        password,
        passwordConfirm: password,
        verificationCode,
        homepageConfigId: probe.site,
        idempotencyKey: probe.newKey(),
      });
    },
  },
  {
    ...ofVisitor,
    id: 'validateResetPasswordVerificationCode',
    function: 'resetPassword',
    send: (probe) => sendTo(probe, newcomer(probe), 'resetPassword'),
    enter: (probe, verificationCode) =>
      probe.call(validateResetPasswordVerificationCode, {
        ...newcomer(probe),
        verificationCode,
        homepageConfigId: probe.site,
      }),
  },
  {
    ...ofNewcomer,
    id: 'proveOwner',
    send: (probe) => sendOwnCode(probe, 'phone'),
    enter: proveByCode,
  },
  {
    ...ofNewcomer,
    id: 'bindPhone',
    contact: () => stranger,
    send: (probe) => sendTo(probe, stranger, 'bind'),
    enter: async (probe, verificationCode) =>
      probe.call(bindPhone, { ...stranger, verificationCode, ownerProof: await proofOf(probe) }),
  },
  {
    ...ofNewcomer,
    id: 'bindEmail',
    contact: () => freeEmail,
    send: (probe) => sendTo(probe, freeEmail, 'bind'),
    enter: async (probe, verificationCode) =>
      probe.call(bindEmail, { ...freeEmail, verificationCode, ownerProof: await proofOf(probe) }),
  },
  {
    ...ofNewcomer,
    id: 'unbindPhone',
    come: withEmail,
    send: (probe) => sendOwnCode(probe, 'phone'),
    enter: (probe, verificationCode) => probe.call(unbindPhone, { verificationCode }),
    again: async (probe, verificationCode) =>
      probe.call(bindPhone, { ...newcomer(probe), verificationCode, ownerProof: await proofOf(probe) }),
  },
  {
    ...ofNewcomer,
    id: 'unbindEmail',
    needs: ['clock'],
    async come(probe) {
      await withEmail(probe);
      await probe.advance('61s');
    },
    contact: () => freeEmail,
    send: (probe) => sendOwnCode(probe, 'email'),
    enter: (probe, verificationCode) => probe.call(unbindEmail, { verificationCode }),
    again: async (probe, verificationCode) =>
      probe.call(bindEmail, { ...freeEmail, verificationCode, ownerProof: await proofOf(probe) }),
  },
  {
    ...ofNewcomer,
    id: 'setPassword',
    needs: ['magic-values', 'own-world'],
    async come(probe) {
      const { codeOnlyPhone: phone, code } = probe.magic;
      probe.use(await loginByCode(probe, { phone, phoneNationCode: '+86' }, code));
    },
    contact: (probe) => ({ phone: probe.magic.codeOnlyPhone, phoneNationCode: '+86' }),
    send: (probe) => sendOwnCode(probe, 'phone'),
    async enter(probe, verificationCode) {
      const password = await probe.encrypt(NEW_PASSWORD);
      return probe.call(setPassword, { own: 'phone', verificationCode, password, passwordConfirm: password });
    },
    again: proveByCode,
  },
  {
    ...ofNewcomer,
    id: 'requestAccountDeletion',
    send: (probe) => sendOwnCode(probe, 'phone'),
    enter: (probe, verificationCode) =>
      probe.call(requestAccountDeletion, { own: 'phone', verificationCode, idempotencyKey: probe.newKey() }),
    again: proveByCode,
  },
];

/** Sends a code to a method's contact, and reads it. */
export async function codeFor(probe: AnyProbe, method: CodeMethod): Promise<string> {
  await method.send(probe);
  return probe.inboxCode(addressOf(method.contact(probe)));
}

export const settingsNow = (probe: Probe) => probe.call(getAccountSettings, {});
