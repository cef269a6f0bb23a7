import type { ResumeSection } from '@careers/gateway/contract';
import { expect, test } from 'vitest';
import { firstSource, missingOf, sendingOf } from './what-to-send.ts';

const work: ResumeSection[] = ['work'];

test.each([
  ['the employee resume directly, while one’s own lacks something', true, work, 'employee'],
  ['one’s own, which is complete', true, [], 'resume'],
  ['one’s own, to be completed first, of who is in no directory', false, work, 'resume'],
] as const)('what is offered to be delivered first is %s', (_, inDirectory, missing, source) => {
  expect(firstSource(missing, { inDirectory })).toBe(source);
});

test('of the employee resume nothing is missing, of a file only who it is from, of one’s own all that is', () => {
  const missing: ResumeSection[] = ['basics', 'work'];
  expect(missingOf('employee', missing)).toEqual([]);
  expect(missingOf('quick', missing)).toEqual(['basics']);
  expect(missingOf('resume', missing)).toEqual(missing);
});

test('a file is sent when it is there, and not before', () => {
  expect(sendingOf('quick', [])).toBeUndefined();
  expect(sendingOf('quick', [{ fileId: 'f1', fileName: 'cv.pdf', size: 1 }])).toEqual({
    source: 'quick',
    fileId: 'f1',
  });
  expect(sendingOf('employee', [])).toEqual({ source: 'employee' });
});
