import type { ResumeContent } from '@careers/gateway/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AutosavePhase } from '../../../forms/autosave.ts';
import { createEditorState, overallOf, type SectionReport } from './editor-state.ts';

afterEach(() => vi.useRealTimers());

const report = (phase: AutosavePhase, savedAt?: number): SectionReport => ({
  value: '',
  phase,
  savedAt,
  failure: phase === 'refused' ? new Error('refused') : undefined,
  problems: [],
  unsent: undefined,
  draft: undefined,
  saveNow: () => undefined,
  discard: () => undefined,
});

test('a resume is saved if all of its sections are, at the time of the last one', () => {
  const all = { work: report('saved', 3), education: report('saved', 7), awards: report('saved') };
  expect(overallOf(all)).toMatchObject({ phase: 'saved', savedAt: 7 });
});

test('a resume that was never saved has no time of its last save', () => {
  expect(overallOf({ work: report('waiting') }).savedAt).toBeUndefined();
});

test.each<[AutosavePhase, AutosavePhase]>([
  ['conflict', 'refused'],
  ['refused', 'retrying'],
  ['retrying', 'saving'],
  ['saving', 'waiting'],
  ['waiting', 'saved'],
])('the state of a resume is %s of one section rather than %s of another', (worse, better) => {
  expect(overallOf({ work: report(better), awards: report(worse) }).phase).toBe(worse);
});

test('the failure of a resume is that of the section that cannot be saved', () => {
  const { failure } = overallOf({ work: report('waiting'), awards: report('refused') });
  expect(failure).toEqual(new Error('refused'));
});

test('tells of each pause in the typing, and at once of a change of the save state', () => {
  vi.useFakeTimers();
  const state = createEditorState({} as ResumeContent);
  const told = vi.fn();
  state.subscribe(told);
  const typed = (phase: AutosavePhase) => state.report('selfEvaluation', report(phase));
  typed('waiting');
  expect(told).toHaveBeenCalledTimes(1);
  for (const pauses of [2, 3]) {
    typed('waiting');
    typed('waiting');
    vi.runAllTimers();
    expect(told).toHaveBeenCalledTimes(pauses);
  }
  typed('waiting');
  typed('saving');
  expect(told).toHaveBeenCalledTimes(4);
  vi.runAllTimers();
  expect(told).toHaveBeenCalledTimes(4);
});

describe('saving all sections before the page is left', () => {
  /** The state of a resume with one section that waits to be saved. */
  const open = () => {
    const state = createEditorState({} as ResumeContent);
    const saveNow = vi.fn();
    const say = (phase: AutosavePhase) => state.report('selfEvaluation', { ...report(phase), saveNow });
    say('waiting');
    return { state, saveNow, say };
  };

  test('succeeds once every section is saved', async () => {
    const { state, saveNow, say } = open();
    const flushed = state.flush();
    expect(saveNow).toHaveBeenCalledTimes(1);
    say('saved');
    expect(await flushed).toBe(true);
  });

  test('sends nothing of a section that is saved already, and does not wait for it', async () => {
    const { state, say } = open();
    const saveNow = vi.fn();
    state.report('awards', { ...report('saved'), saveNow });
    const flushed = state.flush();
    expect(saveNow).not.toHaveBeenCalled();
    say('saved');
    expect(await flushed).toBe(true);
  });

  test('saves again a section that was edited meanwhile', async () => {
    const { state, saveNow, say } = open();
    const ended = vi.fn();
    const flushed = state.flush().then(ended);
    say('waiting');
    expect(saveNow).toHaveBeenCalledTimes(2);
    expect(ended).not.toHaveBeenCalled();
    say('saved');
    await flushed;
    expect(ended).toHaveBeenCalledWith(true);
  });

  test.each<AutosavePhase>(['refused', 'conflict', 'retrying'])(
    'fails if a section is in the phase %s',
    async (phase) => {
      const { state, say } = open();
      const flushed = state.flush();
      say(phase);
      expect(await flushed).toBe(false);
    },
  );
});
