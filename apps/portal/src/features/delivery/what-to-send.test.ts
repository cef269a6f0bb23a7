import type { ResumeSection } from '@careers/gateway/contract';
import { expect, test } from 'vitest';
import { firstSource, missingOf, sendingOf } from './what-to-send.ts';

const work: ResumeSection[] = ['work'];

test.each([
  ['the employee resume while the person’s own is incomplete', true, work, 'employee'],
  ['the person’s own resume if it is complete', true, [], 'resume'],
  ['the person’s own incomplete resume if they are in no directory', false, work, 'resume'],
] as const)('the page of a delivery selects first %s', (_, inDirectory, missing, source) => {
  expect(firstSource(missing, { inDirectory })).toBe(source);
});

test('no section is missing for an employee resume, only the basics for a file, and every empty one for the person’s own', () => {
  const missing: ResumeSection[] = ['basics', 'work'];
  expect(missingOf('employee', missing)).toEqual([]);
  expect(missingOf('quick', missing)).toEqual(['basics']);
  expect(missingOf('resume', missing)).toEqual(missing);
});

test('a file can be sent only once it is uploaded', () => {
  expect(sendingOf('quick', [])).toBeUndefined();
  expect(sendingOf('quick', [{ fileId: 'f1', fileName: 'cv.pdf', size: 1 }])).toEqual({
    source: 'quick',
    fileId: 'f1',
  });
  expect(sendingOf('employee', [])).toEqual({ source: 'employee' });
});
