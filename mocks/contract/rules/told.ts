import {
  bindEmail,
  bindPhone,
  modifyPassword,
  setPassword,
  unbindEmail,
  unbindPhone,
} from '@careers/gateway/contract';
import {
  loginByCode,
  NEW_PASSWORD,
  needing,
  type ProbeWith,
  sendOwnCode,
  stranger,
} from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { freeEmail, proofOf, sendTo, withEmail } from './code-methods.ts';
import { type Rule, rule } from './rule.ts';

const needs = ['messages', 'inbox', 'clock', 'own-account', 'own-contacts'] as const;

/** Does something, and returns how many messages each contact got because of it, without those that carry a code. */
async function toldBy(
  probe: ProbeWith<'messages'>,
  contacts: readonly string[],
  act: () => Promise<unknown>,
): Promise<string[][]> {
  const read = () => Promise.all(contacts.map((contact) => probe.messagesTo(contact)));
  const before = await read();
  await act();
  return (await read()).map((texts, at) => texts.slice(before[at]?.length));
}

const countsOf = (told: readonly (readonly string[])[]) => told.map(({ length }) => length);

/** Who is notified when an account changes: every contact that it had before (decision 0030). */
export const toldRules: readonly Rule[] = [
  rule(
    'bindEmail',
    'sends a message with the masked new contact to the former contacts',
    needing(needs, async (probe) => {
      await probe.login('newcomer');
      const { phone } = probe.account('newcomer');
      await sendTo(probe, freeEmail, 'bind');
      const verificationCode = await probe.inboxCode(freeEmail.email);
      const bind = async () =>
        probe.call(bindEmail, { ...freeEmail, verificationCode, ownerProof: await proofOf(probe) });
      const told = await toldBy(probe, [phone, freeEmail.email], bind);
      expectSame('messages to the phone, and to the new e-mail', countsOf(told), [1, 0]);
      expectTrue('the whole e-mail does not stand in it', !told.flat().join().includes(freeEmail.email));
    }),
  ),
  rule(
    'bindPhone',
    'sends a message to the former contacts: the old phone and the e-mail',
    needing(needs, async (probe) => {
      await withEmail(probe);
      const { phone } = probe.account('newcomer');
      await sendTo(probe, stranger, 'bind');
      const verificationCode = await probe.inboxCode(stranger.phone);
      const bind = async () =>
        probe.call(bindPhone, { ...stranger, verificationCode, ownerProof: await proofOf(probe) });
      const told = await toldBy(probe, [phone, freeEmail.email, stranger.phone], bind);
      expectSame('messages to the old phone, the e-mail and the new phone', countsOf(told), [1, 1, 0]);
    }),
  ),
  ...(['phone', 'email'] as const).map((own) =>
    rule(
      own === 'phone' ? 'unbindPhone' : 'unbindEmail',
      'sends a message to every contact of the account, also to the unbound one',
      needing(needs, async (probe) => {
        await withEmail(probe);
        const { phone } = probe.account('newcomer');
        await probe.advance('61s');
        await sendOwnCode(probe, own);
        const verificationCode = await probe.inboxCode(own === 'phone' ? phone : freeEmail.email);
        const method = own === 'phone' ? unbindPhone : unbindEmail;
        const told = await toldBy(probe, [phone, freeEmail.email], () =>
          probe.call(method, { verificationCode }),
        );
        expectSame('messages to the phone, and to the e-mail', countsOf(told), [1, 1]);
      }),
    ),
  ),
  rule(
    'modifyPassword',
    'sends the owner a message without the password',
    needing(['messages', 'own-account'], async (probe) => {
      const { phone, password } = probe.account('newcomer');
      await probe.login('newcomer');
      const [oldPassword, encrypted] = [await probe.encrypt(password), await probe.encrypt(NEW_PASSWORD)];
      const param = { oldPassword, password: encrypted, passwordConfirm: encrypted };
      const told = await toldBy(probe, [phone], () => probe.call(modifyPassword, param));
      expectSame('messages to the phone', countsOf(told), [1]);
      expectTrue(
        'no password stands in it',
        !told.flat().some((text) => text.includes(NEW_PASSWORD) || text.includes(password)),
      );
    }),
  ),
  rule(
    'setPassword',
    'sends the owner a message',
    needing(['messages', 'inbox', 'magic-values', 'own-world'], async (probe) => {
      const { codeOnlyPhone: phone, code } = probe.magic;
      probe.use(await loginByCode(probe, { phone, phoneNationCode: '+86' }, code));
      const password = await probe.encrypt(NEW_PASSWORD);
      const param = { own: 'phone' as const, verificationCode: code, password, passwordConfirm: password };
      const told = await toldBy(probe, [phone], () => probe.call(setPassword, param));
      expectSame('messages to the phone', countsOf(told), [1]);
    }),
  ),
];
