import { expect, test } from 'vitest';
import { nextSubmitState, type SubmitEvent, type SubmitState } from './submit-state.ts';

const rows: [SubmitState, SubmitEvent, SubmitState][] = [
  ['ready', 'submitted', 'pending'],
  ['ready', 'succeeded', 'ready'],
  ['ready', 'ended', 'ready'],
  ['ready', 'failed', 'ready'],
  ['ready', 'released', 'ready'],
  ['pending', 'submitted', 'pending'],
  ['pending', 'succeeded', 'done'],
  ['pending', 'ended', 'ready'],
  ['pending', 'failed', 'coolingDown'],
  ['pending', 'released', 'pending'],
  ['coolingDown', 'submitted', 'coolingDown'],
  ['coolingDown', 'succeeded', 'coolingDown'],
  ['coolingDown', 'ended', 'coolingDown'],
  ['coolingDown', 'failed', 'coolingDown'],
  ['coolingDown', 'released', 'ready'],
  ['done', 'submitted', 'done'],
  ['done', 'succeeded', 'done'],
  ['done', 'ended', 'done'],
  ['done', 'failed', 'done'],
  ['done', 'released', 'done'],
];

test.each(rows)('a submit button that is %s, when %s, becomes %s', (state, event, next) => {
  expect(nextSubmitState(state, event)).toBe(next);
});
