import type { Method } from '@careers/gateway/contract';
import type { MethodReference, Recipe } from '@careers/gateway/reference';
import { createProbe } from '../target/probe.ts';
import type { CaseContext } from '../target/target.ts';
import { expectSame } from './check.ts';
import { failureOf } from './failure-of.ts';
import type { GenericOutcome, Subject } from './outcomes.ts';
import { lastOf } from './succeeds.ts';

/** A submit under test, with a refusal of it. */
interface Submit extends Subject {
  readonly reference: Subject['reference'] & { readonly reasons: Readonly<Record<string, Recipe>> };
}

const noSubmit = ({ submit }: Method) => (submit ? undefined : 'is no submit');

/**
 * What holds for the idempotency key of every submit (decisions, section 1): for repeats at the same time, for later ones, and
 * after a refusal.
 */
export const submitOutcomes: readonly (Omit<GenericOutcome, 'needs' | 'run'> & {
  needs(submit: Submit): MethodReference['success']['needs'];
  run(submit: Submit, context: CaseContext): Promise<void>;
})[] = [
  {
    id: 'repeated',
    whyLeftOut: noSubmit,
    needs: ({ reference }) => reference.success.needs,
    async run({ method, reference }, context) {
      const probe = createProbe(context);
      await reference.success.run(probe);
      const first = lastOf(probe.done(), method);
      expectSame('the answer to a repeat with the same key', await probe.repeat(first), first.data);
      if (method.access !== 'open')
        for (const param of underTheKeyOf(first.param, reference.example.param))
          expectSame(
            'the answer to what comes under the same key and says something else',
            await probe.repeat({ ...first, param }),
            first.data,
          );
      // For a submit by link, the session does not matter.
      const person = probe.person() ?? (method.access === 'link' ? 'candidate' : undefined);
      if (!person) return;
      await probe.login(person);
      expectSame('the answer to a repeat after login', await probe.repeat(first), first.data);
    },
  },
  {
    id: 'at once',
    whyLeftOut: noSubmit,
    needs: ({ reference }) => reference.success.needs,
    async run({ method, reference }, context) {
      const probe = createProbe(context, { method, twice: true });
      await reference.success.run(probe);
      const { data, twin } = lastOf(probe.done(), method);
      expectSame('the answer to the same submit sent at the same time', twin, data);
    },
  },
  {
    id: 'repeated later',
    whyLeftOut: noSubmit,
    needs: ({ reference }) => [...new Set([...reference.success.needs, 'clock' as const])],
    async run({ method, reference }, context) {
      const probe = createProbe(context);
      await reference.success.run(probe);
      const first = lastOf(probe.done(), method);
      // Sessions live two hours: within that time nobody has to log in again.
      await probe.advance('61m');
      expectSame('the answer to a repeat an hour later', await probe.repeat(first), first.data);
      const person = probe.person();
      if (method.access === 'session' && !person) return;
      await probe.advance('22h');
      if (person) await probe.login(person);
      expectSame('the answer to a repeat 23 hours later', await probe.repeat(first), first.data);
    },
  },
  {
    id: 'key of a refusal',
    whyLeftOut: (method) =>
      noSubmit(method) ?? (method.reasons.length > 0 ? undefined : 'is refused for no reason of its own'),
    needs: ({ method, reference }) => [
      ...new Set([...reference.success.needs, ...(refusalOf(method, reference.reasons)?.needs ?? [])]),
    ],
    async run({ method, reference }, context) {
      const refusal = refusalOf(method, reference.reasons);
      if (!refusal) throw new Error(`${method.name} declares no reason that it has a recipe for`);
      const idempotencyKey = createProbe(context).newKey();
      const change = { method, param: (param: object) => ({ ...param, idempotencyKey }) };
      const refused = async (what: string) => {
        const { code } = await failureOf(refusal.run(createProbe(context, change)));
        expectSame(what, code, '451');
      };
      await refused('the refusal');
      const probe = createProbe(context, change);
      // A refused submit has done nothing, so its key can be used again.
      await reference.success.run(probe);
      // For a session, its next submit under the key is a repeat; by another link or from another visitor it is a different
      // submit.
      if (method.access !== 'session')
        await refused('the refusal of another’s submit under a key that was used');
    },
  },
];

/** The first declared refusal of a submit after which the same submit can still succeed. */
function refusalOf({ reasons }: Method, recipes: Readonly<Record<string, Recipe>>): Recipe | undefined {
  const [first] = reasons;
  return first === undefined ? undefined : recipes[first];
}

/**
 * Params that differ under the same key: one in a field that no schema knows, as after a captcha, the other in all known
 * fields.
 */
function underTheKeyOf(first: object, other: object): object[] {
  const kept = Object.entries(first).filter(([name]) => ['token', 'pass', 'idempotencyKey'].includes(name));
  return [
    { ...first, unknownField: 'anything' },
    { ...other, ...Object.fromEntries(kept) },
  ];
}
