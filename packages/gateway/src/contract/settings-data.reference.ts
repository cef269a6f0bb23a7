import type { ContactKind } from './account.ts';
import {
  codeReasons,
  expect,
  loginByPassword,
  refused,
  sendCode,
  sendOwnCode,
  WRONG_CODE,
} from './account-recipes.ts';
import { DAY_MS } from './day-ms.ts';
import { exampleInstant } from './examples.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import { getResume } from './resume.ts';
import type * as settings from './settings.ts';
import { cancelAccountDeletion, exportMyData, queryConsents, requestAccountDeletion } from './settings.ts';
import { newcomersPhone, ownCode, settingsOf } from './settings-recipes.ts';

const requestDeletion = (probe: Probe, own: ContactKind, verificationCode: string) =>
  probe.call(requestAccountDeletion, { own, verificationCode, idempotencyKey: probe.newKey() });

async function askForDeletion(probe: ProbeWith<'inbox'>) {
  await probe.login('newcomer');
  return requestDeletion(probe, 'phone', await ownCode(probe, 'phone', newcomersPhone(probe)));
}

/** What is stored about a person: consents, a copy, and the end of the account. */
export const personalDataReference: Pick<
  ReferenceOf<typeof settings>,
  'queryConsents' | 'exportMyData' | 'requestAccountDeletion' | 'cancelAccountDeletion'
> = {
  queryConsents: {
    summary: 'What the person has agreed to, in which version and when, the latest first.',
    example: {
      param: {},
      data: [{ kind: 'privacy', title: 'Privacy notice', version: '2026-02', agreedAt: exampleInstant }],
    },
    success: recipe(async (probe) => {
      await probe.login('newcomer');
      const consents = await probe.call(queryConsents, {});
      expect(consents.length > 0, 'whoever registered has agreed to something');
    }),
    reasons: {},
  },

  exportMyData: {
    summary: 'All that is stored about the person, as JSON in a file to keep, and which files are theirs.',
    example: {
      param: {},
      data: {
        fileName: 'my-data-2026-01-06.json',
        content: '{"account":{"phone":"13800000001"}}',
        files: [{ fileId: 'f-7d21', fileName: 'portfolio.pdf', size: 48_213 }],
      },
    },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      const { fileName, content } = await probe.call(exportMyData, {});
      const kept: unknown = JSON.parse(content);
      expect(fileName.endsWith('.json') && typeof kept === 'object', 'it is a file of JSON');
      expect(content.includes(probe.account('candidate').phone), 'the own phone stands in it');
    }),
    reasons: {},
  },

  requestAccountDeletion: {
    summary: 'Asks for the account to be deleted in thirty days, by a code to a contact of its own.',
    example: {
      param: { own: 'phone', verificationCode: '123456', idempotencyKey: 'a-key-of-this-submit' },
      data: { deletionDueAt: exampleInstant },
    },
    success: needing(['inbox', 'own-account'], async (probe) => {
      const { deletionDueAt } = await askForDeletion(probe);
      expect((await settingsOf(probe)).deletionDueAt === deletionDueAt, 'the settings say when');
      const days = (Date.parse(deletionDueAt) - Date.now()) / DAY_MS;
      expect(Math.abs(days - 30) < 1, `it is due in thirty days, not in ${days.toFixed(1)}`);
    }),
    reasons: {
      ...codeReasons(['own-account'], {
        send: async (probe) => {
          await probe.login('newcomer');
          await sendOwnCode(probe, 'phone');
          return newcomersPhone(probe);
        },
        enter: (probe, code) => requestDeletion(probe, 'phone', code),
      }),
      notBound: needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        return requestDeletion(probe, 'email', WRONG_CODE);
      }),
      deletionPending: needing(['inbox', 'own-account'], async (probe) => {
        await askForDeletion(probe);
        return requestDeletion(probe, 'phone', WRONG_CODE);
      }),
    },
    also: {
      'leaves the account alone for thirty days, and nothing of it after them': needing(
        ['inbox', 'clock', 'own-account'],
        async (probe) => {
          const { phone, password } = probe.account('newcomer');
          await askForDeletion(probe);
          await probe.advance('29d');
          probe.use(await loginByPassword(probe, phone, password));
          await probe.call(getResume, {});
          await probe.advance('1d');
          await refused(probe.call(getResume, {}));
          await refused(loginByPassword(probe, phone, password));
          // The phone is free again.
          await sendCode(probe, probe.account('newcomer'), 'register');
        },
      ),
    },
  },

  cancelAccountDeletion: {
    summary: 'Takes the wish to be deleted back.',
    example: { param: {}, data: {} },
    success: needing(['inbox', 'own-account'], async (probe) => {
      await askForDeletion(probe);
      await probe.call(cancelAccountDeletion, {});
      expect((await settingsOf(probe)).deletionDueAt === undefined, 'no deletion waits');
    }),
    reasons: {
      deletionNotPending: needing(['own-account'], async (probe) => {
        await probe.login('newcomer');
        return probe.call(cancelAccountDeletion, {});
      }),
    },
  },
};
