import { DAY_MS } from './day-ms.ts';
import { exampleInstant } from './examples.ts';
import * as interview from './interview.ts';
import { needing, type Probe, type ReferenceOf } from './reference-types.ts';
import { exampleKey, exampleToken, requestReasonRecipes, requestStateRecipes } from './request-recipes.ts';

const { abandonInterview, acceptInterview, getInterview, reportTimeNotSuitable } = interview;

const HOUR = 3_600_000;

const example: interview.OpenInterview = {
  state: 'open',
  homepageConfigId: 'site-external',
  position: {
    post: 'Backend developer',
    companyDescr: 'Example Energy',
    deptIdDescr: 'Platform',
    workPlace: 'Shenzhen',
  },
  candidateName: 'Lin Xiaoyu',
  askedBy: { name: 'Chen Shuhe', email: 'recruiting@example.com' },
  sentAt: exampleInstant,
  deadline: '2026-01-08T22:00:00+08:00',
  companyZone: 'Asia/Shanghai',
  round: 1,
  way: 'video',
  place: 'Video call: https://meet.example/823',
  id: 'delivery-1-1',
  time: { start: '2026-01-09T10:00:00+08:00', end: '2026-01-09T11:00:00+08:00' },
};
const { state: _open, ...facts } = example;

const exampleReceipt: interview.InterviewReceipt = {
  state: 'done',
  ...facts,
  answer: { kind: 'accepted', at: '2026-01-07T10:00:00+08:00' },
  withdrawable: true,
};

/** Three hours of the company’s mornings, on working days to come after a time. */
function proposalsAfter(start: string, zoneOffset = 8 * HOUR): interview.TimeSpan[] {
  const midnight = Math.floor((Date.parse(start) + zoneOffset) / DAY_MS) * DAY_MS - zoneOffset;
  const workingDays = Array.from({ length: 10 }, (_, at) => midnight + (at + 1) * DAY_MS).filter(
    (day) => ![0, 6].includes(new Date(day + zoneOffset).getUTCDay()),
  );
  return workingDays.slice(0, interview.PROPOSALS).map((day) => ({
    start: new Date(day + 10 * HOUR).toISOString(),
    end: new Date(day + 11 * HOUR).toISOString(),
  }));
}

const get = (probe: Probe, token: string) => probe.call(getInterview, { token });
const accept = (probe: Probe, token: string) =>
  probe.call(acceptInterview, { token, idempotencyKey: probe.newKey() });
const abandon = (probe: Probe, token: string, reason = 'I have accepted another position.') =>
  probe.call(abandonInterview, { token, reason, idempotencyKey: probe.newKey() });

async function report(
  probe: Probe,
  token: string,
  {
    reason = 'I am travelling that day.',
    proposals,
  }: { reason?: string; proposals?: interview.TimeSpan[] } = {},
) {
  const found = await get(probe, token);
  const time = 'time' in found ? found.time.start : exampleInstant;
  return probe.call(reportTimeNotSuitable, {
    token,
    reason,
    proposals: proposals ?? proposalsAfter(time),
    idempotencyKey: probe.newKey(),
  });
}

const LONG = 'x'.repeat(1001);

export const interviewReference: ReferenceOf<typeof interview> = {
  getInterview: {
    summary: 'When, how and where an interview is, and what the invitation was answered with.',
    example: { param: { token: exampleToken }, data: example },
    success: needing(['links'], async (probe) => {
      const found = await get(probe, await probe.linkTo('interview-invited'));
      if (found.state !== 'open') throw new Error(`it is ${found.state}`);
      if (!(Date.parse(found.time.start) < Date.parse(found.time.end))) throw new Error('it takes no time');
    }),
    reasons: {},
    also: {
      ...requestStateRecipes(
        'interview-invited',
        { done: 'interview-accepted', over: 'interview-over', expired: 'interview-expired' },
        get,
      ),
      'gives the receipt of each answer, and says whether it can still be given up': needing(
        ['links'],
        async (probe) => {
          for (const [to, kind] of [
            ['interview-accepted', 'accepted'],
            ['interview-abandoned', 'abandoned'],
            ['interview-not-suitable', 'notSuitable'],
          ] as const) {
            const found = await get(probe, await probe.linkTo(to));
            if (found.state !== 'done' || found.answer.kind !== kind) throw new Error(`no receipt: ${kind}`);
            if (found.withdrawable === (kind === 'abandoned'))
              throw new Error(`whether it can be given up is said wrongly: ${kind}`);
          }
        },
      ),
    },
  },

  acceptInterview: {
    summary: 'Accepts the time of an interview.',
    example: { param: { token: exampleToken, idempotencyKey: exampleKey }, data: exampleReceipt },
    success: needing(['links'], async (probe) => {
      const { answer } = await accept(probe, await probe.linkTo('interview-invited'));
      if (answer.kind !== 'accepted') throw new Error('it was not accepted');
    }),
    reasons: requestReasonRecipes('interview-invited', accept),
    also: {
      'takes one of two answers that come at once': needing(['links'], async (probe) => {
        const token = await probe.linkTo('interview-invited');
        const both = await Promise.allSettled([accept(probe, token), report(probe, token)]);
        if (both.filter(({ status }) => status === 'fulfilled').length !== 1)
          throw new Error('not exactly one answer was taken');
      }),
    },
  },

  abandonInterview: {
    summary: 'Gives an interview up, and the application with it, with a reason.',
    example: {
      param: { token: exampleToken, reason: 'I stay where I am.', idempotencyKey: exampleKey },
      data: {
        ...exampleReceipt,
        answer: { ...exampleReceipt.answer, kind: 'abandoned', reason: 'I stay where I am.' },
        withdrawable: false,
      },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('interview-invited');
      await abandon(probe, token);
      const found = await get(probe, token);
      if (found.state !== 'done' || found.answer.kind !== 'abandoned') throw new Error('it was not given up');
    }),
    reasons: {
      ...requestReasonRecipes('interview-invited', (probe, token) => abandon(probe, token)),
      reasonRequired: needing(['links'], async (probe) =>
        abandon(probe, await probe.linkTo('interview-invited'), ' \n '),
      ),
      reasonTooLong: needing(['links'], async (probe) =>
        abandon(probe, await probe.linkTo('interview-invited'), LONG),
      ),
    },
    also: {
      'also after it was accepted': needing(['links'], async (probe) => {
        const { answer } = await abandon(probe, await probe.linkTo('interview-accepted'));
        if (answer.kind !== 'abandoned') throw new Error('it was not given up');
      }),
    },
  },

  reportTimeNotSuitable: {
    summary: 'Says that the time of an interview does not suit, why, and proposes three others.',
    example: {
      param: {
        token: exampleToken,
        reason: 'I am travelling that day.',
        proposals: proposalsAfter(example.time.start),
        idempotencyKey: exampleKey,
      },
      data: {
        ...exampleReceipt,
        answer: {
          ...exampleReceipt.answer,
          kind: 'notSuitable',
          reason: 'I am travelling that day.',
          proposals: proposalsAfter(example.time.start),
        },
      },
    },
    success: needing(['links'], async (probe) => {
      const { answer } = await report(probe, await probe.linkTo('interview-invited'));
      if (answer.proposals?.length !== interview.PROPOSALS) throw new Error('the proposals are not there');
    }),
    reasons: {
      ...requestReasonRecipes('interview-invited', (probe, token) => report(probe, token)),
      reasonRequired: needing(['links'], async (probe) =>
        report(probe, await probe.linkTo('interview-invited'), { reason: ' ' }),
      ),
      reasonTooLong: needing(['links'], async (probe) =>
        report(probe, await probe.linkTo('interview-invited'), { reason: LONG }),
      ),
      proposalsInvalid: needing(['links'], async (probe) => {
        const token = await probe.linkTo('interview-invited');
        const found = await get(probe, token);
        const [first, second] = proposalsAfter('time' in found ? found.time.start : exampleInstant);
        return report(probe, token, { proposals: [first, second].flatMap((one) => one ?? []) });
      }),
    },
  },
};
