import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { fieldsByState } from '../../contract/rules/link-declarations.ts';
import { BusinessError } from '../../src/backend/context.ts';
import { DAY } from '../../src/core/clock.ts';
import { aroundResolver, changeParam } from '../change/call.ts';
import { changeData, changeReply } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';

/** The comments in submits, and how many characters each may have. */
const comments = (
  [
    ['decidePositionApproval', 'comment', 1000, 'commentTooLong'],
    ['submitForward', 'comment', 1000, 'commentTooLong'],
    ['submitEvaluation', 'comment', 1000, 'commentTooLong'],
    ['submitOwnEvaluation', 'comment', 1000, 'commentTooLong'],
    ['submitSupplierCheck', 'comment', 1000, 'commentTooLong'],
    ['submitMedicalReport', 'place', 100, 'placeTooLong'],
  ] as const
).flatMap(([id, field, most, reason]): Sabotage[] => [
  {
    idea: 'limit too strict',
    at: id,
    what: `takes no ${field} of ${most} characters`,
    wraps: aroundResolver(id, (rest, param, _context, markApplied) => {
      if ([...String(param[field] ?? '')].length !== most) return rest();
      markApplied();
      throw new BusinessError(reason);
    }),
  },
  {
    idea: 'limit gone',
    at: id,
    what: `takes a ${field} that is one character too long`,
    wraps: changeParam(id, (param) => {
      const said = [...String(param[field] ?? '')];
      return said.length === most + 1 ? { ...param, [field]: said.slice(0, most).join('') } : param;
    }),
  },
]);

/** Queries that say whom to ask. */
const asking: readonly MethodId[] = methodIds.filter(
  (id) =>
    registry[id].access === 'link' &&
    !registry[id].submit &&
    'askedBy' in (fieldsByState(id).get('open') ?? {}),
);

const nobody: readonly Sabotage[] = asking.map((id) => ({
  idea: 'fact left out',
  at: id,
  what: 'omits the e-mail of the contact person',
  wraps: changeData(id, (data) => {
    const { askedBy, ...rest } = Object(data);
    return askedBy ? { ...rest, askedBy: { ...askedBy, email: '' } } : data;
  }),
}));

/** Answers a call as it would have been answered three days ago. */
const slots: readonly Sabotage[] = (['querySlots', 'pickSlot'] as const).map((id) => ({
  idea: 'interview',
  at: id,
  what: 'offers times that have begun',
  wraps: aroundResolver(id, (rest, param, context, markApplied) => {
    const state = context.state();
    const now = context.clock.now();
    if (!state.slots.some(({ start }) => start <= now)) return rest();
    markApplied();
    const before = state.slots;
    state.slots = before.map((slot) => (slot.start <= now ? { ...slot, start: now + 1 } : slot));
    const answer = rest(param, context);
    if (id === 'querySlots') state.slots = before;
    return answer;
  }),
}));

/** Requests that show too little, accept too little, or can still be answered after they have ended. */
export const byRequest: readonly Sabotage[] = [
  ...comments,
  ...nobody,
  ...slots,
  {
    idea: 'date misread',
    at: 'submitMedicalReport',
    what: 'takes no examination of today',
    wraps: aroundResolver('submitMedicalReport', (rest, { examinedOn }, context, markApplied) => {
      const day = Date.parse(String(examinedOn));
      if (Math.abs(day - context.clock.now()) > DAY) return rest();
      markApplied();
      throw new BusinessError('dayOutOfRange');
    }),
  },
  {
    idea: 'fact left out',
    at: 'submitForward',
    what: 'withholds from the colleague the note to them',
    wraps: changeParam('submitForward', (param) => {
      const { comment: _, ...rest } = param;
      return param.decision === 'passOn' ? rest : param;
    }),
  },
  ...(['before', 'after'] as const).map(
    (when): Sabotage => ({
      idea: 'fact left out',
      at: 'getPositionApproval',
      what: `omits from a change what it is ${when}`,
      wraps: changeData('getPositionApproval', (data) => {
        const { changes, ...rest } = Object(data);
        return changes ? { ...rest, changes: changes.map((one: object) => ({ ...one, [when]: '' })) } : data;
      }),
    }),
  ),
  {
    idea: 'fact left out',
    at: 'getPositionApproval',
    what: 'does not say why something is to be changed',
    wraps: changeData('getPositionApproval', (data) =>
      Object(data).reason === undefined ? data : { ...Object(data), reason: '' },
    ),
  },
  ...(
    [
      ['getInterviewResults', 'results'],
      ['getEvaluationRecord', 'records'],
    ] as const
  ).map(
    ([id, list]): Sabotage => ({
      idea: 'rounds misread',
      at: id,
      what: 'counts rounds from zero',
      wraps: changeData(id, (data) => {
        const { [list]: rounds, ...rest } = Object(data);
        return rounds
          ? {
              ...rest,
              [list]: rounds.map((one: { readonly round: number }) => ({ ...one, round: one.round - 1 })),
            }
          : data;
      }),
    }),
  ),
  {
    idea: 'fact left out',
    at: 'submitCollectTable',
    what: 'calls every file that is refused too large',
    wraps: changeReply('submitCollectTable', ({ data, ...reply }) => ({
      ...reply,
      data: JSON.parse(JSON.stringify(data).replaceAll('"fileWrongFormat"', '"fileTooLarge"')),
    })),
  },
  {
    idea: 'list',
    at: 'queryOwnEvaluations',
    what: 'lists evaluations that are no longer asked for',
    wraps: (markApplied) => {
      const seen = new Map<string, object>();
      return changeData('queryOwnEvaluations', (data) => {
        const rows: readonly { readonly id: string }[] = Object(data).rows;
        for (const row of rows) seen.set(row.id, row);
        return rows.length === seen.size ? data : { ...Object(data), rows: [...seen.values()] };
      })(markApplied);
    },
  },
];
