import type { ResumeSection } from '@careers/gateway/contract';
import { expect, test } from 'vitest';
import { firstSource, missingOf, sendingOf } from './what-to-send.ts';

const resumeLacking = (...missing: ResumeSection[]) => ({ missing });
const ofTheDirectory = {};

test.each([
  [
    'the employee resume directly, while one’s own lacks something',
    ofTheDirectory,
    resumeLacking('work'),
    'employee',
  ],
  ['one’s own, which is complete', ofTheDirectory, resumeLacking(), 'resume'],
  ['one’s own, to be completed first, of who is in no directory', undefined, resumeLacking('work'), 'resume'],
] as const)('what is offered to be delivered first is %s', (_, employee, resume, source) => {
  expect(firstSource({ employee, resume })).toBe(source);
});

test('of the employee resume nothing is missing, of a file only who it is from, of one’s own all that is', () => {
  const resume = resumeLacking('basics', 'work');
  expect(missingOf('employee', resume)).toEqual([]);
  expect(missingOf('quick', resume)).toEqual(['basics']);
  expect(missingOf('resume', resume)).toEqual(['basics', 'work']);
});

test('a file is sent when it is there, and not before', () => {
  expect(sendingOf('quick', [])).toBeUndefined();
  expect(sendingOf('quick', [{ fileId: 'f1', fileName: 'cv.pdf', size: 1 }])).toEqual({
    source: 'quick',
    fileId: 'f1',
  });
  expect(sendingOf('employee', [])).toEqual({ source: 'employee' });
});
