import { getResume } from '@careers/gateway/contract';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../../core/session/index.ts';
import { personaWorld } from '../../../../testing/open-portal.ts';
import { testPortal } from '../../../../testing/test-portal.ts';
import { isAttachable, keepFile } from './keep-file.ts';

test.each([
  ['cv.pdf', true],
  ['CV.DOCX', true],
  ['scan.jpg', true],
  ['letter.msg', false],
  ['cv.html', false],
  ['notes.txt', false],
  ['cv', false],
])('only a file whose format a resume accepts can be kept as an attachment: %s', (name, isTaken) => {
  expect(isAttachable(name)).toBe(isTaken);
});

test('a file whose keeping is tried again is attached once', async () => {
  const { local, stored } = personaWorld();
  const portal = testPortal({ world: local, storage: createMemoryStorage(stored) });
  const attachments = async () => (await portal.gateway.call(getResume, {})).attachments;
  const before = await attachments();
  const watch = { signal: new AbortController().signal, tell: () => undefined };
  const uploaded = { ref: undefined };
  const keep = (file: File | undefined) => keepFile(portal, file, uploaded, watch);
  await keep(new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  await keep(undefined);
  expect((await attachments()).map(({ fileName }) => fileName)).toEqual([
    ...before.map(({ fileName }) => fileName),
    'cv.pdf',
  ]);
});
