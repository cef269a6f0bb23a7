import type { Method } from '@careers/gateway/contract';
import { reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken, refusalOf } from './attempts.ts';
import { type Rule, rule } from './rule.ts';
import { upToSubmit } from './up-to-submit.ts';

/** Longer than any text may be. */
const LONG = '字'.repeat(10_000);

/** Fields that identify the call or its caller, rather than saying something. */
const ofTheCall = ['token', 'pass', 'idempotencyKey'];

interface Lengthened {
  /** Where the text stands, `answer.reason`. */
  readonly where: string;
  readonly param: unknown;
}

/** Copies of a param, each with one of its texts made long. */
function lengthen(param: unknown, where = ''): Lengthened[] {
  if (typeof param === 'string') return [{ where, param: LONG }];
  if (typeof param !== 'object' || param === null) return [];
  return Object.entries(param)
    .filter(([name]) => where !== '' || !ofTheCall.includes(name))
    .flatMap(([name, value]) =>
      lengthen(value, where === '' ? name : `${where}.${name}`).map((longer) => ({
        where: longer.where,
        param: Array.isArray(param)
          ? param.map((one: unknown, at) => (String(at) === name ? longer.param : one))
          : { ...param, [name]: longer.param },
      })),
    );
}

const submits = methodIds.filter((id) => registry[id].submit);

/** The texts whose excess length has a reason of its own, and how many characters each may have. */
const limited = [
  { field: 'reason', reason: 'reasonTooLong', most: 1000 },
  { field: 'recommendReason', reason: 'reasonTooLong', most: 1000 },
  { field: 'comment', reason: 'commentTooLong', most: 1000 },
  { field: 'place', reason: 'placeTooLong', most: 100 },
] as const;

const bounded = submits.flatMap((id) => {
  const { param, reasons }: Method = registry[id];
  const fields = Object(Object(param).entries);
  const own = limited.find(({ field, reason }) => field in fields && reasons.includes(reason));
  return own ? [{ id, ...own }] : [];
});

/** As many characters as are allowed; the last one takes two UTF-16 units. */
const ofLength = (length: number) => `${'字'.repeat(length - 1)}😀`;

/**
 * What holds for every submit and every such reason, derived from what its recipe sends; a new one is included automatically.
 */
export const longTextRules: readonly Rule[] = [...submits.map(noLongText), ...bounded.map(longest)];

function noLongText(id: MethodId): Rule {
  return rule(id, 'takes no text of ten thousand characters', {
    needs: reference[id].success.needs,
    run: async (probe) => {
      const own: Method = registry[id];
      await reference[id].success.run({
        ...probe,
        call: async (method, param) => {
          if (Object.is(method, own))
            for (const longer of lengthen(param)) {
              const failure = await refusalOf(
                probe.call(own, { ...Object(longer.param), idempotencyKey: probe.newKey() }),
              );
              expectTrue(`${longer.where} of ten thousand characters is refused`, failure !== undefined);
            }
          return probe.call(method, param);
        },
      });
    },
  });
}

function longest({ id, field, most }: (typeof bounded)[number]): Rule {
  const own: Method = registry[id];
  return rule(id, `takes a ${field} of ${most} characters, and not one more`, {
    needs: reference[id].success.needs,
    run: async (probe) => {
      const { param } = await upToSubmit(probe, id, reference[id].success);
      const saying = (text: string) =>
        probe.call(own, { ...param, [field]: text, idempotencyKey: probe.newKey() });
      await expectRefused('one character more', saying(`${ofLength(most)}。`));
      await expectTaken(`${most} characters`, saying(ofLength(most)));
    },
  });
}
