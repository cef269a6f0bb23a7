import { reference } from '@careers/gateway/reference';
import type { MethodId } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import type { CallContext } from '../../src/backend/context.ts';
import { revisionOf, snapshotOf } from '../../src/backend/snapshots.ts';
import { changeParam, type Fields } from '../change/call.ts';
import { changeReply } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';

/** Accepts what the schema refuses, if the param has a certain property. */
const takes = (at: MethodId, what: string, isOfKind: (param: unknown) => boolean): Sabotage => ({
  idea: 'written wrong',
  at,
  what,
  wraps: changeReply(at, (reply, { param }) =>
    reply.code === returnCodes.unreadable && isOfKind(param)
      ? { code: returnCodes.success, message: '', data: reference[at].example.data }
      : reply,
  ),
});

const saysNoDay = (param: unknown) => /\d{4}-(?:02-29|02-30|04-31)/.test(JSON.stringify(param));

const entriesOf = (param: unknown): unknown[] => {
  const { value } = Object(param);
  return Array.isArray(value) ? value : [];
};

const daily: readonly MethodId[] = [
  'reportTimeNotSuitable',
  'offerSlots',
  'queryInterviewerWeek',
  'submitMedicalReport',
  'saveResume',
];

/** The revision that a change is based on, for each method that takes one. */
const currents = {
  saveResume: ({ state, account }: CallContext) => state().resumes[account?.id ?? '']?.revision,
  improveResume: ({ state, requireLink }: CallContext) =>
    state().resumes[requireLink().delivery.accountId]?.revision,
  submitResumeUpdate: (context: CallContext) =>
    revisionOf(snapshotOf(context, context.requireLink().delivery)),
} as const;

const ahead = (at: keyof typeof currents): Sabotage => ({
  idea: 'written wrong',
  at,
  what: 'treats an unknown revision as the latest one',
  wraps: changeParam(at, (param, _memory, context) => {
    const current = context.link || context.account ? currents[at](context) : undefined;
    return { ...param, revision: Math.min(Number(param.revision), current ?? Number.POSITIVE_INFINITY) };
  }),
});

/** Keeps the first of two versions of the same section in one submit. */
const doubled = (at: 'improveResume' | 'submitResumeUpdate'): Sabotage => ({
  idea: 'written wrong',
  at,
  what: 'takes a section twice',
  wraps: changeParam(at, (param) => {
    const sections: Fields[] = Object.values(Object(param.sections));
    const isFirst = ({ section }: Fields, index: number) =>
      sections.findIndex((one) => one.section === section) === index;
    return { ...param, sections: sections.filter(isFirst) };
  }),
});

/** Content that nobody can mean, and that is accepted. */
export const written: readonly Sabotage[] = [
  ...daily.map((at) => takes(at, 'takes a day that no calendar has', saysNoDay)),
  takes('saveResume', 'takes an entry twice', (param) => {
    const ids = entriesOf(param).map((entry) => Object(entry).id);
    return new Set(ids).size < ids.length;
  }),
  ahead('saveResume'),
  ahead('improveResume'),
  ahead('submitResumeUpdate'),
  doubled('improveResume'),
  doubled('submitResumeUpdate'),
];
