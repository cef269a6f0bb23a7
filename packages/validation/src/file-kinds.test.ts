import { expect, it } from 'vitest';
import { fileKinds } from './file-kinds.ts';

/** As the specification says it (section 5), written out: gateway, portal and contract suite share the lists that are held to it. */
it.each([
  ['photo', 'jpg gif jpeg png bmp', 1],
  ['resumeAttachment', 'pdf doc docx ppt pptx png jpg jpeg xls xlsx', 20],
  ['medicalReport', 'pdf doc docx ppt pptx png jpg jpeg xls xlsx', 20],
  ['resumeFile', 'pdf doc docx ppt pptx png jpg jpeg xls xlsx', 20],
  ['video', 'mp4', 100],
  // Not the specification's: decision 0051.
  ['feedbackAttachment', 'png jpg jpeg pdf', 10],
] as const)('a file of kind %s has one of the formats %s, and %i MB at most', (kind, formats, megabytes) => {
  const { extensions, maxBytes } = fileKinds[kind];
  expect([...extensions].toSorted()).toEqual(formats.split(' ').toSorted());
  expect(maxBytes).toBe(megabytes * 1_048_576);
});

it('a resume is read from the formats that the specification names', () => {
  const named = 'pdf doc docx html txt jpg png msg'.split(' ');
  expect([...fileKinds.resumeImport.extensions].toSorted()).toEqual(named.toSorted());
});

it('an offer has five attachments at most, each within 10 MB', () => {
  const { maxCount, maxBytes } = fileKinds.offerAttachment;
  expect([maxCount, maxBytes]).toEqual([5, 10_485_760]);
});

it.each(['photo', 'resumeFile', 'video', 'resumeImport'] as const)('a %s is one file', (kind) => {
  expect(fileKinds[kind].maxCount).toBe(1);
});
