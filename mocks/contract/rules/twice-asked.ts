import {
  cancelAccountDeletion,
  deliverResume,
  exportMyData,
  getLdapSsoLoginUrl,
  getLdapSsoLogoutUrl,
  requestAccountDeletion,
  resetPasswordBeforeLogin,
  revokeDelivery,
  submitFeedback,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import {
  loginByPassword,
  NEW_PASSWORD,
  needing,
  type Person,
  type ProbeWith,
  recipe,
  sendOwnCode,
} from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { freeEmail, sendTo, settingsNow, withEmail } from './code-methods.ts';
import { type Rule, rule } from './rule.ts';

const regionCode = 'default';

/** Requests the deletion of somebody's account, under a key. */
async function askForDeletion(probe: ProbeWith<'inbox'>, who: Person, idempotencyKey: string) {
  const person = await probe.another(who);
  await sendOwnCode(person, 'phone');
  const verificationCode = await probe.inboxCode(person.account(who).phone);
  await person.call(requestAccountDeletion, { own: 'phone', verificationCode, idempotencyKey });
  return person;
}

/** A second request about something else, or by somebody else, has an answer of its own. */
export const twiceAskedRules: readonly Rule[] = [
  rule(
    ['getLdapSsoLoginUrl', 'getLdapSsoLogoutUrl'],
    'leads back to the address that was said: another one each time',
    needing(['portal'], async (probe) => {
      const pages = [`${probe.portal}#/login`, `${probe.portal}#/position`];
      const [login, logout] = [new Set<string>(), new Set<string>()];
      for (const redirect of pages) {
        const at = { regionCode, redirect };
        const { ldapSsoLoginUrl } = await probe.call(getLdapSsoLoginUrl, {
          ...at,
          homepageConfigId: probe.site,
        });
        login.add(ldapSsoLoginUrl);
        logout.add((await probe.call(getLdapSsoLogoutUrl, at)).ldapSsoLogoutUrl);
      }
      expectSame('addresses to sign on at, and off', [login.size, logout.size], [pages.length, pages.length]);
    }),
  ),
  rule(
    ['validateResetPasswordVerificationCode', 'resetPasswordBeforeLogin'],
    'sets a password by a code that went to the e-mail',
    needing(['inbox', 'own-account', 'own-contacts'], async (probe) => {
      await withEmail(probe);
      await probe.logout();
      await sendTo(probe, freeEmail, 'resetPassword');
      const code = await probe.inboxCode(freeEmail.email);
      const at = { ...freeEmail, homepageConfigId: probe.site };
      const proven = await expectTaken(
        'the code that went to the e-mail',
        probe.call(validateResetPasswordVerificationCode, { ...at, verificationCode: code }),
      );
      const password = await probe.encrypt(NEW_PASSWORD);
      await expectTaken(
        'a new password under the e-mail',
        probe.call(resetPasswordBeforeLogin, {
          ...at,
          ...proven,
          newPassword: password,
          newPasswordConfirm: password,
        }),
      );
      const { phone } = probe.account('newcomer');
      await expectTaken('the new password', loginByPassword(probe, phone, NEW_PASSWORD));
    }),
  ),
  rule(
    ['submitFeedback', 'exportMyData'],
    'is kept once, with the contact that was said, however often it was sent',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const said = {
        content: `It is hard to read: ${probe.newKey()}`,
        contact: `${probe.newKey()}@example.com`,
      };
      const param = { ...said, idempotencyKey: probe.newKey() };
      await probe.call(submitFeedback, param);
      await probe.call(submitFeedback, param);
      const { content } = await probe.call(exportMyData, {});
      for (const text of Object.values(said))
        expectSame(`how often “${text}” stands in the export`, content.split(text).length - 1, 1);
    }),
  ),
  rule(
    ['submitFeedback', 'exportMyData'],
    'is kept once, though it is sent again under its key a day later, less an hour',
    needing(['own-account', 'clock'], async (probe) => {
      await probe.login('newcomer');
      const content = `It is hard to find: ${probe.newKey()}`;
      const param = { content, idempotencyKey: probe.newKey() };
      await probe.call(submitFeedback, param);
      await probe.advance('23h');
      await probe.login('newcomer');
      await probe.call(submitFeedback, param);
      const kept = (await probe.call(exportMyData, {})).content;
      expectSame('how often it stands in the export', kept.split(content).length - 1, 1);
    }),
  ),
  rule(
    'requestAccountDeletion',
    'does not treat another person’s request under the same key as a repeat',
    needing(['inbox', 'own-account'], async (probe) => {
      const key = probe.newKey();
      for (const who of ['candidate', 'newcomer'] as const) {
        const person = await askForDeletion(probe, who, key);
        expectTrue(
          `the ${who}’s account waits for its end`,
          (await settingsNow(person)).deletionDueAt !== undefined,
        );
        await person.call(cancelAccountDeletion, {});
      }
    }),
  ),
  rule(
    'revokeDelivery',
    'does not treat another person’s submit under the same key as a repeat',
    recipe(async (probe) => {
      const candidate = await probe.another('candidate');
      const idempotencyKey = probe.newKey();
      const { id } = await candidate.call(deliverResume, {
        positionId: await candidate.position('open'),
        source: 'resume',
        idempotencyKey: probe.newKey(),
      });
      await candidate.call(revokeDelivery, { id, idempotencyKey });
      const newcomer = await probe.another('newcomer');
      await expectRefused(
        'another person’s delivery, under the key of its owner',
        newcomer.call(revokeDelivery, { id, idempotencyKey }),
      );
    }),
  ),
];
