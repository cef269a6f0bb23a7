// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { wordChallengeOf } from '../testing/fixtures.ts';
import { type ClickEvent, type ClickState, clickReducer, INITIAL_STATE } from './click-state.ts';

const challenge = wordChallengeOf('t');
const problem = { code: '6111', message: null };
const middle = { x: 155, y: 77 };
const [one, two, three] = [
  { x: 10, y: 20 },
  { x: 110.4, y: 30 },
  { x: 210, y: 40.5 },
];
const loading: ClickState = { kind: 'loading', attempt: 1 };
const untried = { attempt: 1, challenge, cursor: middle, aiming: false, startedAt: null };
const ready: ClickState = { kind: 'ready', ...untried, marks: [] };
const first: ClickState = { ...ready, marks: [one], cursor: one, startedAt: 100 };
const second: ClickState = { ...first, marks: [one, two], cursor: two };
const aiming: ClickState = { ...ready, cursor: { x: 156, y: 77 }, aiming: true, startedAt: 100 };
const plain = '[{"x":10,"y":20},{"x":110,"y":30},{"x":210,"y":41}]';
const tried = { attempt: 1, challenge, marks: [one, two, three], seconds: 1.5, plain };
const checking: ClickState = { kind: 'checking', ...tried };
const success: ClickState = { kind: 'success', ...tried, verification: 'v' };
const failure: ClickState = { kind: 'failure', ...tried, problem };
const unavailable: ClickState = { kind: 'unavailable', attempt: 1, problem };
const next: ClickState = { kind: 'loading', attempt: 2 };

const table: [string, ClickState, ClickEvent, ClickState][] = [
  ['a challenge is shown', loading, { type: 'loaded', attempt: 1, challenge }, ready],
  ['a refused challenge is reported', loading, { type: 'refused', attempt: 1, problem }, unavailable],
  ['a retry asks again', unavailable, { type: 'renew' }, next],
  ['a refresh forgets the marks', second, { type: 'renew' }, next],
  ['a failure leads to a new challenge', failure, { type: 'renew' }, next],
  ['a check can be left behind', checking, { type: 'renew' }, next],
  ['a success stays', success, { type: 'renew' }, success],

  ['the first click starts the time', ready, { type: 'click', place: one, at: 100 }, first],
  ['the second does not', first, { type: 'click', place: two, at: 900 }, second],
  ['the third is the answer', second, { type: 'click', place: three, at: 1600 }, checking],
  [
    'a clock that went back takes no time',
    second,
    { type: 'click', place: three, at: 0 },
    { ...checking, seconds: 0 },
  ],
  [
    'a click beyond the edge is one on the edge',
    ready,
    { type: 'click', place: { x: -3, y: 400 }, at: 100 },
    { ...first, marks: [{ x: 0, y: 155 }], cursor: { x: 0, y: 155 } },
  ],
  ['no column is not a place', first, { type: 'click', place: { x: Number.NaN, y: 5 }, at: 900 }, first],
  ['no row is not a place', first, { type: 'click', place: { x: 5, y: Number.NaN }, at: 900 }, first],
  ['a click ends the aiming', aiming, { type: 'click', place: one, at: 900 }, { ...first, aiming: false }],

  ['keys move the cursor', ready, { type: 'aim', by: { x: 1, y: 0 }, at: 100 }, aiming],
  [
    'it stays within the picture',
    aiming,
    { type: 'aim', by: { x: 500, y: -500 }, at: 900 },
    { ...aiming, cursor: { x: 310, y: 0 } },
  ],
  [
    'a key sets a mark where it is',
    aiming,
    { type: 'set', at: 900 },
    { ...aiming, marks: [{ x: 156, y: 77 }] },
  ],
  ['the third mark by key is the answer', { ...second, cursor: three }, { type: 'set', at: 1600 }, checking],

  ['an undo takes the last mark back', second, { type: 'undo' }, { ...second, marks: [one] }],
  ['or the one that is meant', second, { type: 'undo', mark: 0 }, { ...second, marks: [two] }],
  ['an undo of nothing changes nothing', first, { type: 'undo', mark: 5 }, first],
  ['nor does one without marks', ready, { type: 'undo' }, ready],
  ['the time goes on after an undo', { ...second, marks: [] }, { type: 'click', place: one, at: 900 }, first],

  ['a pass ends it', checking, { type: 'passed', attempt: 1, verification: 'v' }, success],
  ['a fail is shown', checking, { type: 'failed', attempt: 1, problem }, failure],

  ['a challenge of an older call is ignored', loading, { type: 'loaded', attempt: 0, challenge }, loading],
  ['a refusal of an older call is ignored', loading, { type: 'refused', attempt: 0, problem }, loading],
  [
    'a pass of an older check is ignored',
    checking,
    { type: 'passed', attempt: 0, verification: 'v' },
    checking,
  ],
  ['a fail of an older check is ignored', checking, { type: 'failed', attempt: 0, problem }, checking],
];

describe('click-word state', () => {
  it('begins by loading', () => {
    expect(INITIAL_STATE).toEqual(loading);
  });

  it.each(table)('%s', (_, state, event, after) => {
    expect(clickReducer(state, event)).toEqual(after);
  });

  const acts: ClickEvent[] = [
    { type: 'click', place: one, at: 9 },
    { type: 'aim', by: { x: 1, y: 1 }, at: 9 },
    { type: 'set', at: 9 },
    { type: 'undo' },
    { type: 'undo', mark: 0 },
  ];
  it.each(acts)('while waiting, nothing follows from $type', (event) => {
    for (const state of [loading, checking, success, failure, unavailable]) {
      expect(clickReducer(state, event)).toBe(state);
    }
  });

  it('replies that nobody asked for do nothing', () => {
    const replies: ClickEvent[] = [
      { type: 'loaded', attempt: 1, challenge },
      { type: 'refused', attempt: 1, problem },
      { type: 'passed', attempt: 1, verification: 'v' },
      { type: 'failed', attempt: 1, problem },
    ];
    for (const event of replies) {
      for (const state of [ready, second, success, failure, unavailable]) {
        expect(clickReducer(state, event)).toBe(state);
      }
    }
  });
});
