import type { MethodId } from '@careers/gateway/registry';
import { changeParam } from '../change/call.ts';
import type { Sabotage } from '../sabotage.ts';

/** Methods that store what somebody writes, and show it again. */
const keeping: readonly MethodId[] = [
  'saveResume',
  'submitFeedback',
  'recommendCandidate',
  'declineOffer',
  'abandonInterview',
  'reportTimeNotSuitable',
  'submitEvaluation',
  'saveOwnEvaluationDraft',
  'submitOwnEvaluation',
  'decidePositionApproval',
  'submitForward',
  'submitSupplierCheck',
  'submitCollectTable',
  'improveResume',
  'submitResumeUpdate',
];

const changes: readonly (readonly [what: string, change: (text: string) => string])[] = [
  ['writes entities in the place of marks', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')],
  ['takes tags out of a text', (text) => text.replaceAll(/<[^>]*>/g, '')],
  ['loses what lies beyond the common characters', (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '')],
  ['writes a text on one line', (text) => text.replaceAll('\n', ' ')],
];

/** A text is changed before it is stored, by a well-meant correction or for lack of space. */
export const texts: readonly Sabotage[] = keeping.flatMap((id) =>
  changes.map(([what, change]) => ({
    idea: 'text mangled',
    at: id,
    what,
    wraps: changeParam(id, (param) =>
      JSON.parse(JSON.stringify(param), (_name, value: unknown) =>
        typeof value === 'string' ? change(value) : value,
      ),
    ),
  })),
);
