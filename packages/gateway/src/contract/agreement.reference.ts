import { expect, loginByPassword } from './account-recipes.ts';
import * as agreement from './agreement.ts';
import { needing, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import { queryConsents } from './settings.ts';

const { agreementKinds, getAgreement, giveConsents, queryDueConsents } = agreement;

/** Somebody who has agreed to an earlier version of the privacy notice. */
async function loginReturning(probe: ProbeWith<'magic-values'>) {
  const { earlierPhone, password } = probe.magic;
  probe.use(await loginByPassword(probe, earlierPhone, password));
}

export const agreementReference: ReferenceOf<typeof agreement> = {
  getAgreement: {
    summary: 'The terms of use, the privacy notice or the legal notices, as rich text with its version.',
    example: {
      param: { kind: 'privacy', homepageConfigId: 'site-external' },
      data: {
        title: 'Privacy notice',
        content: '<p>We collect what you write into your resume.</p><h3>Your rights</h3><ul><li>…</li></ul>',
        version: '2026-02',
        effectiveFrom: '2026-02-15',
      },
    },
    success: recipe(async (probe) => {
      for (const kind of agreementKinds) {
        const { content } = await probe.call(getAgreement, { kind, homepageConfigId: probe.site });
        if (!content.includes('<p>')) throw new Error(`${kind} is no rich text`);
      }
    }),
    reasons: {},
  },

  queryDueConsents: {
    summary: 'What the person has not agreed to yet in the version that is in force.',
    example: {
      param: {},
      data: [
        {
          kind: 'privacy',
          title: 'Privacy notice',
          version: '2026-02',
          effectiveFrom: '2026-02-15',
          earlier: true,
        },
      ],
    },
    success: recipe(async (probe) => {
      await probe.login('newcomer');
      const due = await probe.call(queryDueConsents, {});
      expect(due.length === 0, 'whoever has just registered has agreed to what is in force');
    }),
    reasons: {},
    also: {
      'asks whoever agreed to an earlier version for the one in force, until they agree': needing(
        ['magic-values', 'own-world'],
        async (probe) => {
          await loginReturning(probe);
          const due = await probe.call(queryDueConsents, {});
          const inForce = await probe.call(getAgreement, { kind: 'privacy', homepageConfigId: probe.site });
          expect(due.length === 1, 'one text is due');
          const [first] = due;
          expect(first?.kind === 'privacy' && first.earlier, 'it is the privacy notice, agreed to before');
          expect(first?.title === inForce.title, 'it has the name of the text');
          expect(
            first?.version === inForce.version && first.effectiveFrom === inForce.effectiveFrom,
            'it is the version in force',
          );
          await probe.call(giveConsents, { consents: [{ kind: 'privacy', version: inForce.version }] });
          expect((await probe.call(queryDueConsents, {})).length === 0, 'nothing is due afterwards');
        },
      ),
    },
  },

  giveConsents: {
    summary: 'Agrees to what was read, in its version; once more changes nothing.',
    example: { param: { consents: [{ kind: 'privacy', version: '2026-02' }] }, data: {} },
    success: recipe(async (probe) => {
      await probe.login('newcomer');
      const { version } = await probe.call(getAgreement, { kind: 'privacy', homepageConfigId: probe.site });
      const before = await probe.call(queryConsents, {});
      await probe.call(giveConsents, { consents: [{ kind: 'privacy', version }] });
      const after = await probe.call(queryConsents, {});
      expect(JSON.stringify(after) === JSON.stringify(before), 'what was agreed to already stays as it was');
    }),
    reasons: {
      agreementChanged: recipe(async (probe) => {
        await probe.login('newcomer');
        return probe.call(giveConsents, { consents: [{ kind: 'privacy', version: 'never' }] });
      }),
    },
    also: {
      'keeps what was agreed to before beside it, each in its version': needing(
        ['magic-values', 'own-world'],
        async (probe) => {
          await loginReturning(probe);
          const { version } = await probe.call(getAgreement, {
            kind: 'privacy',
            homepageConfigId: probe.site,
          });
          const before = await probe.call(queryConsents, {});
          await probe.call(giveConsents, { consents: [{ kind: 'privacy', version }] });
          const after = await probe.call(queryConsents, {});
          const kept = after.filter((one) => JSON.stringify(before).includes(JSON.stringify(one)));
          expect(kept.length === before.length, 'what was agreed to before is kept');
          expect(
            after.some((one) => one.kind === 'privacy' && one.version === version),
            'the new version stands beside it',
          );
        },
      ),
    },
  },
};
