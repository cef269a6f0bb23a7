import { expect, test } from 'vitest';
import { problemsOf } from './field-problems.ts';

const today = '2026-11-20';
const certificate = { id: 'c1', name: 'CPA', issuer: '', issued: '2026-11' };
const project = {
  id: 'p1',
  name: 'Tides',
  role: '',
  start: '2025-01',
  end: '2025-12',
  present: false,
  description: '',
};

const found = (...problems: ReturnType<typeof problemsOf>) =>
  problems.map(({ entry, field }) => `${entry} ${field}`);

test('a month may be this one, and none in the future where it may not', () => {
  const next = { ...certificate, id: 'c2', issued: '2026-12' };
  const unreadable = { ...certificate, id: 'c3', issued: '2026-13' };
  expect(found(...problemsOf('certificates', [certificate, next, unreadable], today))).toEqual([
    'c2 issued',
    'c3 issued',
  ]);
});

test('a period is judged by both of its months, each problem once', () => {
  const turned = { ...project, id: 'p2', end: '2024-12' };
  const future = { ...project, id: 'p3', start: '2026-12', end: '' };
  const goesOn = { ...project, id: 'p4', end: '2024-12', present: true };
  expect(found(...problemsOf('projects', [project, turned, future, goesOn], today))).toEqual([
    'p2 end',
    'p3 start',
  ]);
});
