import type { Method } from '@careers/gateway/contract';
import { type MethodReference, type Recipe, reference } from '@careers/gateway/reference';
import { methodIds, registry } from '@careers/gateway/registry';
import { rules } from '../rules/index.ts';
import { unsolved } from '../target/guest.ts';
import { createProbe } from '../target/probe.ts';
import type { SuiteCapability } from '../target/settings.ts';
import type { CaseContext } from '../target/target.ts';
import { expectSame, expectTrue } from './check.ts';
import { failureOf } from './failure-of.ts';
import { fileCases } from './file-cases.ts';
import { type GatewayCase, orderCases } from './order-cases.ts';
import { genericOutcomes } from './outcomes.ts';
import { submitOutcomes } from './submit-outcomes.ts';
import { succeeds } from './succeeds.ts';

/** What a case is about: its column in the coverage table. */
export type Outcome =
  | { readonly kind: 'generic'; readonly id: string }
  | { readonly kind: 'success' }
  | { readonly kind: 'captcha' }
  /** A declared business error, provoked by its own recipe. */
  | { readonly kind: 'reason'; readonly reason: string }
  | { readonly kind: 'also'; readonly sentence: string };

/** One case of the suite, on a context of its own. */
export interface ContractCase {
  /** Unique and readable. */
  readonly name: string;
  /** An id of the registry; `gateway` for cases about the gateway as a whole, `files` for the file gateway. */
  readonly method: string;
  /** The other methods that it is about. */
  readonly others?: readonly string[];
  readonly outcome: Outcome;
  readonly needs: readonly SuiteCapability[];
  /** @throws when the gateway does not do what the contract says. */
  run(context: CaseContext): Promise<void>;
}

/** A cell that stays empty for a reason. */
export interface NotApplicable {
  readonly method: string;
  readonly outcome: Outcome;
  readonly why: string;
}

export interface Suite {
  readonly cases: readonly ContractCase[];
  readonly notApplicable: readonly NotApplicable[];
}

/** The whole suite, made from registry and reference, so that a new method has its cases at once. */
export function createSuite(): Suite {
  const cases: ContractCase[] = [...spanning('gateway', orderCases), ...spanning('files', fileCases)];
  const notApplicable: NotApplicable[] = [];
  for (const id of methodIds) {
    const part = casesOf(id, registry[id], reference[id]);
    cases.push(...part.cases);
    notApplicable.push(...part.notApplicable);
  }
  for (const { methods, sentence, needs, run } of rules) {
    cases.push({
      name: `${methods[0]}: ${sentence}`,
      method: methods[0],
      others: methods.slice(1),
      outcome: { kind: 'also', sentence },
      needs,
      run: async (context) => {
        await run(createProbe(context));
      },
    });
  }
  return { cases, notApplicable };
}

/** Cases that are not about one method of the contract. */
function spanning(subject: 'gateway' | 'files', of: readonly GatewayCase[]): ContractCase[] {
  return of.map(({ title, needs, run }) => ({
    name: `${subject}: ${title}`,
    method: subject,
    outcome: { kind: 'also', sentence: title },
    needs,
    run,
  }));
}

type AnyReference = Omit<MethodReference, 'example' | 'reasons'> & {
  readonly example: { readonly param: object };
  readonly reasons: Readonly<Record<string, Recipe>>;
};

function casesOf(id: string, method: Method, of: AnyReference): Suite {
  const cases: ContractCase[] = [];
  const notApplicable: NotApplicable[] = [];
  const { param } = of.example;
  const add = (
    title: string,
    outcome: Outcome,
    needs: readonly SuiteCapability[],
    run: ContractCase['run'],
  ) => cases.push({ name: `${id}: ${title}`, method: id, outcome, needs, run });

  add('works', { kind: 'success' }, of.success.needs, (context) => succeeds(method, of.success, context));
  for (const reason of method.reasons) {
    const recipe = of.reasons[reason];
    if (!recipe) throw new Error(`${id} declares ${reason} and has no recipe for it`);
    add(`fails with ${reason}`, { kind: 'reason', reason }, recipe.needs, (context) =>
      failsWith(method, reason, recipe, context),
    );
  }
  if (of.captcha) {
    const { captcha } = of;
    add('asks for a captcha', { kind: 'captcha' }, captcha.needs, (context) => asksCaptcha(captcha, context));
  } else {
    const why = method.captcha ? 'asks by magic value, preset or fault alone' : 'never asks by itself';
    notApplicable.push({ method: id, outcome: { kind: 'captcha' }, why });
  }
  for (const [sentence, recipe] of Object.entries(of.also ?? {})) {
    add(sentence, { kind: 'also', sentence }, recipe.needs, async (context) => {
      await recipe.run(createProbe(context));
    });
  }
  const subject = { id, method, reference: of };
  for (const generic of [...genericOutcomes, ...submitOutcomes]) {
    const outcome = { kind: 'generic', id: generic.id } as const;
    const why = generic.whyLeftOut(method, param);
    if (why) notApplicable.push({ method: id, outcome, why });
    else add(generic.id, outcome, generic.needs(subject), (context) => generic.run(subject, context));
  }
  return { cases, notApplicable };
}

/** The `languageIndex` of en-us. */
const ENGLISH = 2;

async function failsWith(
  method: Method,
  reason: string,
  recipe: Recipe,
  context: CaseContext,
): Promise<void> {
  // In English, since a gateway that ignores the language of a call answers in its own.
  const failure = await failureOf(
    recipe.run(createProbe(context).speaking(ENGLISH)),
    `a refusal by 451 (${reason})`,
  );
  // A gateway may leave the reason out (decisions, section 1): then only the code and the message are compared.
  expectSame(
    'method, kind, code and reason of the failure',
    [failure.method, failure.kind, failure.code, failure.reason ?? reason],
    [method.name, 'business', '451', reason],
  );
  const english = /[a-z]/i.test(failure.message) && !/\p{Script=Han}/u.test(failure.message);
  expectTrue(`the failure says why, in English as the call is: "${failure.message}"`, english);
}

async function asksCaptcha(recipe: Recipe, context: CaseContext): Promise<void> {
  const failure = await failureOf(recipe.run(createProbe(unsolved(context))), 'needCaptchaVerification');
  expectSame('kind and code', [failure.kind, failure.code], ['captcha', 'needCaptchaVerification']);
}
