import type { Method } from '@careers/gateway/contract';
import { type Capability, type Recipe, reference } from '@careers/gateway/reference';
import { type MethodId, registry } from '@careers/gateway/registry';
import { expectSame, expectTrue } from '../cases/check.ts';
import type { Done } from '../target/calls.ts';
import type { CaseProbe } from '../target/probe.ts';
import { expectRefused, refusalOf } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { instantsIn } from './instants.ts';
import { fieldsByState, lastingFields, linkSubmits } from './link-declarations.ts';
import { overBy } from './link-states.ts';
import { type Rule, rule } from './rule.ts';
import { upToSubmit } from './up-to-submit.ts';

const MINUTE = 60_000;
/** Longer than any link lives. */
const AFTER_THE_LINK = '40d';
/** Long enough after the link was sent that the time of the answer cannot be taken for the time of the link. */
const LATER = { said: '3h', milliseconds: 180 * MINUTE };

type Answer = Readonly<Record<string, unknown>> & { readonly state: string };

const methodOf = (id: MethodId): Method => registry[id];
const asAnswer = (data: unknown) => data as Answer;

/** What a link showed before its submit, the submit, and a way to query it again. */
interface Played {
  readonly submit: Done;
  readonly before: Answer;
  readonly ask: () => Promise<Answer>;
}

/** Plays the recipe of a submit, and looks at its link as soon as it is known. */
async function play(
  probe: CaseProbe,
  [id, query]: readonly [MethodId, MethodId],
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<Played> {
  const read = (param: object) => probe.call(methodOf(query), param);
  await reference[id].success.run(looking(probe, query, meanwhile));
  const calls = probe.done();
  const submit = shownBy(
    'submit that was taken',
    calls.findLast(({ method }) => method === registry[id]),
  );
  const earlier = calls.slice(0, calls.indexOf(submit)).filter(({ method }) => method === registry[query]);
  const before = earlier.map(({ data }) => asAnswer(data)).findLast(({ state }) => state !== 'locked');
  const { token, pass } = submit.param as { token: string; pass?: string };
  return {
    submit,
    before: shownBy('link that says what it asks', before),
    ask: async () => asAnswer(await read(pass === undefined ? { token } : { token, pass })),
  };
}

/** Reasons that are not about the submitted content: the link no longer works, or somebody else was first. */
const ofLinks = [
  ...['linkInvalid', 'linkExpired', 'linkLocked', 'handled', 'offerHandled', 'offerExpired'],
  ...['otherPerson', 'conflict'],
];

/** The refusals of a submit because of its content, each with the recipe that provokes it. */
function refusals(id: MethodId): [string, Recipe][] {
  const recipes: Readonly<Record<string, Recipe>> = reference[id].reasons;
  return Object.entries(recipes).filter(([reason]) => !ofLinks.includes(reason));
}

const withClock = (needs: readonly Capability[]) => [...new Set<Capability>([...needs, 'clock'])];

/** What holds for every submit by link, derived from the declarations; a new one is included automatically. */
export const linkReceiptRules: readonly Rule[] = linkSubmits.flatMap(([id, query]) => {
  const { needs } = reference[id].success;
  return [
    rule([id, query], 'answers the receipt that its link shows from then on', {
      needs,
      run: async (probe) => {
        const { submit, ask } = await play(probe, [id, query]);
        const shown = await ask();
        expectSame('the state of the link', shown.state, 'done');
        expectSame('what the link shows', shown, submit.data);
      },
    }),
    rule([id, query], 'does not change what was asked when it is answered', {
      needs,
      run: async (probe) => {
        const { submit, before } = await play(probe, [id, query]);
        const receipt = asAnswer(submit.data);
        for (const name of lastingFields(query))
          expectSame(`${name} on the receipt`, receipt[name], before[name]);
        expectTrue(
          'it was sent before it was due',
          Date.parse(String(before.sentAt)) < Date.parse(String(before.deadline)),
        );
      },
    }),
    rule([id, query], 'writes down when it was answered', {
      needs: withClock(needs),
      run: async (probe) => {
        const { submit, before } = await play(probe, [id, query], () => probe.advance(LATER.said));
        const lasting = lastingFields(query);
        const entries = fieldsByState(id).get('done') ?? {};
        const timesOf = (answer: Answer) =>
          Object.keys(entries)
            .filter((name) => !lasting.includes(name))
            .flatMap((name) => instantsIn(entries[name], answer[name], name));
        const now = Date.now() + LATER.milliseconds;
        const written = timesOf(asAnswer(submit.data));
        const known = new Map(timesOf(before).map(({ where, at }) => [where, at]));
        shownBy('time on the receipt', written[0]);
        for (const { where, at } of written) {
          // An answer that was given before and is only added to keeps its time.
          const off = Math.abs(Date.parse(at) - Date.parse(known.get(where) ?? new Date(now).toISOString()));
          expectTrue(`${where} is when it was done, not ${at}`, off < MINUTE);
        }
      },
    }),
    rule([id, query], 'shows a receipt as long as its link lives, and takes nothing by it later', {
      needs: withClock(needs),
      run: async (probe) => {
        const { submit, ask } = await play(probe, [id, query]);
        await probe.advance(AFTER_THE_LINK);
        const person = registry[id].access === 'session' ? probe.person() : undefined;
        if (person) await probe.login(person);
        expectSame('the state of the link', (await ask()).state, 'expired');
        const again = probe.call(submit.method, { ...submit.param, idempotencyKey: probe.newKey() });
        const { code, reason = 'linkExpired' } = (await refusalOf(again)) ?? {};
        expectSame('code and reason of another submit', [code, reason], ['451', 'linkExpired']);
      },
    }),
    ...(refusals(id).length > 0 ? [refusing(id, query)] : []),
    ...(refusals(id).length > 0 && id !== 'submitOfferAttachments' ? [answeredFirst(id, query)] : []),
    ...withdrawn(id, query),
  ];
});

/**
 * An answer by a link whose request was withdrawn, as from a page that was still open. An invitation to the talent pool is
 * never withdrawn: it belongs to no application.
 */
function withdrawn(id: MethodId, query: MethodId): Rule[] {
  const over = overBy(query);
  if (!over) return [];
  return [
    rule([id, query], 'takes nothing by a link whose application is over', {
      needs: [...new Set<Capability>([...reference[id].success.needs, 'links'])],
      run: async (probe) => {
        const { submit } = await play(probe, [id, query]);
        const token = await probe.linkTo(over);
        const ask = () => probe.call(methodOf(query), { token });
        const before = await ask();
        const late = probe.call(submit.method, { ...submit.param, token, idempotencyKey: probe.newKey() });
        const { reason = 'linkExpired' } = await expectRefused('an answer that is no longer asked for', late);
        expectTrue(
          `${reason} says that it is over`,
          ['handled', 'offerHandled', 'linkExpired'].includes(reason),
        );
        expectSame('what the link says afterwards', await ask(), before);
      },
    }),
  ];
}

/** A submit that is refused because of its content leaves its link as it was. */
function refusing(id: MethodId, query: MethodId): Rule {
  return rule([id, query], 'changes nothing when it refuses', {
    needs: [...new Set(refusals(id).flatMap(([, recipe]) => recipe.needs))],
    run: async (probe) => {
      for (const [reason, recipe] of refusals(id)) {
        const refused = recipe.run(looking(probe, query));
        const failure = await refusalOf(refused);
        expectSame(`what is refused for ${reason}`, failure?.method, registry[id].name);
        const looks = probe.done().filter(({ method }) => method === registry[query]);
        const before = shownBy(
          'look at the link',
          looks.findLast(({ data }) => asAnswer(data).state !== 'locked'),
        );
        expectSame(
          `what the link says after ${reason}`,
          await probe.call(methodOf(query), before.param),
          before.data,
        );
      }
    },
  });
}

/**
 * Whoever submits from a second window learns that the first was quicker, not what is wrong with their own answer. Attachments
 * are left out: they follow an answer.
 */
function answeredFirst(id: MethodId, query: MethodId): Rule {
  return rule(
    [id, query],
    'refuses a second answer because there is a first one, whatever else is wrong with it',
    {
      needs: [
        ...new Set(
          [reference[id].success, ...refusals(id).map(([, recipe]) => recipe)].flatMap(({ needs }) => needs),
        ),
      ],
      run: async (probe) => {
        const wrong: [string, object][] = [];
        for (const [reason, recipe] of refusals(id))
          wrong.push([reason, (await upToSubmit(probe, id, recipe)).param]);
        const { submit, ask } = await play(probe, [id, query]);
        const { token, pass } = submit.param as { token: string; pass?: string };
        for (const [about, param] of wrong) {
          const byLink = { token, ...(pass === undefined ? {} : { pass }), idempotencyKey: probe.newKey() };
          const again = probe.call(submit.method, { ...param, ...byLink });
          const { reason = 'handled' } = await expectRefused(`what is wrong by ${about}`, again);
          expectTrue(
            `${reason} says that it was answered before it tells of ${about}`,
            ['handled', 'offerHandled'].includes(reason),
          );
        }
        expectSame('what the link shows', await ask(), submit.data);
      },
    },
  );
}

/** A probe that queries each link as soon as it is known; if the query needs a login, the recipe itself makes it. */
function looking(probe: CaseProbe, query: MethodId, meanwhile: () => Promise<unknown> = async () => {}) {
  return {
    ...probe,
    linkTo: async (link: Parameters<CaseProbe['linkTo']>[0]) => {
      const token = await probe.linkTo(link);
      await meanwhile();
      if (registry[query].access === 'link') await probe.call(methodOf(query), { token });
      return token;
    },
  };
}
