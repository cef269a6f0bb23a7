import { describe, expect, it } from 'vitest';
import {
  type ProcessActor,
  type ProcessEventName,
  processActors,
  processEvents,
} from '../domain/process-state.ts';
import { OFFER_LIFE } from './deadlines.ts';
import { act, legalEvents, passTime, TransitionRefused } from './engine.ts';
import type { ProcessEvent } from './events.ts';
import { unmetNeed } from './needs.ts';
import { stageOf } from './process.ts';
import { transitions } from './stages.ts';
import { NOW, type SampleName, sampleNames, samples } from './testing.ts';

const eventOf = (type: ProcessEventName): ProcessEvent => {
  if (type === 'declineOffer') return { type, reason: 'I stay where I am.' };
  return type === 'submitAttachments' ? { type, files: [] } : { type };
};

/** Every process, with everything that anybody may try. */
const tries = sampleNames.flatMap((name) =>
  processEvents.flatMap((event) => processActors.map((who) => ({ name, event, who }))),
);

/** The row of the table for something tried, if it has one. */
function rowOf({ name, event, who }: (typeof tries)[number]) {
  const process = samples[name];
  const stage = process && stageOf(process);
  return transitions.find((row) => row.from === stage && row.event === event && row.who === who);
}

/** Something tried that the table declares, and whose needs are met. */
const goes = (one: (typeof tries)[number]) => {
  const row = rowOf(one);
  return row && unmetNeed(row.needs ?? [], samples[one.name], NOW) === undefined ? row : undefined;
};

describe('every declared transition', () => {
  it.each(transitions)('is met by a sample: $event by $who from $from', (row) => {
    const met = tries.filter((one) => rowOf(one) === row && (goes(one) || row.who === 'clock'));
    expect(met).not.toEqual([]);
  });

  it.each(tries.filter(goes))('leads on: $event by $who at $name', (one) => {
    const { process } = act(samples[one.name], eventOf(one.event), NOW, one.who);
    expect(process.steps.at(-1)).toEqual({
      event: one.event,
      by: one.who,
      stage: goes(one)?.to,
      at: NOW,
    });
    expect(process.steps.slice(0, -1)).toEqual(samples[one.name]?.steps ?? []);
  });
});

describe('whatever is not declared', () => {
  const refused = tries.filter((one) => !goes(one));

  it.each(refused)('is refused: $event by $who at $name', (one) => {
    const before = JSON.stringify(samples[one.name]);
    expect(() => act(samples[one.name], eventOf(one.event), NOW, one.who)).toThrow(TransitionRefused);
    expect(JSON.stringify(samples[one.name])).toBe(before);
  });

  it.each([
    ['no way on', 'hired', 'reject', 'recruiter', 'undeclared'],
    ['another’s to go', 'interview', 'sendOffer', 'candidate', 'forbidden'],
    ['something it needs', 'offer pending', 'hire', 'recruiter', 'offerAccepted'],
  ] as const)('says why: %s', (_, name, type, who, why) => {
    expect(() => act(samples[name], { type }, NOW, who)).toThrow(
      expect.objectContaining({ why, event: type, process: samples[name] }),
    );
  });
});

describe('who may do what', () => {
  const legal: readonly (readonly [SampleName, ProcessActor, readonly ProcessEventName[]])[] = [
    ['delivered', 'recruiter', ['screen', 'reject']],
    ['delivered', 'candidate', ['revoke']],
    ['delivered', 'link', []],
    ['screening', 'recruiter', ['inviteToInterview', 'reject']],
    ['interview', 'recruiter', ['sendOffer', 'reject']],
    ['interview', 'candidate', ['revoke']],
    ['offer pending', 'recruiter', ['reject']],
    ['offer pending', 'link', ['acceptOffer', 'declineOffer']],
    ['offer pending', 'candidate', []],
    ['offer accepted', 'recruiter', ['hire', 'reject']],
    ['offer accepted', 'link', ['submitAttachments']],
    ['offer accepted', 'candidate', []],
    ['offer expired', 'recruiter', ['sendOffer', 'reject']],
    ['offer expired', 'link', []],
    ['offer declined', 'link', []],
    ['offer declined', 'recruiter', []],
    ['offer withdrawn', 'link', []],
    ['hired', 'link', ['submitAttachments']],
    ['hired', 'recruiter', []],
    ['revoked', 'candidate', []],
    ['rejected', 'recruiter', []],
  ];

  it.each(legal)('%s: the %s', (name, who, events) => {
    const process = samples[name];
    expect(process && legalEvents(process, NOW, who)).toEqual(events);
  });
});

describe('an offer', () => {
  const pending = samples['offer pending'];
  const deadline = pending?.offer?.deadline ?? 0;

  it('can be accepted or rejected once', () => {
    const { process: accepted } = act(pending, { type: 'acceptOffer' }, NOW, 'link');
    expect(accepted.offer?.fate).toEqual({ kind: 'accepted', at: NOW });
    const again = { type: 'declineOffer', reason: 'no' } as const;
    expect(() => act(accepted, again, NOW, 'link')).toThrow(TransitionRefused);
    const { process: declined } = act(pending, again, NOW, 'link');
    expect([declined.offer?.fate, stageOf(declined)]).toEqual([
      { kind: 'declined', at: NOW, reason: 'no' },
      'closed',
    ]);
    expect(() => act(declined, { type: 'acceptOffer' }, NOW, 'link')).toThrow(TransitionRefused);
  });

  it('can be answered until its deadline, and not at it', () => {
    const last = act(pending, { type: 'acceptOffer' }, deadline - 1, 'link');
    expect(last.process.offer?.fate.kind).toBe('accepted');
    expect(() => act(pending, { type: 'acceptOffer' }, deadline, 'link')).toThrow(
      expect.objectContaining({
        why: 'offerPending',
        process: expect.objectContaining({
          offer: expect.objectContaining({ fate: { kind: 'expired', at: deadline } }),
        }),
      }),
    );
  });

  it('expires when its time is over, whenever somebody looks, and once', () => {
    const passed = passTime(pending, deadline + 5000);
    expect(passed.process.steps.at(-1)).toMatchObject({ event: 'expireOffer', by: 'clock', at: deadline });
    expect(passed.effects).toEqual([{ kind: 'sendMessage', message: 'offerExpired' }]);
    expect(passTime(passed.process, deadline + 9000)).toEqual({ process: passed.process, effects: [] });
  });

  it('that expired can be sent anew, with time of its own', () => {
    const { process, effects } = act(samples['offer expired'], { type: 'sendOffer' }, NOW, 'recruiter');
    expect(process.offer).toEqual({
      sentAt: NOW,
      deadline: NOW + OFFER_LIFE,
      fate: { kind: 'pending' },
      attachments: [],
    });
    expect(effects.map(({ kind }) => kind)).toEqual(['endLinks', 'issueLink', 'sendMessage']);
  });

  it('is taken back when the company ends the process, unless it has expired', () => {
    const end = (name: 'offer pending' | 'offer accepted' | 'offer expired') =>
      act(samples[name], { type: 'reject' }, NOW, 'recruiter').process.offer?.fate.kind;
    expect([end('offer pending'), end('offer accepted'), end('offer expired')]).toEqual([
      'withdrawn',
      'withdrawn',
      'expired',
    ]);
  });
});
