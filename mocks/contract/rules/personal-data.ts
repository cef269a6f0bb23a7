import {
  cancelAccountDeletion,
  collectPosition,
  exportMyData,
  getAgreement,
  getResume,
  giveConsents,
  queryCollections,
  queryConsents,
  queryDueConsents,
  requestAccountDeletion,
} from '@careers/gateway/contract';
import { DAY_MS, loginByPassword, needing, recipe, sendOwnCode } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { settingsNow } from './code-methods.ts';
import { ids } from './delivering.ts';
import { type Rule, rule } from './rule.ts';

/** What is stored about a person, and the request for deletion. */
export const personalDataRules: readonly Rule[] = [
  rule(
    ['requestAccountDeletion', 'cancelAccountDeletion', 'getAccountSettings'],
    'deletes nothing for thirty days, and can be cancelled without a trace',
    needing(['inbox', 'own-account'], async (probe) => {
      await probe.login('newcomer');
      const before = await settingsNow(probe);
      const positionId = await probe.position('open');
      await probe.call(collectPosition, { positionId });
      await sendOwnCode(probe, 'phone');
      const verificationCode = await probe.inboxCode(probe.account('newcomer').phone);
      const { deletionDueAt } = await probe.call(requestAccountDeletion, {
        own: 'phone',
        verificationCode,
        idempotencyKey: probe.newKey(),
      });
      const days = (Date.parse(deletionDueAt) - Date.now()) / DAY_MS;
      expectTrue(`it is due in ${days.toFixed(1)} days, where 30 are due`, Math.abs(days - 30) < 0.5);
      expectSame('the settings', await settingsNow(probe), { ...before, deletionDueAt });
      const { rows } = await probe.call(queryCollections, {});
      expectTrue(
        'what was collected is kept',
        ids(rows.map(({ position }) => position)).includes(positionId),
      );
      expectSame(
        'somebody else’s deletion',
        (await settingsNow(await probe.another('candidate'))).deletionDueAt,
        undefined,
      );
      await probe.call(cancelAccountDeletion, {});
      expectSame('the settings once it is taken back', await settingsNow(probe), before);
    }),
  ),
  rule(
    ['cancelAccountDeletion', 'requestAccountDeletion'],
    'keeps an account whose deletion was cancelled',
    needing(['inbox', 'clock', 'own-account'], async (probe) => {
      const { phone, password } = probe.account('newcomer');
      await probe.login('newcomer');
      await sendOwnCode(probe, 'phone');
      await probe.call(requestAccountDeletion, {
        own: 'phone',
        verificationCode: await probe.inboxCode(phone),
        idempotencyKey: probe.newKey(),
      });
      await probe.call(cancelAccountDeletion, {});
      await probe.advance('31d');
      await expectTaken('a login after 31 days', loginByPassword(probe, phone, password));
    }),
  ),
  rule(
    'exportMyData',
    'contains the person’s data and no password, under a plain file name',
    recipe(async (probe) => {
      await probe.login('candidate');
      const { content, fileName } = await probe.call(exportMyData, {});
      const kept: unknown = JSON.parse(content);
      expectTrue('it is an object', typeof kept === 'object' && kept !== null);
      const { id } = await probe.call(getResume, {});
      expectTrue('the resume is in it', content.includes('resume') || content.includes(id));
      expectTrue('the password is not in it', !content.includes(probe.account('candidate').password));
      expectTrue(`${fileName} has no path`, !/[\\/]/.test(fileName));
    }),
  ),
  rule(
    ['giveConsents', 'queryDueConsents'],
    'records only the named consents, and none of several when one has another version',
    needing(['magic-values', 'own-world'], async (probe) => {
      const { earlierPhone, password } = probe.magic;
      probe.use(await loginByPassword(probe, earlierPhone, password));
      const versionOf = async (kind: 'terms' | 'privacy') =>
        (await probe.call(getAgreement, { kind, homepageConfigId: probe.site })).version;
      const terms = { kind: 'terms', version: await versionOf('terms') } as const;
      const privacy = { kind: 'privacy', version: await versionOf('privacy') } as const;
      const due = async () => (await probe.call(queryDueConsents, {})).map(({ kind }) => kind);
      const before = await probe.call(queryConsents, {});
      expectSame('what is due', await due(), ['privacy']);
      await expectRefused(
        'two, one of a version that never was',
        probe.call(giveConsents, { consents: [{ ...terms, version: 'never' }, privacy] }),
      );
      await probe.call(giveConsents, { consents: [terms] });
      expectSame('what is due still', await due(), ['privacy']);
      expectSame('what was agreed to', await probe.call(queryConsents, {}), before);
      await probe.call(giveConsents, { consents: [terms, privacy] });
      const after = await probe.call(queryConsents, {});
      expectSame('what is due afterwards', await due(), []);
      expectSame('agreements more than before', after.length - before.length, 1);
      expectSame('the latest', [after[0]?.kind, after[0]?.version], ['privacy', privacy.version]);
    }),
  ),
  rule(
    'queryConsents',
    'has the latest first, each with its version, by the name of the agreement',
    recipe(async (probe) => {
      await probe.login('candidate');
      const consents = await probe.call(queryConsents, {});
      const times = consents.map(({ agreedAt }) => Date.parse(agreedAt));
      expectSame(
        'the times, in the order given',
        times,
        times.toSorted((a, b) => b - a),
      );
      for (const { kind, title, version } of consents) {
        // Consents for somebody else have no text, and are listed under that person's name.
        if (kind === 'recommendation') continue;
        expectTrue(`${kind} has a version`, version !== undefined && version !== '');
        // Consents that a link has asked for are listed under their position.
        if (kind !== 'terms' && kind !== 'privacy') continue;
        const agreement = await probe.call(getAgreement, { kind, homepageConfigId: probe.site });
        expectSame(`what ${kind} is called`, title, agreement.title);
      }
      expectTrue(
        'none is of a time to come',
        times.every((time) => time <= Date.now() + 60_000),
      );
    }),
  ),
];
