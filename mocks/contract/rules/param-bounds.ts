import { recipe, reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import { type Bound, boundsOf } from '../cases/param-bounds.ts';
import { isReading } from '../target/reading-only.ts';
import { type Rule, rule } from './rule.ts';

const UNREADABLE = 'MS000A400';
/** Of a call that was read, whatever came of it. */
const READ = ['MS000A000', '451', 'needCaptchaVerification'];

const bounded = methodIds
  .filter((id) => registry[id].channel !== 'admin')
  .map((id) => ({ id, bounds: boundsOf(registry[id], reference[id].example.param) }))
  .filter(({ bounds }) => bounds.length > 0);

/** Methods where a correct call changes nothing: they only read, or the link in the param does not exist. */
const harmless = bounded.filter(
  ({ id, bounds }) =>
    (isReading(id) || registry[id].access === 'link') && bounds.some(({ within }) => within !== undefined),
);

/** Every declared field of every param, at every depth; a new one is included automatically. */
export const paramBoundRules: readonly Rule[] = [
  ...bounded.map(({ id, bounds }) =>
    tried(
      id,
      bounds,
      'refuses what lies beyond a bound of one of its fields',
      async (code, { where, what, beyond }) =>
        expectSame(`the code of a ${where} that is ${what}`, await code(beyond), UNREADABLE),
    ),
  ),
  ...harmless.map(({ id, bounds }) =>
    tried(id, bounds, 'takes what lies at a bound of its fields', async (code, { where, what, within }) => {
      if (within === undefined) return;
      expectTrue(`a ${where} that is not yet ${what} is taken`, READ.includes(await code(within)));
    }),
  ),
];

type CodeOf = (param: object) => Promise<string>;

function tried(
  id: MethodId,
  bounds: readonly Bound[],
  sentence: string,
  look: (code: CodeOf, bound: Bound) => Promise<void>,
): Rule {
  return rule(
    id,
    sentence,
    recipe(async (probe) => {
      if (registry[id].access === 'session') await probe.login('candidate');
      for (const bound of bounds)
        await look(async (param) => (await probe.reply(registry[id], param)).code, bound);
    }),
  );
}
