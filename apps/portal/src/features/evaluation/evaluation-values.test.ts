import type { EvaluationDraft } from '@careers/gateway/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { beginningValues, keptEvaluation, noScore, scoresIn } from './evaluation-values.ts';

const criterion = (id: string) => ({ id, name: id, required: true });
const criteria = [criterion('skill'), criterion('team')];

describe('the first values of a scorecard', () => {
  test('have a row for each criterion in their order, and nothing else', () => {
    expect(beginningValues(criteria, undefined)).toEqual({
      scores: [
        { criterionId: 'skill', comment: '' },
        { criterionId: 'team', comment: '' },
      ],
      comment: '',
    });
    expect(beginningValues(criteria, undefined).scores).toEqual(criteria.map(noScore));
    expect(beginningValues(criteria, undefined)).not.toHaveProperty('conclusion');
  });

  test('have what was saved for each criterion, and nothing of one that is no longer asked', () => {
    const draft: EvaluationDraft = {
      scores: [
        { criterionId: 'gone', points: 5, comment: 'Left out' },
        { criterionId: 'team', points: 1, comment: 'Quiet' },
        { criterionId: 'skill', points: 5 },
      ],
      conclusion: 'onHold',
      comment: 'Later',
    };
    expect(beginningValues(criteria, draft)).toEqual({
      scores: [
        { criterionId: 'skill', points: 5, comment: '' },
        { criterionId: 'team', points: 1, comment: 'Quiet' },
      ],
      conclusion: 'onHold',
      comment: 'Later',
    });
  });
});

test('a draft is restored at its criteria, each in its place, with an empty row for a new one', () => {
  const kept = {
    scores: [
      { criterionId: 'gone', comment: 'Left out' },
      { criterionId: 'team', points: 2, comment: 'Quiet' },
    ],
    conclusion: 'nextRound',
    comment: 'Later',
  };
  expect(v.parse(keptEvaluation(criteria), kept)).toEqual({
    ...kept,
    scores: [noScore(criterion('skill')), { criterionId: 'team', points: 2, comment: 'Quiet' }],
  });
});

test('points go from one to five: a draft with others is not restored', () => {
  const isRestored = (points: number) =>
    v.is(keptEvaluation(criteria), {
      scores: [{ criterionId: 'skill', points, comment: '' }],
      comment: '',
    });
  expect([0, 1, 2, 2.5, 3, 4, 5, 6].filter(isRestored)).toEqual([1, 2, 3, 4, 5]);
});

test('only criteria with points are sent, with what is said of them', () => {
  const scores = scoresIn({
    scores: [
      { criterionId: 'skill', points: 4, comment: ' Sound ' },
      { criterionId: 'team', points: 1, comment: '  ' },
      { criterionId: 'drive', comment: 'No points yet' },
    ],
    comment: '',
  });
  expect(scores).toEqual([
    { criterionId: 'skill', points: 4, comment: 'Sound' },
    { criterionId: 'team', points: 1 },
  ]);
  expect(scores[1]).not.toHaveProperty('comment');
});
