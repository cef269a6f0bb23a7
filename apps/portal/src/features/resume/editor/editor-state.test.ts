import { expect, test } from 'vitest';
import type { AutosavePhase } from '../../../forms/autosave.ts';
import { overallOf, type SectionReport } from './editor-state.ts';

const report = (phase: AutosavePhase, savedAt?: number): SectionReport => ({
  value: '',
  phase,
  savedAt,
  failure: phase === 'refused' ? new Error('refused') : undefined,
  problems: [],
  isUploading: false,
  draft: undefined,
  saveNow: () => undefined,
  discard: () => undefined,
});

test('a resume is saved when all of its sections are, and was when the last of them was', () => {
  const all = { work: report('saved', 3), education: report('saved', 7), awards: report('saved') };
  expect(overallOf(all)).toMatchObject({ phase: 'saved', savedAt: 7 });
});

test.each<[AutosavePhase, AutosavePhase]>([
  ['conflict', 'refused'],
  ['refused', 'retrying'],
  ['retrying', 'saving'],
  ['saving', 'waiting'],
  ['waiting', 'saved'],
])('%s in one section is more to be told than %s in another', (worse, better) => {
  expect(overallOf({ work: report(better), awards: report(worse) }).phase).toBe(worse);
});

test('why a resume is not saved is that of the section which cannot be', () => {
  const { failure } = overallOf({ work: report('waiting'), awards: report('refused') });
  expect(failure).toEqual(new Error('refused'));
});
