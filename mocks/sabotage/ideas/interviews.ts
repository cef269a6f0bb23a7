import { aroundResolver, changeParam } from '../change/call.ts';
import type { Sabotage } from '../sabotage.ts';

const HOUR = 3_600_000;

/** Wrongs of interviews, and of resumes that are improved by link: a rule that is not kept, a check that is left out. */
export const interviews: readonly Sabotage[] = [
  {
    idea: 'interview',
    at: 'reportTimeNotSuitable',
    what: 'takes proposals outside of office hours',
    wraps: aroundResolver('reportTimeNotSuitable', (rest, param, context, markApplied) => {
      const proposals = param.proposals;
      const times = Array.isArray(proposals) ? proposals.map(({ start }) => Date.parse(start)) : [];
      if (times.length !== 3 || !times.every((time) => new Date(time + 8 * HOUR).getUTCHours() === 7))
        return rest();
      markApplied();
      const moved = times.map((time) => ({
        start: new Date(time + 2 * HOUR).toISOString(),
        end: new Date(time + 3 * HOUR).toISOString(),
      }));
      return rest({ ...param, proposals: moved }, context);
    }),
  },
  {
    idea: 'interview',
    at: 'pickSlot',
    what: 'gives a time that somebody has taken',
    wraps: aroundResolver('pickSlot', (rest, param, context, markApplied) => {
      const state = context.state();
      const slot = state.slots.find(({ id }) => id === param.slotId);
      if (!slot?.elsewhere) return rest();
      markApplied();
      state.slots = state.slots.map((one) =>
        one === slot ? { id: one.id, start: one.start, end: one.end } : one,
      );
      return rest();
    }),
  },
  {
    idea: 'interview',
    at: 'pickSlot',
    what: 'lets a time be taken that it has given away',
    wraps: aroundResolver('pickSlot', async (rest, _param, context, markApplied) => {
      const answer = await rest();
      const state = context.state();
      markApplied();
      state.slots = state.slots.map(({ id, start, end }) => ({ id, start, end }));
      return answer;
    }),
  },
  {
    idea: 'resume',
    at: 'improveResume',
    what: 'writes over what somebody else has saved meanwhile',
    wraps: changeParam('improveResume', (param) => ({ ...param, revision: Number.MAX_SAFE_INTEGER })),
  },
];
