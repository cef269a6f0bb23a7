import { recipe, reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { expectSame } from '../cases/check.ts';
import { type Rule, rule } from './rule.ts';

/** Pages that cannot be requested: numbers start at one, and a page has 1 to 100 rows. */
const noPages = [{ pageNo: 0 }, { pageNo: 1.5 }, { pageSize: 0 }, { pageSize: 101 }];
/** Lengths that no short list can be asked for. */
const noLimits = [{ limit: 0 }, { limit: 21 }];

const takes = (id: MethodId, name: string) => name in Object(Object(registry[id].param).entries);

/** Every list that is declared with pages or a limit; a new one is included automatically. */
export const pageLimitRules: readonly Rule[] = [
  ...methodIds
    .filter((id) => takes(id, 'pageSize'))
    .map((id) => refuses(id, 'begins with page one, and takes pages of 1 to 100 rows', noPages)),
  ...methodIds
    .filter((id) => takes(id, 'limit'))
    .map((id) => refuses(id, 'takes a limit of 1 to 20', noLimits)),
];

function refuses(id: MethodId, sentence: string, wrong: readonly object[]): Rule {
  return rule(
    id,
    `${sentence}, and nothing else`,
    recipe(async (probe) => {
      const method = registry[id];
      if (method.access === 'session') await probe.login('candidate');
      const { param } = reference[id].example;
      for (const said of wrong) {
        const { code } = await probe.reply(method, { ...param, ...said });
        expectSame(`the code of ${JSON.stringify(said)}`, code, 'MS000A400');
      }
    }),
  );
}
