import {
  type CheckReferee,
  checkFindings,
  getBackgroundCheck,
  getSupplierCheck,
  type ParamOf,
  submitBackgroundCheck,
  submitSupplierCheck,
} from '@careers/gateway/contract';
import { needing, type Probe } from '@careers/gateway/reference';
import { COMMENT_MAX } from '@careers/validation';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { ODD_TEXT } from './odd-text.ts';
import { openedLink } from './opened-link.ts';
import { type Rule, rule } from './rule.ts';

const comment = ODD_TEXT;

async function asked(probe: Probe, token: string) {
  const found = await probe.call(getSupplierCheck, { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

type Finding = ParamOf<typeof submitSupplierCheck>['findings'][number];

const report = (probe: Probe, token: string, findings: readonly Finding[], said = '') =>
  probe.call(submitSupplierCheck, {
    token,
    findings: [...findings],
    ...(said === '' ? {} : { comment: said }),
    idempotencyKey: probe.newKey(),
  });

const referee = (at: number): CheckReferee => ({
  name: `Referee ${at}`,
  relation: 'Former manager',
  company: 'Example Software',
  phone: '13912345678',
});

/** What a candidate authorises, and what a supplier reports of it. */
export const backgroundCheckRules: readonly Rule[] = [
  rule(
    ['submitBackgroundCheck', 'getBackgroundCheck'],
    'accepts only consent and signature of the candidate, with a number of referees within its limits, each complete',
    needing(['links', 'magic-values', 'own-world'], async (probe) => {
      const link = await openedLink(probe, 'background-check');
      const check = await probe.call(getBackgroundCheck, link);
      if (check.state !== 'open') throw new Error(`the link is ${check.state}`);
      const { candidateName, refereesMin, refereesMax } = check;
      const authorise = (of: { referees: CheckReferee[]; signature?: string; consent?: boolean }) =>
        probe.call(submitBackgroundCheck, {
          ...link,
          consent: true,
          signature: candidateName,
          ...of,
          idempotencyKey: probe.newKey(),
        });
      const most = Array.from({ length: refereesMax }, (_, at) => referee(at));
      await expectRefused('without consent', authorise({ referees: most, consent: false }));
      await expectRefused('signed by somebody else', authorise({ referees: most, signature: 'Nobody' }));
      await expectRefused('a referee too many', authorise({ referees: [...most, referee(refereesMax)] }));
      await expectRefused('a referee too few', authorise({ referees: most.slice(0, refereesMin - 1) }));
      for (const lacking of ['name', 'relation', 'company', 'phone'] as const)
        await expectRefused(
          `a last referee whose ${lacking} is blank`,
          authorise({ referees: [...most.slice(1), { ...referee(0), [lacking]: ' ' }] }),
        );
      const receipt = await authorise({ referees: most });
      expectSame('the referees', receipt.referees, most);
    }),
  ),
  rule(
    ['submitSupplierCheck', 'getSupplierCheck'],
    'asks for a note on each finding that is not confirmed, and takes a comment of its whole length',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('supplier-check');
      const { items } = await asked(probe, token);
      const confirmed = items.map(({ id: itemId }): Finding => ({ itemId, finding: 'confirmed' }));
      for (const finding of checkFindings.filter((one) => one !== 'confirmed'))
        for (const note of [undefined, ' '])
          await expectRefused(
            `a last one that is ${finding}, with ${note === undefined ? 'no' : 'a blank'} note`,
            report(probe, token, [
              ...confirmed.slice(0, -1),
              ...confirmed.slice(-1).map((one) => ({ ...one, finding, ...(note ? { note } : {}) })),
            ]),
          );
      await expectRefused(
        'a comment that is too long',
        report(probe, token, confirmed, 'x'.repeat(COMMENT_MAX + 1)),
      );
      const longest = '𠀀'.repeat(COMMENT_MAX);
      const receipt = await report(probe, token, confirmed, ` ${longest} `);
      expectSame('the longest comment', receipt.comment, longest);
      expectSame('the findings', receipt.findings, confirmed);
    }),
  ),
  rule(
    ['submitSupplierCheck', 'getSupplierCheck'],
    'keeps each finding with its note, and the comment, as they were reported',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('supplier-check');
      const { items } = await asked(probe, token);
      const findings = items.map(({ id: itemId }, at) => ({
        itemId,
        finding: checkFindings[at % checkFindings.length] ?? 'confirmed',
        note: `Of ${itemId}: ${ODD_TEXT}`,
      }));
      const reporting = (of: typeof findings) => report(probe, token, of, ` ${comment} `);
      for (const { id: itemId } of items)
        await expectRefused(
          `a report without ${itemId}`,
          reporting(findings.filter((one) => one.itemId !== itemId)),
        );
      const receipt = await reporting(findings);
      expectSame('the findings', receipt.findings, findings);
      expectSame('the comment', receipt.comment, comment);
      await expectRefused('another report', reporting(findings));
    }),
  ),
  rule(
    ['submitSupplierCheck', 'getSupplierCheck'],
    'takes one finding for each item that it asks for, and none of anything else',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('supplier-check');
      const { items } = await asked(probe, token);
      const confirmed = items.map(({ id: itemId }): Finding => ({ itemId, finding: 'confirmed' }));
      const twice = { ...shownBy('item', confirmed[0]), finding: 'differs', note: 'Another year.' } as const;
      await expectRefused('a second finding of an item', report(probe, token, [...confirmed, twice]));
      const stranger = { itemId: 'an-item-of-nobody', finding: 'confirmed' } as const;
      await expectRefused('a finding of something else', report(probe, token, [stranger, ...confirmed]));
      await asked(probe, token);
    }),
  ),
  rule(
    ['getBackgroundCheck', 'getSupplierCheck'],
    'names each thing that is checked once, for the candidate as for the supplier',
    needing(['links', 'magic-values', 'own-world'], async (probe) => {
      const check = await probe.call(getBackgroundCheck, await openedLink(probe, 'background-check'));
      if (check.state !== 'open') throw new Error(`the link is ${check.state}`);
      const { items } = await asked(probe, await probe.linkTo('supplier-check'));
      expectSame('what is checked', check.items, items);
      const ids = items.map(({ id }) => id);
      expectSame('the ids, each once', ids, [...new Set(ids)]);
      expectTrue(
        `${check.refereesMin} to ${check.refereesMax} referees`,
        check.refereesMin > 0 && check.refereesMin <= check.refereesMax,
      );
    }),
  ),
];
