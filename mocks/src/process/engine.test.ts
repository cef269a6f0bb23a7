import { describe, expect, it } from 'vitest';
import { DAY, endOfDay, isoInstant } from '../core/clock.ts';
import {
  type ProcessActor,
  type ProcessEventName,
  processActors,
  processEvents,
  requestEvent,
  requestKinds,
  type StoredProcess,
} from '../domain/process-state.ts';
import { act, legalEvents, passTime, TransitionRefused } from './engine.ts';
import { interviewOf } from './interviews.ts';
import { unmetNeed } from './needs.ts';
import { OFFER_LIFE } from './offers.ts';
import { stageOf } from './process.ts';
import { answerOf, requestOf } from './requests.ts';
import { sampleAnswers } from './sample-answers.ts';
import { transitions } from './stages.ts';
import { answerer, eventBringing, NOW, type SampleName, sampleNames, samples } from './testing.ts';

/** Every process, with every event that anybody may try. */
const tries = sampleNames.flatMap((name) =>
  processEvents.flatMap((event) => processActors.map((who) => ({ name, event, who }))),
);

/** The samples after all events that the clock causes. */
const current = new Map(
  sampleNames.map((name) => {
    const process = samples[name];
    return [name, process && passTime(process, NOW).process];
  }),
);
const currently = (name: string) => current.get(name);

/** The row of the transition table for an attempt, if there is one. */
function rowOf({ name, event, who }: (typeof tries)[number]) {
  const process = currently(name);
  const stage = process && stageOf(process);
  return transitions.find((row) => row.from === stage && row.event === event && row.who === who);
}

/** Whether the table allows an attempt, and its needs are met. */
const goes = (one: (typeof tries)[number]) => {
  const row = rowOf(one);
  return row && unmetNeed(row.needs ?? [], currently(one.name), NOW) === undefined ? row : undefined;
};

const said = ({ name, event, who }: (typeof tries)[number]) => `${event} by ${who} at ${name}`;

describe('every declared transition', () => {
  it.each(transitions)('is possible in a sample: $event by $who from $from', (row) => {
    const met =
      row.who === 'clock'
        ? sampleNames.filter((name) =>
            currently(name)?.steps.some(({ event, stage }) => event === row.event && stage === row.to),
          )
        : tries.filter((one) => rowOf(one) === row && goes(one));
    expect(met).not.toEqual([]);
  });

  it.each(sampleNames)('is possible from “%s”, where it adds one step and keeps those before', (name) => {
    for (const one of tries.filter((each) => each.name === name && goes(each))) {
      const { process } = act(samples[name], eventBringing(one.event), NOW, one.who);
      const taken = { event: one.event, by: one.who, stage: goes(one)?.to, at: NOW };
      expect(process.steps, said(one)).toEqual([...(currently(name)?.steps ?? []), taken]);
    }
  });
});

describe('an event that is not declared', () => {
  it.each(sampleNames)('is refused at “%s”', (name) => {
    for (const one of tries.filter((each) => each.name === name && !goes(each))) {
      const before = JSON.stringify(samples[name]);
      expect(() => act(samples[name], eventBringing(one.event), NOW, one.who), said(one)).toThrow(
        TransitionRefused,
      );
      expect(JSON.stringify(samples[name]), said(one)).toBe(before);
    }
  });

  it.each([
    ['no way on', 'hired', 'reject', 'recruiter', 'undeclared'],
    ['another’s to go', 'interview agreed', 'sendOffer', 'candidate', 'forbidden'],
    ['something it needs', 'offer pending', 'hire', 'recruiter', 'offerAccepted'],
  ] as const)('is refused with the reason: %s', (_, name, type, who, why) => {
    expect(() => act(samples[name], { type }, NOW, who)).toThrow(
      expect.objectContaining({ why, event: type, process: samples[name] }),
    );
  });
});

describe('the events that are possible', () => {
  const legal: readonly (readonly [SampleName, ProcessActor, readonly ProcessEventName[]])[] = [
    ['delivered', 'recruiter', ['screen', 'reject']],
    ['delivered', 'candidate', ['revoke']],
    ['delivered', 'link', []],
    ['screening', 'recruiter', ['inviteToInterview', 'inviteToChooseTime', 'reject']],
    ['interview invited', 'recruiter', ['sendOffer', 'reject']],
    ['interview invited', 'link', ['acceptInterview', 'reportTimeNotSuitable', 'abandonInterview']],
    ['interview invited', 'candidate', ['revoke']],
    ['interview to choose', 'candidate', ['chooseTime', 'revoke']],
    ['interview to choose', 'link', ['abandonInterview']],
    ['interview agreed', 'recruiter', ['inviteToInterview', 'inviteToChooseTime', 'sendOffer', 'reject']],
    ['interview to come', 'link', ['abandonInterview']],
    ['interview agreed', 'link', []],
    ['interview not suitable', 'recruiter', ['rescheduleInterview', 'sendOffer', 'reject']],
    ['interview not suitable', 'link', ['abandonInterview']],
    ['interview overdue', 'recruiter', ['inviteToInterview', 'inviteToChooseTime', 'sendOffer', 'reject']],
    ['interview overdue', 'link', []],
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

  const isOfRequest = (event: ProcessEventName) =>
    requestKinds.some((kind) =>
      [requestEvent('request', kind), requestEvent('submit', kind)].some((one) => one === event),
    );

  it.each(legal)('at “%s” for the %s, without requests', (name, who, events) => {
    const process = samples[name];
    expect(process && legalEvents(process, NOW, who).filter((event) => !isOfRequest(event))).toEqual(events);
  });
});

describe('an interview', () => {
  it('moves to the first time that the candidate has proposed', () => {
    const { process } = act(
      samples['interview not suitable'],
      { type: 'rescheduleInterview' },
      NOW,
      'recruiter',
    );
    expect(interviewOf(process)).toMatchObject({
      time: { start: NOW + 5 * DAY },
      fate: { kind: 'accepted', at: NOW },
    });
  });

  it.each([
    ['acceptInterview', 'interview invited', 'link'],
    ['reportTimeNotSuitable', 'interview invited', 'link'],
    ['abandonInterview', 'interview invited', 'link'],
    ['chooseTime', 'interview to choose', 'candidate'],
    ['rescheduleInterview', 'interview not suitable', 'recruiter'],
    ['reject', 'interview invited', 'recruiter'],
  ] as const)('keeps by %s when it was arranged, and until when it could be answered', (type, name, who) => {
    const { sentAt, deadline } = interviewOf(samples[name]) ?? {};
    const { process } = act(samples[name], eventBringing(type), NOW, who);
    expect(process.interviews).toEqual([expect.objectContaining({ sentAt, deadline })]);
  });

  it('moves only to a proposed time in the future, and without one the recruiter has to invite again', () => {
    const may = (now: number) => {
      const process = samples['interview not suitable'];
      return legalEvents(process, now, 'recruiter').filter((event) => /^invite|^reschedule/.test(event));
    };
    expect([may(NOW + 5 * DAY - 1), may(NOW + 5 * DAY)]).toEqual([
      ['rescheduleInterview'],
      ['inviteToInterview', 'inviteToChooseTime'],
    ]);
    const [early, late] = [NOW + DAY, NOW + 2 * DAY].map((start) => ({ start, end: start + 3_600_000 }));
    const { process } = act(
      samples['interview invited'],
      {
        type: 'reportTimeNotSuitable',
        reason: 'I am away.',
        proposals: [early, late].flatMap((at) => at ?? []),
      },
      NOW,
      'link',
    );
    const moved = act(process, { type: 'rescheduleInterview' }, NOW + DAY, 'recruiter');
    expect(interviewOf(moved.process)?.time).toEqual(late);
  });

  it('can be given up until it ends', () => {
    const { process } = act(samples['interview invited'], { type: 'acceptInterview' }, NOW, 'link');
    const end = interviewOf(process)?.time?.end ?? 0;
    const mayAbandon = (now: number) => legalEvents(process, now, 'link').includes('abandonInterview');
    expect([mayAbandon(end - 1), mayAbandon(end)]).toEqual([true, false]);
  });

  it('cannot be given up once it was evaluated, whatever the clock says', () => {
    const asked = act(samples['interview to come'], { type: 'requestEvaluation' }, NOW, 'recruiter').process;
    expect(legalEvents(asked, NOW, 'link')).toContain('abandonInterview');
    const { process } = act(asked, eventBringing('submitEvaluation'), NOW, 'link');
    expect(legalEvents(process, NOW, 'link')).not.toContain('abandonInterview');
    const again = act(process, { type: 'inviteToInterview' }, NOW + 1, 'recruiter').process;
    expect(legalEvents(again, NOW + 1, 'link')).toContain('abandonInterview');
  });

  it('ends the process when the candidate gives it up', () => {
    const { process } = act(
      samples['interview invited'],
      { type: 'abandonInterview', reason: 'no' },
      NOW,
      'link',
    );
    expect([stageOf(process), interviewOf(process)?.fate]).toEqual([
      'closed',
      { kind: 'abandoned', at: NOW, reason: 'no' },
    ]);
  });

  it('begins a new interview with each invitation', () => {
    const { process } = act(samples['interview agreed'], { type: 'inviteToInterview' }, NOW, 'recruiter');
    expect(process.interviews.map(({ fate }) => fate.kind)).toEqual(['accepted', 'invited']);
  });
});

describe('a deadline', () => {
  const deadlinesOf = ({ offer, interviews, requests }: StoredProcess) =>
    [...(offer ? [offer] : []), ...interviews, ...requests].map(({ deadline }) => isoInstant(deadline));

  it.each(sampleNames)('is the end of a day where the companies are, at “%s”', (name) => {
    for (const deadline of samples[name] ? deadlinesOf(samples[name]) : [])
      expect(deadline).toMatch(/T23:59:59\+08:00$/);
  });

  it.each([
    ['Sunday', 0, '2026-03-04', '2026-03-05'],
    ['Tuesday', 2, '2026-03-08', '2026-03-09'],
    ['Wednesday', 3, '2026-03-08', '2026-03-09'],
  ])(
    'of an invitation on a %s is the evening before the interview, on a working day',
    (_, days, last, day) => {
      const { process } = act(
        samples.screening,
        { type: 'inviteToInterview' },
        NOW + days * DAY,
        'recruiter',
      );
      const { time, deadline } = interviewOf(process) ?? {};
      expect([isoInstant(deadline ?? 0), isoInstant(time?.start ?? 0)]).toEqual([
        `${last}T23:59:59+08:00`,
        `${day}T10:00:00+08:00`,
      ]);
    },
  );

  it('of a link is the end of a day, too', () => {
    const { effects } = act(samples['interview agreed'], { type: 'sendOffer' }, NOW, 'recruiter');
    const [link] = effects.flatMap((effect) => (effect.kind === 'issueLink' ? [effect.expiresAt] : []));
    expect(isoInstant(link ?? 0)).toBe('2026-03-31T23:59:59+08:00');
  });
});

describe('a request', () => {
  const pending = samples['interview, approval pending'];

  it('can be answered once', () => {
    const { process } = act(pending, eventBringing('submitApproval'), NOW, 'link');
    expect(answerOf(process, 'approval')?.answer).toEqual(sampleAnswers(answerer).approval);
    expect(() => act(process, eventBringing('submitApproval'), NOW, 'link')).toThrow(
      expect.objectContaining({ why: 'pending:approval' }),
    );
  });

  it('is withdrawn with its links, when the process moves to where it has no place', () => {
    const { process, effects } = act(pending, { type: 'reject' }, NOW, 'recruiter');
    expect(requestOf(process, 'approval')?.fate).toEqual({ kind: 'withdrawn', at: NOW });
    expect(effects).toContainEqual({ kind: 'endLinks', link: 'approval', outcome: 'over' });
  });

  it('for approval holds the offer back until it is answered', () => {
    expect(() => act(pending, { type: 'sendOffer' }, NOW, 'recruiter')).toThrow(
      expect.objectContaining({ why: 'approved' }),
    );
    const { process } = act(pending, eventBringing('submitApproval'), NOW, 'link');
    expect(stageOf(act(process, { type: 'sendOffer' }, NOW, 'recruiter').process)).toBe('offer');
  });

  it('to several people ends for the others with the first answer', () => {
    const { effects } = act(pending, eventBringing('submitApproval'), NOW, 'link');
    expect(effects).toContainEqual({ kind: 'endLinks', link: 'approval', outcome: 'byAnother' });
  });

  it('expires at its deadline, in the order of deadlines', () => {
    const both = act(pending, { type: 'requestEvaluation' }, NOW, 'recruiter').process;
    const later = passTime(both, NOW + 30 * DAY).process;
    expect(later.steps.slice(-2).map(({ event }) => event)).toEqual(['expireApproval', 'expireEvaluation']);
  });
});

describe('an offer', () => {
  const pending = samples['offer pending'];
  const deadline = pending?.offer?.deadline ?? 0;

  it('can be accepted or declined once', () => {
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

  it('can be answered until its deadline, and not at that instant', () => {
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

  it('expires once when its deadline has passed', () => {
    const passed = passTime(pending, deadline + 5000);
    expect(passed.process.steps.at(-1)).toMatchObject({ event: 'expireOffer', by: 'clock', at: deadline });
    expect(passed.effects).toEqual([{ kind: 'sendMessage', message: 'offerExpired', to: 'candidate' }]);
    expect(passTime(passed.process, deadline + 9000)).toEqual({ process: passed.process, effects: [] });
  });

  it('can be sent again after it expired, with a new deadline', () => {
    const { process, effects } = act(samples['offer expired'], { type: 'sendOffer' }, NOW, 'recruiter');
    expect(process.offer).toEqual({
      sentAt: NOW,
      deadline: endOfDay(NOW + OFFER_LIFE),
      fate: { kind: 'pending' },
      attachments: [],
    });
    expect(effects.map(({ kind }) => kind)).toEqual(['endLinks', 'issueLink', 'sendMessage']);
  });

  it('is withdrawn when the company ends the process, unless it has expired', () => {
    const end = (name: 'offer pending' | 'offer accepted' | 'offer expired') =>
      act(samples[name], { type: 'reject' }, NOW, 'recruiter').process.offer?.fate.kind;
    expect([end('offer pending'), end('offer accepted'), end('offer expired')]).toEqual([
      'withdrawn',
      'withdrawn',
      'expired',
    ]);
  });
});
