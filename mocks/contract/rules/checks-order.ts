import type { Method } from '@careers/gateway/contract';
import { languageIndexes, recipe, reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { brokenParams } from '../cases/break-param.ts';
import { expectSame, expectTrue } from '../cases/check.ts';
import { type Rule, rule } from './rule.ts';

const han = /\p{Script=Han}/u;
const UNKNOWN_SITE = 'site-that-does-not-exist';

/** A param that the schema refuses; undefined if the method accepts any fields. */
function brokenOf(id: MethodId): object | undefined {
  const method: Method = registry[id];
  return brokenParams(method, reference[id].example.param)[0]?.param;
}

const sessionFirst = methodIds.filter((id) => registry[id].access === 'session' && brokenOf(id));

/** For these methods a wrong group is refused before everything else, which an outcome of their own tries. */
const paramFirst = methodIds.filter((id) => {
  const { siteBound, internalGroup, access } = registry[id];
  return siteBound && !internalGroup && access === 'open' && brokenOf(id);
});

/** The order of checks (decisions, section 1), for each method to which two adjacent checks apply. */
export const checksOrderRules: readonly Rule[] = [
  ...sessionFirst.map((id) =>
    rule(
      id,
      'asks for a session before it reads its param',
      recipe(async (probe) => {
        const { code } = await probe.reply(registry[id], brokenOf(id) ?? {});
        expectSame('the code of a broken param without a session', code, '40101');
      }),
    ),
  ),
  ...methodIds
    .filter((id) => registry[id].access === 'session')
    .map((id) =>
      rule(
        id,
        'says in the language of the call that there is no session',
        recipe(async (probe) => {
          const said = [];
          for (const index of languageIndexes)
            said.push((await probe.speaking(index).reply(registry[id], reference[id].example.param)).message);
          const [simplified = '', traditional = '', english = ''] = said;
          expectTrue(`zh-cn is Chinese: ${simplified}`, han.test(simplified));
          expectTrue(
            `zh-hk is Chinese of its own: ${traditional}`,
            han.test(traditional) && traditional !== simplified,
          );
          expectTrue(`en-us is English: ${english}`, /[a-z]/i.test(english) && !han.test(english));
        }),
      ),
    ),
  ...methodIds
    .filter((id) => registry[id].access === 'session' && registry[id].siteBound)
    .map((id) =>
      rule(
        id,
        'asks for a session before it looks for its website',
        recipe(async (probe) => {
          const { param } = reference[id].example;
          const { code } = await probe.about(UNKNOWN_SITE).reply(registry[id], param);
          expectSame('the code without a session, on a website that there is not', code, '40101');
        }),
      ),
    ),
  ...paramFirst.map((id) =>
    rule(
      id,
      'reads its param before it looks for its website',
      recipe(async (probe) => {
        const broken = { ...brokenOf(id), [registry[id].siteField]: UNKNOWN_SITE };
        const { code } = await probe.about(UNKNOWN_SITE).reply(registry[id], broken);
        expectSame('the code of a broken param on a website that there is not', code, 'MS000A400');
      }),
    ),
  ),
];
