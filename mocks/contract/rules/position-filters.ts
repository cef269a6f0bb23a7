import { type FacetName, facetNames, queryPositionList } from '@careers/gateway/contract';
import { recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import {
  countsOf,
  expectPart,
  has,
  namesOf,
  plainRows,
  shownCounts,
  sorted,
  valuesOf,
} from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

/** No entry of any filter has it. */
const NOTHING = 'an-id-of-nothing';

/** Each declared filter, compared with a count of the unfiltered rows. */
export const positionFilterRules: readonly Rule[] = facetNames.flatMap((name, at) => [
  filters(name),
  counts(name),
  leavesItselfAside(name),
  ...(at < facetNames.length - 1 ? [joins(name, facetNames.slice(at + 1))] : []),
]);

function filters(name: FacetName): Rule {
  return rule(
    'queryPositionList',
    `keeps of all positions those that have one of the values of ${name}`,
    recipe(async (probe) => {
      const list = await plainRows(probe);
      const [most, second = NOTHING] = valuesOf(list.rows, name);
      const least = valuesOf(list.rows, name).at(-1);
      const value = shownBy(`position with ${name}`, most);
      await expectPart(probe, list, { [name]: [value] });
      await expectPart(probe, list, { [name]: [least ?? value] });
      await expectPart(probe, list, { [name]: [value, second] });
      await expectPart(probe, list, { [name]: [NOTHING] });
      await expectPart(probe, list, { [name]: [NOTHING, value] });
      await expectPart(probe, list, { [name]: [] });
    }),
  );
}

function counts(name: FacetName): Rule {
  return rule(
    'queryPositionList',
    `counts in the facet ${name} how many positions have each value, and names it as they do`,
    recipe(async (probe) => {
      const { rows, facets } = await plainRows(probe);
      expectSame(`the counts of ${name}`, shownCounts(facets, name), sorted(countsOf(rows, name)));
      expectSame(
        `entries of ${name} that stand in it twice`,
        facets[name].length - new Set(facets[name].map(({ id }) => id)).size,
        0,
      );
      const names = new Map(rows.flatMap((row) => namesOf[name](row)));
      for (const entry of facets[name].filter(({ count }) => count > 0)) {
        expectSame(
          `the name of ${entry.id} in the facet, and at a position`,
          entry.name,
          names.get(entry.id),
        );
      }
    }),
  );
}

function leavesItselfAside(name: FacetName): Rule {
  return rule(
    'queryPositionList',
    `counts in each facet what choosing there would give, the filter ${name} set: in ${name} as without it`,
    recipe(async (probe) => {
      const list = await plainRows(probe);
      const value = shownBy(`position with ${name}`, valuesOf(list.rows, name).at(-1));
      const { facets } = await expectPart(probe, list, { [name]: [value] });
      const left = list.rows.filter((row) => has(row, name, [value]));
      for (const facet of facetNames) {
        const due = sorted(countsOf(facet === name ? list.rows : left, facet));
        expectSame(`the counts of ${facet} with ${name} ${value}`, shownCounts(facets, facet), due);
      }
    }),
  );
}

/** Two filters at once, tried with values that one position has and with values that no position has together. */
function joins(name: FacetName, others: readonly FacetName[]): Rule {
  return rule(
    'queryPositionList',
    `gives with ${name} and another filter the positions that have both`,
    recipe(async (probe) => {
      const list = await plainRows(probe);
      const row = shownBy('position', list.rows.at(-1));
      for (const other of others) {
        const [one, two] = [namesOf[name](row)[0]?.[0], namesOf[other](row)[0]?.[0]];
        if (one !== undefined && two !== undefined)
          await expectPart(probe, list, { [name]: [one], [other]: [two] });
        const apart = valuesOf(list.rows, other).find(
          (id) => !list.rows.some((any) => has(any, other, [id]) && has(any, name, [one ?? NOTHING])),
        );
        if (one === undefined || apart === undefined) continue;
        const { total } = await probe.call(queryPositionList, { [name]: [one], [other]: [apart] });
        expectTrue(`no position has ${one} and ${apart}, but ${total} were given`, total === 0);
      }
    }),
  );
}
