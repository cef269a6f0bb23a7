import { getResume, queryPhilosophy, queryPositionList } from '@careers/gateway/contract';
import { recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { type Rule, rule } from './rule.ts';

/** What else is the caller’s own, or a position’s. */
export const ownershipRules: readonly Rule[] = [
  rule(
    'getResume',
    'is the caller’s own resume, and the same each time that it is read',
    recipe(async (probe) => {
      const [candidate, newcomer] = [await probe.another('candidate'), await probe.another('newcomer')];
      const [one, other] = [await candidate.call(getResume, {}), await newcomer.call(getResume, {})];
      expectTrue('ids differ', one.id !== other.id);
      expectSame('the candidate’s, read again', await candidate.call(getResume, {}), one);
      expectTrue(
        'a complete one has basics, intention and education',
        one.basics.name !== '' && one.education.length > 0,
      );
      expectTrue(
        'at most three of each intention',
        [one.intention.industry, one.intention.category, one.intention.position].every(
          ({ length }) => length <= 3,
        ),
      );
      expectTrue(
        'the newcomer’s has nothing of the candidate’s',
        other.basics.name === '' || other.basics.name !== one.basics.name,
      );
    }),
  ),
  rule(
    ['queryPhilosophy', 'queryPositionDetail'],
    'is the philosophy of the position’s own company',
    recipe(async (probe) => {
      await probe.login('candidate');
      const { rows } = await probe.call(queryPositionList, { pageSize: 100 });
      const one = shownBy('position', rows[0]);
      const other = shownBy(
        'position of a second company',
        rows.find(({ company }) => company !== one.company),
      );
      for (const { id, companyDescr } of [one, other]) {
        expectSame(
          'the company',
          (await probe.call(queryPhilosophy, { positionId: id })).companyDescr,
          companyDescr,
        );
      }
    }),
  ),
];
