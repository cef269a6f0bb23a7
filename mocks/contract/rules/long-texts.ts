import type { Method } from '@careers/gateway/contract';
import { reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken, refusalOf } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

/** Longer than any text may be. */
const LONG = '字'.repeat(10_000);

/** What says whose call it is and which, rather than something. */
const ofTheCall = ['token', 'pass', 'idempotencyKey'];

interface Lengthened {
  /** Where the text stands, `answer.reason`. */
  readonly where: string;
  readonly param: unknown;
}

/** A param once for each text in it, with that text made long. */
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

/** The longest reason that is to be given or can be, in characters: the last of these is two units of UTF-16. */
const REASON = `${'字'.repeat(999)}😀`;
const reasonFields = ['reason', 'recommendReason'] as const;
const reasonFieldOf = (id: MethodId) => reasonFields.find((field) => field in reference[id].example.param);
const reasoned = submits.flatMap((id) => {
  const { reasons }: Method = registry[id];
  const field = reasonFieldOf(id);
  return field && reasons.includes('reasonTooLong') ? [{ id, field }] : [];
});

/** What holds of every submit, and of every reason, read off what its recipe sends: a new one joins by itself. */
export const longTextRules: readonly Rule[] = [...submits.map(noLongText), ...reasoned.map(longestReason)];

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

function longestReason({ id, field }: { readonly id: MethodId; readonly field: string }): Rule {
  const own: Method = registry[id];
  return rule(id, 'takes a reason of a thousand characters, and not one more', {
    needs: reference[id].success.needs,
    run: async (probe) => {
      await reference[id].success.run({
        ...probe,
        call: async (method, param) => {
          if (!Object.is(method, own)) return probe.call(method, param);
          const saying = (reason: string) =>
            probe.call(method, { ...Object(param), [field]: reason, idempotencyKey: probe.newKey() });
          await expectRefused('one character more', saying(`${REASON}。`));
          return expectTaken('a thousand characters', saying(REASON));
        },
      });
    },
  });
}
