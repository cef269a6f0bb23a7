// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { challengeOf } from '../testing/fixtures.ts';
import { INITIAL_STATE, type SliderEvent, type SliderState, sliderReducer } from './slider-state.ts';

const challenge = challengeOf('t');
const problem = { code: '6111', message: null };
const loading: SliderState = { kind: 'loading', attempt: 1 };
const ready: SliderState = { kind: 'ready', attempt: 1, challenge, x: 0, piece: 47, startedAt: null };
const placed: SliderState = { ...ready, x: 20, startedAt: 100 };
const dragging: SliderState = { ...ready, kind: 'dragging', from: 0 };
const dragged: SliderState = { ...placed, kind: 'dragging', from: 0 };
const tried = { attempt: 1, challenge, x: 20, piece: 47, seconds: 1.5, plain: '{"x":20,"y":5}' };
const checking: SliderState = { kind: 'checking', ...tried };
const success: SliderState = { kind: 'success', ...tried, verification: 'v' };
const failure: SliderState = { kind: 'failure', ...tried, problem };
const unavailable: SliderState = { kind: 'unavailable', attempt: 1, problem };

const broken: SliderState = { ...unavailable, problem: { code: 'malformed', message: null } };
const far: SliderState = { ...ready, piece: 60, x: 250, startedAt: 100 };

const table: [string, SliderState, SliderEvent, SliderState][] = [
  ['a challenge is shown', loading, { type: 'loaded', attempt: 1, challenge }, ready],
  ['a refused challenge is reported', loading, { type: 'refused', attempt: 1, problem }, unavailable],
  ['a retry asks again', unavailable, { type: 'renew' }, { kind: 'loading', attempt: 2 }],
  ['a refresh asks again', placed, { type: 'renew' }, { kind: 'loading', attempt: 2 }],
  ['a refresh while loading replaces the call', loading, { type: 'renew' }, { kind: 'loading', attempt: 2 }],
  ['a failure leads to a new challenge', failure, { type: 'renew' }, { kind: 'loading', attempt: 2 }],
  ['a check can be left behind', checking, { type: 'renew' }, { kind: 'loading', attempt: 2 }],
  ['a success stays', success, { type: 'renew' }, success],

  ['a picture that does not decode is none', placed, { type: 'undecodable', attempt: 1 }, broken],
  ['also under a drag', dragged, { type: 'undecodable', attempt: 1 }, broken],
  ['that of an older challenge changes nothing', placed, { type: 'undecodable', attempt: 0 }, placed],
  ['nor does one after the answer', checking, { type: 'undecodable', attempt: 1 }, checking],
  ['a piece is as wide as its picture says', ready, { type: 'measured', piece: 60 }, { ...ready, piece: 60 }],
  ['and goes as far as it can then', { ...ready, piece: 60 }, { type: 'place', x: 300, at: 100 }, far],
  ['a strip as wide as the picture is not believed', ready, { type: 'measured', piece: 310 }, ready],
  ['nor one without a width', ready, { type: 'measured', piece: 0 }, ready],
  [
    'one half as wide is the widest that is',
    ready,
    { type: 'measured', piece: 155 },
    { ...ready, piece: 155 },
  ],
  ['one that is wider is not', ready, { type: 'measured', piece: 156 }, ready],
  ['the width does not change under a drag', dragged, { type: 'measured', piece: 60 }, dragged],

  ['the first step starts the time', ready, { type: 'step', by: 1, at: 100 }, { ...placed, x: 1 }],
  ['later steps do not', placed, { type: 'step', by: 10, at: 900 }, { ...placed, x: 30 }],
  ['steps end at the start', placed, { type: 'step', by: -30, at: 900 }, { ...placed, x: 0 }],
  ['a step that moves nothing starts nothing', ready, { type: 'step', by: -1, at: 900 }, ready],
  ['Home and End go to the ends', placed, { type: 'place', x: 999, at: 900 }, { ...placed, x: 263 }],
  ['no place is not a place', placed, { type: 'place', x: Number.NaN, at: 900 }, placed],

  ['the piece is taken', ready, { type: 'grab' }, dragging],
  ['it can be taken up where keys left it', placed, { type: 'grab' }, { ...dragged, from: 20 }],
  ['the first movement starts the time', dragging, { type: 'move', x: 20, at: 100 }, dragged],
  ['fractions stay', dragged, { type: 'move', x: 20.25, at: 300 }, { ...dragged, x: 20.25 }],
  ['a drag ends at the end', dragged, { type: 'move', x: 300, at: 300 }, { ...dragged, x: 263 }],
  ['no width gives no movement', dragging, { type: 'move', x: Number.NaN, at: 100 }, dragging],
  ['a release is an answer', dragged, { type: 'release', x: 20, at: 1600 }, checking],
  ['a release without a move is none', dragging, { type: 'release', x: 0, at: 1600 }, ready],
  ['nor is one where the piece was taken', dragged, { type: 'release', x: -3, at: 1600 }, ready],
  ['a lost drag puts the piece back', dragged, { type: 'cancel' }, ready],
  ['also to where keys left it', { ...dragged, x: 90, from: 20 }, { type: 'cancel' }, placed],

  ['Enter is an answer', placed, { type: 'submit', at: 1600 }, checking],
  ['Enter without a move is none', ready, { type: 'submit', at: 1600 }, ready],
  ['a clock that went back takes no time', placed, { type: 'submit', at: 0 }, { ...checking, seconds: 0 }],
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

describe('slider state', () => {
  it('begins by loading', () => {
    expect(INITIAL_STATE).toEqual(loading);
  });

  it.each(table)('%s', (_, state, event, next) => {
    expect(sliderReducer(state, event)).toEqual(next);
  });

  const waiting = [loading, checking, success, failure, unavailable];
  const movements: SliderEvent[] = [
    { type: 'grab' },
    { type: 'move', x: 9, at: 9 },
    { type: 'release', x: 9, at: 9 },
    { type: 'cancel' },
    { type: 'step', by: 1, at: 9 },
    { type: 'place', x: 9, at: 9 },
    { type: 'submit', at: 9 },
  ];
  it.each(movements)('while waiting, nothing moves by $type', (event) => {
    for (const state of waiting) expect(sliderReducer(state, event)).toBe(state);
  });

  it('while dragging, keys do nothing', () => {
    for (const event of movements.slice(4)) expect(sliderReducer(dragged, event)).toBe(dragged);
  });

  it('replies that nobody asked for do nothing', () => {
    const replies: SliderEvent[] = [
      { type: 'loaded', attempt: 1, challenge },
      { type: 'refused', attempt: 1, problem },
      { type: 'passed', attempt: 1, verification: 'v' },
      { type: 'failed', attempt: 1, problem },
    ];
    for (const event of replies) {
      for (const state of [ready, dragged, success, failure, unavailable]) {
        expect(sliderReducer(state, event)).toBe(state);
      }
    }
  });
});
