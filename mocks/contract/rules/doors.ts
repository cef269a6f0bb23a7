import {
  bindPhone,
  getAccountSettings,
  proveOwner,
  registerAccount,
  requestAccountDeletion,
  type VerificationFunction,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import {
  loginByCode,
  NEW_PASSWORD,
  type Phone,
  type Probe,
  type ProbeWith,
  sendCode,
  sendOwnCode,
  stranger,
} from '@careers/gateway/reference';
import type { MethodId } from '@careers/gateway/registry';

/** A method that a code opens: who comes to it, how the code is sent there, and how it is entered. */
export interface Door {
  readonly id: MethodId;
  readonly function: VerificationFunction;
  /** Who comes there; most are the newcomer, in a session or not. */
  readonly come: (probe: Probe) => Promise<void>;
  readonly contact: (probe: Probe) => Phone;
  readonly send: (probe: Probe) => Promise<unknown>;
  readonly enter: (probe: Probe, code: string) => Promise<unknown>;
  /** Whether a wrong try costs next to nothing, so that a case may make many. */
  readonly quick: boolean;
  /** What the way through leaves behind that cannot be taken back. */
  readonly leaves: readonly 'own-world'[];
}

const newcomer = (probe: Probe): Phone => probe.account('newcomer');
const asVisitor = async () => {};
const asNewcomer = (probe: Probe) => probe.login('newcomer');

export async function proofOf(probe: Probe): Promise<string> {
  const password = await probe.encrypt(probe.account('newcomer').password);
  return (await probe.call(proveOwner, { by: 'password', password })).ownerProof;
}

/** Every kind of door there is; the others take codes by the same rules, each in its own reference. */
export const doors: readonly Door[] = [
  {
    id: 'login',
    quick: false,
    function: 'login',
    come: asVisitor,
    contact: newcomer,
    send: (probe) => sendCode(probe, newcomer(probe)),
    enter: (probe, code) => loginByCode(probe, newcomer(probe), code),
    leaves: [],
  },
  {
    id: 'registerAccount',
    quick: false,
    function: 'register',
    come: asVisitor,
    contact: () => stranger,
    send: (probe) => sendCode(probe, stranger, 'register'),
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
    leaves: ['own-world'],
  },
  {
    id: 'validateResetPasswordVerificationCode',
    quick: true,
    function: 'resetPassword',
    come: asVisitor,
    contact: newcomer,
    send: (probe) => sendCode(probe, newcomer(probe), 'resetPassword'),
    enter(probe, verificationCode) {
      const { phone, phoneNationCode } = newcomer(probe);
      return probe.call(validateResetPasswordVerificationCode, {
        phone,
        phoneNationCode,
        verificationCode,
        homepageConfigId: probe.site,
      });
    },
    leaves: [],
  },
  {
    id: 'proveOwner',
    quick: true,
    function: 'bind',
    come: asNewcomer,
    contact: newcomer,
    send: (probe) => sendOwnCode(probe, 'phone'),
    enter: (probe, verificationCode) =>
      probe.call(proveOwner, { by: 'code', own: 'phone', verificationCode }),
    leaves: [],
  },
  {
    id: 'bindPhone',
    quick: false,
    function: 'bind',
    come: asNewcomer,
    contact: () => stranger,
    send: (probe) => sendCode(probe, stranger, 'bind'),
    enter: async (probe, verificationCode) =>
      probe.call(bindPhone, { ...stranger, verificationCode, ownerProof: await proofOf(probe) }),
    leaves: ['own-world'],
  },
  {
    id: 'requestAccountDeletion',
    quick: true,
    function: 'bind',
    come: asNewcomer,
    contact: newcomer,
    send: (probe) => sendOwnCode(probe, 'phone'),
    enter: (probe, verificationCode) =>
      probe.call(requestAccountDeletion, { own: 'phone', verificationCode, idempotencyKey: probe.newKey() }),
    leaves: ['own-world'],
  },
];

/** Sends a code to a door's contact, and reads it. */
export async function codeFor(probe: ProbeWith<'inbox'>, door: Door): Promise<string> {
  await door.send(probe);
  return probe.inboxCode(door.contact(probe).phone);
}

export const settingsNow = (probe: Probe) => probe.call(getAccountSettings, {});
