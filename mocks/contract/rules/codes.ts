import {
  ifAccountExist,
  sendVerificationCode,
  type VerificationFunction,
  validateResetPasswordVerificationCode,
  verificationFunctions,
} from '@careers/gateway/contract';
import {
  type Capability,
  loginByCode,
  needing,
  type Phone,
  type Probe,
  type ProbeWith,
  sendCode,
  sendOwnCode,
  stranger,
  WRONG_CODE,
  WRONG_TRIES_BEFORE_LOCK,
} from '@careers/gateway/reference';
import type { MethodId } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import {
  addressOf,
  type CodeMethod,
  type Contact,
  codeFor,
  codeMethods,
  freeEmail,
  sendTo,
} from './code-methods.ts';
import { type Rule, rule } from './rule.ts';

/** Nobody has it either. */
const OTHER_STRANGER: Phone = { phone: '13700000008', phoneNationCode: '+86' };

const rulesOf = (method: CodeMethod): Rule[] => {
  const { id } = method;
  return [
    rule(
      id,
      'takes a code that was sent 9 min 40 s ago, and not one of 10 min 1 s',
      needing(['inbox', 'clock', 'own-account', 'own-contacts', ...method.needs], async (probe) => {
        await method.come(probe);
        const late = await codeFor(probe, method);
        await probe.advance('601s');
        await expectRefused('a code of 10 min 1 s', method.enter(probe, late));
        const code = await codeFor(probe, method);
        await probe.advance('580s');
        await expectTaken('a code of 9 min 40 s', method.enter(probe, code));
      }),
    ),
    rule(
      id,
      'takes no code that was sent to another contact, or for another function',
      needing(['inbox', 'own-world', ...method.needs], async (probe) => {
        await method.come(probe);
        const foreign = foreignCodes(probe, method);
        const other = await foreign.ofOtherFunction();
        await expectRefused('a code that was sent for another function', method.enter(probe, other));
        const code = await codeFor(probe, method);
        const anothers = await foreign.ofOtherContact();
        // Of a million codes, two may be one.
        if (anothers !== code)
          await expectRefused('a code that was sent to another contact', method.enter(probe, anothers));
        await expectTaken('its own code', method.enter(probe, code));
      }),
    ),
    rule(
      id,
      'spends a code by its use',
      needing(['inbox', 'own-account', 'own-contacts', ...method.needs], async (probe) => {
        await method.come(probe);
        const code = await codeFor(probe, method);
        await expectTaken('a code', method.enter(probe, code));
        await expectRefused('the same code again', (method.again ?? method.enter)(probe, code));
        // Accounts that log in later must not have failed logins.
        if (id === 'login') await probe.login('newcomer');
      }),
    ),
    // Failed logins ask for a captcha before there are five of them: the rules of passwords try those locks.
    ...(id === 'login' ? [] : [locks(method)]),
    ...(repeatable.includes(id) ? [countsAnew(method)] : []),
  ];
};

/** Codes that are right elsewhere: one of another contact for the same function, and one for another function. */
function foreignCodes(probe: ProbeWith<Capability>, method: CodeMethod) {
  const contact = method.contact(probe);
  const { phone, phoneNationCode } = probe.account('candidate');
  const read = async (from: Probe, of: Contact, purpose: VerificationFunction) => {
    await sendTo(from, of, purpose);
    return probe.inboxCode(addressOf(of));
  };
  // Codes for binding need a session: the caller's, or if the caller is a visitor any session.
  const member = () => (method.function === 'bind' ? probe : probe.another('candidate'));
  const unbound = method.id === 'bindPhone' || method.id === 'bindEmail';
  const otherFunction: Readonly<Record<VerificationFunction, VerificationFunction>> = {
    login: 'resetPassword',
    resetPassword: 'login',
    register: 'bind',
    bind: unbound ? 'register' : 'login',
  };
  const known = method.function === 'login' || method.function === 'resetPassword';
  return {
    async ofOtherContact() {
      const other = known ? { phone, phoneNationCode } : OTHER_STRANGER;
      return read(method.function === 'bind' ? probe : await probe.another(), other, method.function);
    },
    async ofOtherFunction() {
      const purpose = otherFunction[method.function];
      return read(purpose === 'bind' ? await member() : await probe.another(), contact, purpose);
    },
  };
}

function locks(method: CodeMethod): Rule {
  return rule(
    method.id,
    'locks after five wrong tries, and not after four, for 15 minutes: for the right code too',
    needing(['inbox', 'clock', 'own-account', 'own-contacts', ...method.needs], async (probe) => {
      await method.come(probe);
      const code = await codeFor(probe, method);
      const tryWrongly = async (times: number) => {
        for (let at = 1; at <= times; at++)
          await expectRefused(`wrong try ${at}`, method.enter(probe, WRONG_CODE));
      };
      await tryWrongly(WRONG_TRIES_BEFORE_LOCK);
      await expectRefused('the right code after five wrong tries', method.enter(probe, code));
      await probe.advance('14m');
      await expectRefused('a code sent after 14 minutes', method.send(probe));
      const { reason = 'locked' } = await expectRefused('a code after 14 minutes', method.enter(probe, code));
      expectSame('the reason after 14 minutes', reason, 'locked');
      await probe.advance('61s');
      const anew = await codeFor(probe, method);
      await tryWrongly(WRONG_TRIES_BEFORE_LOCK - 1);
      await expectTaken('the right code after four wrong tries', method.enter(probe, anew));
    }),
  );
}

/** Methods after which the same code can be entered again. */
const repeatable: readonly MethodId[] = ['validateResetPasswordVerificationCode', 'proveOwner'];

function countsAnew(method: CodeMethod): Rule {
  return rule(
    method.id,
    'counts wrong tries anew once the right code was entered',
    needing(['inbox', 'clock', 'own-account', 'own-contacts', ...method.needs], async (probe) => {
      await method.come(probe);
      for (const round of ['first', 'second']) {
        const code = await codeFor(probe, method);
        for (let at = 1; at < WRONG_TRIES_BEFORE_LOCK; at++)
          await expectRefused(`wrong try ${at} of the ${round} code`, method.enter(probe, WRONG_CODE));
        await expectTaken(
          `the right code after four wrong tries, the ${round} time`,
          method.enter(probe, code),
        );
        await probe.advance('61s');
      }
    }),
  );
}

/** How each function's code is sent to somebody, and to somebody else. */
const senders: Readonly<
  Record<(typeof verificationFunctions)[number], (probe: Probe, other: boolean) => Promise<unknown>>
> = {
  login: (probe, other) => sendCode(probe, probe.account(other ? 'candidate' : 'newcomer')),
  register: (probe, other) => sendCode(probe, other ? OTHER_STRANGER : stranger, 'register'),
  resetPassword: (probe, other) =>
    sendCode(probe, probe.account(other ? 'candidate' : 'newcomer'), 'resetPassword'),
  bind: (probe, other) => (other ? sendCode(probe, OTHER_STRANGER, 'bind') : sendOwnCode(probe, 'phone')),
};

export const codeRules: readonly Rule[] = [
  ...codeMethods.flatMap(rulesOf),
  ...verificationFunctions.map((name) =>
    rule(
      'sendVerificationCode',
      `sends for ${name} once a minute and contact: not again after 40 s, again after 61 s, to another at once`,
      needing(['clock', 'own-world'], async (probe) => {
        await probe.login('newcomer');
        await expectTaken('the first send', senders[name](probe, false));
        await expectTaken('a send to another contact', senders[name](probe, true));
        await expectRefused('a second send at once', senders[name](probe, false));
        await probe.advance('40s');
        await expectRefused('a send after 40 s', senders[name](probe, false));
        await probe.advance('21s');
        await expectTaken('a send after 61 s', senders[name](probe, false));
      }),
    ),
  ),
  rule(
    'sendVerificationCode',
    'counts an e-mail as one contact, in whatever letters it is written',
    needing(['own-contacts'], async (probe) => {
      await expectTaken('a code', sendTo(probe, freeEmail, 'register'));
      const capitals = { email: freeEmail.email.toUpperCase() };
      await expectRefused('another one at once, in capitals', sendTo(probe, capitals, 'register'));
    }),
  ),
  rule(
    'sendVerificationCode',
    'counts the minute between two codes separately for each function',
    needing(['clock', 'own-account', 'own-contacts'], async (probe) => {
      await probe.login('newcomer');
      for (const name of verificationFunctions)
        await expectTaken(`the first ${name}`, senders[name](probe, false));
      await probe.advance('61s');
    }),
  ),
  rule(
    'sendVerificationCode',
    'sends codes of six digits that differ',
    needing(['inbox', 'clock', 'own-account'], async (probe) => {
      const codes = new Set<string>();
      for (const name of ['login', 'resetPassword'] as const) {
        await senders[name](probe, false);
        const code = await probe.inboxCode(probe.account('newcomer').phone);
        expectTrue(`${code} has six digits`, /^\d{6}$/.test(code));
        codes.add(code);
      }
      await probe.advance('61s');
      await senders.login(probe, false);
      codes.add(await probe.inboxCode(probe.account('newcomer').phone));
      // Two of three codes are equal by chance once in three hundred thousand runs; all three never are.
      expectTrue(`of three codes, some differ: ${[...codes].join()}`, codes.size > 1);
    }),
  ),
  rule(
    ['login', 'sendVerificationCode'],
    'leaves the code of somebody else valid, when another one is sent or used',
    needing(['inbox', 'own-world'], async (probe) => {
      const [newcomer, candidate] = [probe.account('newcomer'), probe.account('candidate')];
      await senders.login(probe, true);
      const theirs = await probe.inboxCode(candidate.phone);
      await senders.login(probe, false);
      const own = await probe.inboxCode(newcomer.phone);
      await expectTaken('one’s own', loginByCode(await probe.another(), newcomer, own));
      await expectTaken('somebody else’s after that', loginByCode(await probe.another(), candidate, theirs));
    }),
  ),
  rule(
    'sendVerificationCode',
    'locks only the contact and the function of the wrong tries',
    needing(['inbox', 'clock', 'own-world'], async (probe) => {
      await senders.resetPassword(probe, false);
      const { phone, phoneNationCode } = probe.account('newcomer');
      const wrongly = {
        phone,
        phoneNationCode,
        verificationCode: WRONG_CODE,
        homepageConfigId: probe.site,
      };
      for (let at = 1; at <= WRONG_TRIES_BEFORE_LOCK; at++)
        await expectRefused(`wrong try ${at}`, probe.call(validateResetPasswordVerificationCode, wrongly));
      await expectTaken('a code to somebody else', senders.resetPassword(probe, true));
      await expectTaken('a code for another function', senders.login(probe, false));
      await probe.advance('15m');
    }),
  ),
  rule(
    ['ifAccountExist', 'sendVerificationCode'],
    'answers whether a phone, an e-mail or an account name is registered, each only under its own type',
    needing(['magic-values'], async (probe) => {
      const [phone, email, account] = probe.magic.aliases;
      const ask = async (username: string, usernameType: 'phone' | 'email' | 'account') =>
        (await probe.call(ifAccountExist, { username, usernameType, homepageConfigId: probe.site })).exist;
      expectSame('the phone', await ask(phone, 'phone'), true);
      expectSame('the e-mail', await ask(email, 'email'), true);
      expectSame('the account name', await ask(account, 'account'), true);
      expectSame('the e-mail as a phone', await ask(email, 'phone'), false);
      expectSame('the phone as an account name', await ask(phone, 'account'), false);
      expectSame('somebody else’s', await ask('nobody@nowhere.example', 'email'), false);
    }),
  ),
  rule(
    'sendVerificationCode',
    'accepts a phone only in the form of its country: +86, +852, +853 and +886 have their own numbers',
    needing(['own-world'], async (probe) => {
      const numbers = [
        {
          phoneNationCode: '+86',
          right: ['13700000007', '19900000007'],
          wrong: ['12700000007', '1370000000', '61234567'],
        },
        {
          phoneNationCode: '+852',
          right: ['51234567', '91234567'],
          wrong: ['41234567', '612345678', '13700000007'],
        },
        { phoneNationCode: '+853', right: ['66234567'], wrong: ['51234567', '6623456'] },
        { phoneNationCode: '+886', right: ['0912345678'], wrong: ['0812345678', '912345678'] },
        { phoneNationCode: '+1', right: [], wrong: ['13700000007'] },
      ];
      for (const { phoneNationCode, right, wrong } of numbers) {
        for (const phone of right)
          await expectTaken(
            `${phoneNationCode} ${phone}`,
            sendCode(probe, { phone, phoneNationCode }, 'register'),
          );
        for (const phone of wrong) {
          const param = { function: 'register', phone, phoneNationCode, homepageConfigId: probe.site };
          const { code } = await probe.reply(sendVerificationCode, param);
          expectSame(`the code for ${phoneNationCode} ${phone}`, code, '451');
        }
      }
    }),
  ),
];
