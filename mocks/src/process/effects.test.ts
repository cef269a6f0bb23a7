import { describe, expect, it } from 'vitest';
import { createLocalWorld } from '../adapters/fetch.ts';
import {
  type ProcessActor,
  type ProcessEventName,
  processActors,
  processEvents,
  type Recipient,
  type RequestKind,
  recipients,
  requestEvent,
  requestKinds,
  type StoredProcess,
} from '../domain/process-state.ts';
import { magicLinks } from '../scenarios/magic-links.ts';
import { type Acted, act, legalEvents, passTime } from './engine.ts';
import { issueLink } from './links.ts';
import { perform } from './perform.ts';
import { stageOf } from './process.ts';
import { contactOfRecipient } from './recipients.ts';
import { pendingKinds, requestOf, requestRules } from './requests.ts';
import { eventBringing, hostsOf, NOW, sampleNames, samples } from './testing.ts';
import { writeTime } from './write-time.ts';

/** The effects of an event as text: `+` issues a link to somebody, `-` ends the links of a kind, `@` writes to somebody. */
const written = (effects: Acted['effects']): string[] =>
  effects.flatMap((effect) => {
    if (effect.kind === 'issueLink') return `+${effect.link} ${effect.recipient}`;
    if (effect.kind === 'endLinks') return `-${effect.link} ${effect.outcome}`;
    return effect.kind === 'sendMessage' ? `@${effect.message} ${effect.to}` : [];
  });

const resumeSent = ['-resume replaced', '+resume interviewer', '@resumeSent interviewer'];
const agreed = ['@interviewAgreed candidate', '@interviewToHold interviewer'];

/** Who receives a request; each gets a link of their own, and a mail with it. */
const askedOf: Readonly<Record<RequestKind, readonly Recipient[]>> = {
  resumeForward: ['manager'],
  evaluation: ['interviewer'],
  approval: ['approver', 'secondApprover'],
  backgroundCheck: ['candidate'],
  supplierCheck: ['supplier'],
  medicalReport: ['candidate'],
  informationForm: ['candidate'],
  resumeUpdate: ['candidate'],
  resumeImprovement: ['candidate'],
  talentUpdate: ['candidate'],
};

/** The effects of an answer, besides the confirmation to whoever has answered. */
const ofAnswer: Partial<Readonly<Record<RequestKind, readonly string[]>>> = {
  evaluation: ['-results replaced', '+results manager', '@evaluated manager'],
  approval: ['-approval byAnother'],
};

type PlainEvent = Exclude<ProcessEventName, `${'request' | 'submit' | 'expire'}${Capitalize<RequestKind>}`>;

/** The effects of an event, in whichever process it happens. */
const following: Readonly<Record<string, readonly string[]>> = {
  ...({
    deliver: ['@delivered candidate'],
    screen: [],
    inviteToInterview: [
      '-interview replaced',
      '+interview candidate',
      '@interviewInvited candidate',
      ...resumeSent,
    ],
    inviteToChooseTime: ['-interview replaced', '@interviewToChoose candidate', ...resumeSent],
    chooseTime: ['+interview candidate', ...agreed],
    acceptInterview: agreed,
    reportTimeNotSuitable: ['@timesReceived candidate', '@interviewNotSuitable interviewer'],
    rescheduleInterview: agreed,
    abandonInterview: ['@interviewDeclined candidate', '@interviewAbandoned interviewer'],
    expireInterview: ['@interviewExpired candidate'],
    sendOffer: ['-offer replaced', '+offer candidate', '@offerSent candidate'],
    acceptOffer: ['@offerAccepted candidate'],
    declineOffer: ['@offerDeclined candidate'],
    expireOffer: ['@offerExpired candidate'],
    submitAttachments: ['@documentsReceived candidate'],
    hire: ['+message candidate', '@hired candidate'],
    reject: ['+message candidate'],
    revoke: ['@applicationWithdrawn candidate'],
  } satisfies Record<PlainEvent, readonly string[]>),
  ...Object.fromEntries(
    requestKinds.flatMap((kind) => [
      [
        requestEvent('request', kind),
        [
          `-${kind} replaced`,
          ...askedOf[kind].flatMap((recipient) => [`+${kind} ${recipient}`, `@${kind} ${recipient}`]),
        ],
      ],
      [
        requestEvent('submit', kind),
        [...askedOf[kind].map((recipient) => `@${kind}Received ${recipient}`), ...(ofAnswer[kind] ?? [])],
      ],
      [requestEvent('expire', kind), []],
    ]),
  ),
};

interface Happening extends Acted {
  readonly said: string;
  readonly event: ProcessEventName;
  readonly before: StoredProcess | undefined;
}

/** All events that anybody but the clock can cause in the samples now. */
const acted: readonly Happening[] = sampleNames.flatMap((name) => {
  const before = samples[name] && passTime(samples[name], NOW).process;
  const begin = { event: 'deliver', who: 'candidate' } as const;
  const legal = before
    ? processActors.flatMap((who) => legalEvents(before, NOW, who).map((event) => ({ event, who })))
    : [begin];
  return legal.map(({ event, who }) => ({
    said: `${event} at ${name}`,
    event,
    before,
    ...act(before, eventBringing(event), NOW, who),
  }));
});

/** The events that the clock causes in the samples, one after the other. */
const passed: readonly Happening[] = sampleNames.flatMap((name) => {
  const found: Happening[] = [];
  let before = samples[name];
  // The latest deadline is that of a request: thirty days, and the rest of the last one.
  for (let day = -60; before && day <= 35; day += 0.25) {
    const now = NOW + day * 86_400_000;
    const after = passTime(before, now);
    const [step, ...more] = after.process.steps.slice(before.steps.length);
    if (step && more.length === 0)
      found.push({ said: `${step.event} at ${name}`, event: step.event, before, ...after });
    before = after.process;
  }
  return found;
});

const happening = [...acted, ...passed];

describe('the messages that an event sends, and the links that it issues and ends', () => {
  it.each(processEvents)('for %s', (event) => {
    const found = happening.filter((one) => one.event === event);
    expect(found).not.toEqual([]);
    for (const { said, effects, before, process } of found) {
      const expected = following[event] ?? [];
      const all = written(effects);
      expect([said, all.filter((one) => expected.includes(one)).toSorted()]).toEqual([
        said,
        expected.toSorted(),
      ]);
      const more = all.filter((one) => !expected.includes(one));
      // An invitation takes the place of an interview that was agreed and is still to come.
      const isInvitation = event === 'inviteToInterview' || event === 'inviteToChooseTime';
      const calledOff = isInvitation ? ['@interviewCancelled interviewer'] : [];
      if (before && stageOf(before) === stageOf(process))
        expect([said, more.filter((one) => !calledOff.includes(one))]).toEqual([said, []]);
    }
  });

  it('include a confirmation to whoever has acted, with a login or by a link', () => {
    const doers = new Set<ProcessActor>(['candidate', 'link']);
    const done = acted.filter(({ process }) => doers.has(process.steps.at(-1)?.by ?? 'clock'));
    const byColleagues = requestKinds.filter((kind) => !askedOf[kind].includes('candidate'));
    const unconfirmed = done.filter(({ event, effects }) => {
      const kind = byColleagues.find((one) => requestEvent('submit', one) === event);
      const [doer = 'candidate'] = kind ? askedOf[kind] : [];
      return !effects.some((effect) => effect.kind === 'sendMessage' && effect.to === doer);
    });
    expect(new Set(done.map(({ event }) => event)).size).toBeGreaterThan(requestKinds.length + 5);
    expect(unconfirmed.map(({ said }) => said)).toEqual([]);
  });

  it('include a mail to the recipient of each link that is issued', () => {
    const silent = happening.filter(({ effects }) => {
      const to = effects.flatMap((effect) => (effect.kind === 'sendMessage' ? [effect.to] : []));
      return effects.some((effect) => effect.kind === 'issueLink' && !to.includes(effect.recipient));
    });
    expect(silent.map(({ said }) => said)).toEqual([]);
  });
});

describe('leaving a stage', () => {
  const moved = happening.filter(({ before, process }) => before && stageOf(before) !== stageOf(process));

  it('ends the links of requests that cannot be answered at the new stage', () => {
    let ended = 0;
    for (const { said, before, process, effects } of moved)
      for (const kind of pendingKinds(before)) {
        const goesOn = requestRules[kind].at.includes(stageOf(process));
        // Whoever opens one is told that the application has ended only if it has.
        const isOver = ['hired', 'closed', 'revoked'].includes(stageOf(process));
        const ends = written(effects).filter((one) => one.startsWith(`-${kind} `));
        const why = isOver ? 'over' : 'notNeeded';
        expect([said, kind, ends]).toEqual([said, kind, goesOn ? [] : [`-${kind} ${why}`]]);
        if (!goesOn) ended += 1;
      }
    expect(ended).toBeGreaterThan(requestKinds.length);
  });

  it('ends the interviewer’s link to the resume and the invitation, when the process ends', () => {
    for (const { said, event, process, effects } of moved) {
      const isOver = ['hired', 'closed', 'revoked'].includes(stageOf(process));
      const over = written(effects).filter((one) => /^-(resume|interview) over$/.test(one));
      // Whoever declines an interview sees the receipt by its link.
      const interview = event === 'abandonInterview' ? [] : ['-interview over'];
      expect([said, over]).toEqual([said, isOver ? ['-resume over', ...interview] : []]);
    }
  });

  it.each([
    ['offer pending', ['-offer withdrawn', '@offerWithdrawn candidate']],
    ['offer accepted', ['-offer withdrawn', '@offerWithdrawn candidate']],
    ['offer expired', ['@rejected candidate']],
    ['delivered', ['@rejected candidate']],
    ['screening', ['@rejected candidate']],
    ['interview invited', ['@rejected candidate']],
  ] as const)(
    'of “%s” by a rejection sends the candidate one message, which fits the stage',
    (name, told) => {
      const { effects } = act(samples[name], { type: 'reject' }, NOW, 'recruiter');
      expect(written(effects).filter((one) => /^-offer|^@(?!interview)/.test(one))).toEqual(told);
    },
  );

  describe('an interview that was agreed and is in the future', () => {
    const process = samples['interview to come'];
    const whoDoes = {
      reject: 'recruiter',
      sendOffer: 'recruiter',
      inviteToInterview: 'recruiter',
      inviteToChooseTime: 'recruiter',
      revoke: 'candidate',
      abandonInterview: 'link',
    } as const;
    const tellsInterviewer = (before: StoredProcess, event: keyof typeof whoDoes) =>
      written(act(before, eventBringing(event), NOW, whoDoes[event]).effects).filter((one) =>
        /^@interview.* interviewer$/.test(one),
      );

    it.each(['reject', 'sendOffer', 'revoke'] as const)(
      'is cancelled by %s, and its interviewer gets a message',
      (event) => {
        expect(tellsInterviewer(process, event)).toEqual(['@interviewCancelled interviewer']);
        // An interview that has taken place, or that nobody has agreed to, is not cancelled.
        expect(tellsInterviewer(samples['interview agreed'], event)).toEqual([]);
        expect(tellsInterviewer(samples['interview invited'], event)).toEqual([]);
      },
    );

    it('is cancelled by an offer, and its candidate’s link says so', () => {
      const ends = (before: StoredProcess) =>
        written(act(before, { type: 'sendOffer' }, NOW, 'recruiter').effects).filter((one) =>
          one.startsWith('-interview'),
        );
      expect(ends(process)).toEqual(['-interview notNeeded']);
      expect(ends(samples['interview invited'])).toEqual(['-interview notNeeded']);
      // One that has taken place keeps its receipt.
      expect(ends(samples['interview agreed'])).toEqual([]);
    });

    it.each(['inviteToInterview', 'inviteToChooseTime'] as const)(
      'is cancelled by %s, which replaces it, and the message to its interviewer has its time',
      (event) => {
        expect(tellsInterviewer(process, event)).toEqual(['@interviewCancelled interviewer']);
        expect(tellsInterviewer(samples['interview agreed'], event)).toEqual([]);
        const { host, sent } = hostsOf(createLocalWorld({ clock: NOW, lang: 'en-us' }).world())();
        const [seeded] = host.state().deliveries;
        if (!seeded) throw new Error('the world has no delivery');
        const invited = act(process, eventBringing(event), NOW, 'recruiter');
        perform(host, { ...seeded, process: invited.process }, invited.effects);
        const told = sent.find(({ text }) => text.includes('has been canceled'));
        expect(told?.text).toContain(` on ${writeTime(process.interviews[0]?.time?.start, 'en-us')} `);
      },
    );

    it.each(['reject', 'sendOffer', 'inviteToInterview'] as const)(
      'is not cancelled by %s once it was evaluated, since it has taken place',
      (event) => {
        const asked = act(process, eventBringing('requestEvaluation'), NOW, 'recruiter').process;
        expect(tellsInterviewer(asked, event)).toEqual(['@interviewCancelled interviewer']);
        const evaluated = act(asked, eventBringing('submitEvaluation'), NOW, 'link').process;
        expect(tellsInterviewer(evaluated, event)).toEqual([]);
      },
    );

    it('leads to one message to its interviewer when the candidate gives it up', () => {
      expect(tellsInterviewer(process, 'abandonInterview')).toEqual(['@interviewAbandoned interviewer']);
    });
  });
});

/** The pages that people open without a link, after a login. */
const ownPages: Partial<Readonly<Record<Recipient, readonly string[]>>> = {
  candidate: ['/personalCenter', '/self/candidate'],
  interviewer: ['/self/interviewer'],
};

/** Until when what an event asks for can be answered; undefined if it asks for nothing that has a deadline. */
function deadlineAfter(event: ProcessEventName, process: StoredProcess): number | undefined {
  if (event === 'sendOffer') return process.offer?.deadline;
  const asked = requestKinds.filter((kind) => requestEvent('request', kind) === event);
  return asked.map((kind) => requestOf(process, kind)?.deadline)[0];
}

describe('every message has a link to a page that its reader may open, and the deadline of what it asks for', () => {
  const openHost = hostsOf(createLocalWorld({ clock: NOW }).world());
  const pagesOf = (kind: string) =>
    new Set(magicLinks.filter((link) => link.kind === kind).map(({ page }) => page));

  it.each(
    processEvents.filter(
      (event) => following[event]?.some((one) => one.startsWith('@')) || event === 'reject',
    ),
  )('after %s', (event) => {
    for (const { said, effects, before, process } of happening.filter((one) => one.event === event)) {
      const { host, sent } = openHost();
      const state = host.state();
      const { links } = state;
      const [seeded] = state.deliveries;
      if (!seeded) throw new Error('the world has no delivery');
      const delivery = { ...seeded, process };
      // Links that were sent before in the process: those of its candidate are still valid, and those of all open requests.
      const living = [
        ...(['interview', 'offer'] as const).map((kind) => ({ kind, recipient: 'candidate' as const })),
        ...pendingKinds(before).flatMap((kind) =>
          requestRules[kind].recipients.map((recipient) => ({ kind, recipient })),
        ),
      ];
      for (const one of living)
        issueLink(host, { ...one, deliveryId: delivery.id, issuedAt: NOW, expiresAt: NOW + 1 });
      perform(host, delivery, effects);
      for (const { to, link = '' } of sent) {
        const reader = recipients.find((one) => contactOfRecipient(state, delivery, one)?.to === to);
        const [page = '', query] = link.split('?');
        const token = new URLSearchParams(query).get('token');
        const opened = token === null ? undefined : links[token];
        const leads = opened
          ? opened.recipient === reader && pagesOf(opened.kind).has(page)
          : reader && ownPages[reader]?.includes(page);
        expect([said, to, link, leads]).toEqual([said, to, link, true]);
      }
      const deadline = writeTime(deadlineAfter(event, process), 'zh-cn');
      expect([said, sent.map(({ text }) => text).join()]).toEqual([said, expect.stringContaining(deadline)]);
    }
  });
});
