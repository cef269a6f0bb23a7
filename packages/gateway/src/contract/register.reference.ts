import * as account from './account.ts';
import {
  codeReasons,
  expect,
  loginByPassword,
  NEW_PASSWORD,
  type Phone,
  passwordReasons,
  refused,
  sendCode,
  stranger,
  WRONG_CODE,
} from './account-recipes.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import { getAccountSettings, queryConsents } from './settings.ts';

const { registerAccount } = account;

interface Registering {
  readonly contact?: Phone | { readonly email: string };
  readonly code: string;
  readonly password: string;
  readonly confirm?: string;
}

const register = (probe: Probe, { contact = stranger, code, password, confirm = password }: Registering) =>
  probe.call(registerAccount, {
    ...contact,
    password,
    passwordConfirm: confirm,
    verificationCode: code,
    homepageConfigId: probe.site,
    idempotencyKey: probe.newKey(),
  });

/** Registers a phone that nobody had. */
async function registerStranger(probe: ProbeWith<'inbox'>): Promise<void> {
  await sendCode(probe, stranger, 'register');
  const code = await probe.inboxCode(stranger.phone);
  await register(probe, { code, password: await probe.encrypt(NEW_PASSWORD) });
}

export const registerReference: Pick<ReferenceOf<typeof account>, 'registerAccount'> = {
  registerAccount: {
    summary: 'Registers an account under a phone or an e-mail that its code proves; the resume is empty.',
    example: {
      param: {
        phone: '13700000001',
        phoneNationCode: '+86',
        password: 'base64 of RSA',
        passwordConfirm: 'base64 of RSA',
        verificationCode: '123456',
        homepageConfigId: 'site-external',
        idempotencyKey: 'a-key-of-this-submit',
      },
      data: {},
    },
    success: needing(['inbox', 'own-contacts'], registerStranger),
    reasons: {
      ...codeReasons(['own-contacts'], {
        send: async (probe) => {
          await sendCode(probe, stranger, 'register');
          return stranger.phone;
        },
        enter: async (probe, code) => register(probe, { code, password: await probe.encrypt(NEW_PASSWORD) }),
      }),
      ...passwordReasons([], (probe, password, confirm) =>
        register(probe, { code: WRONG_CODE, password, confirm }),
      ),
      contactInvalid: recipe(async (probe) =>
        register(probe, {
          contact: { phone: '123', phoneNationCode: '+86' },
          code: WRONG_CODE,
          password: await probe.encrypt(NEW_PASSWORD),
        }),
      ),
      accountExists: recipe(async (probe) =>
        register(probe, {
          contact: probe.account('candidate'),
          code: WRONG_CODE,
          password: await probe.encrypt(NEW_PASSWORD),
        }),
      ),
    },
    also: {
      'lets the new account log in, agreed to terms and privacy': needing(
        ['inbox', 'own-contacts'],
        async (probe) => {
          await registerStranger(probe);
          probe.use(await loginByPassword(probe, stranger.phone, NEW_PASSWORD));
          const agreed = (await probe.call(queryConsents, {})).map(({ kind }) => kind).sort();
          expect(agreed.join() === 'privacy,terms', 'a new account has agreed to terms and privacy');
        },
      ),
      'takes an e-mail, in any case one account': needing(['inbox', 'own-contacts'], async (probe) => {
        const contact = { email: 'Nobody.Yet@example.com' };
        const send = (email: string) =>
          probe.call(account.sendVerificationCode, {
            function: 'register',
            email,
            homepageConfigId: probe.site,
          });
        await send(contact.email);
        const code = await probe.inboxCode(contact.email);
        await register(probe, { contact, code, password: await probe.encrypt(NEW_PASSWORD) });
        await refused(send('nobody.yet@EXAMPLE.com'));
        const session = await loginByPassword(probe, 'nobody.yet@example.com', NEW_PASSWORD);
        probe.use(session);
        const { email, phone } = await probe.call(getAccountSettings, {});
        expect(
          phone === undefined && email?.endsWith('@example.com') === true,
          'the e-mail is bound, masked',
        );
      }),
      'spends the code': needing(['inbox', 'own-contacts'], async (probe) => {
        await sendCode(probe, stranger, 'register');
        const code = await probe.inboxCode(stranger.phone);
        const password = await probe.encrypt(NEW_PASSWORD);
        await register(probe, { code, password });
        await refused(register(probe, { code, password }));
      }),
    },
  },
};
