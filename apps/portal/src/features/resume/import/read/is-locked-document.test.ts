import { compoundFile } from '@careers/validation/testing/compound-file';
import { describe, expect, it } from 'vitest';
import { oldFile } from '../testing/old-file.ts';
import { isLockedDocument } from './is-locked-document.ts';

const isLocked = (bytes: Uint8Array<ArrayBuffer>) => isLockedDocument(new Blob([bytes]));

describe('a document that was saved with a password', () => {
  it('is known by the stream that its content is encrypted in', async () => {
    const streams = ['\u0006DataSpaces/Version', 'EncryptedPackage'];
    expect(await isLocked(compoundFile(...streams, 'EncryptionInfo'))).toBe(true);
  });

  it.each([
    ['an old document', () => oldFile('libreoffice-en.doc')],
    ['a mail', () => oldFile('sheetjs-cfb-zh.msg')],
    ['a document without a password', () => oldFile('libreoffice-zh.docx')],
    ['a compound file that is cut off', () => compoundFile('EncryptedPackage').slice(0, 600)],
    ['a header without an end', () => compoundFile('EncryptedPackage').slice(0, 60)],
    ['a header that points beyond everything', () => compoundFile('EncryptedPackage').fill(0xff, 30, 52)],
    ['nothing', () => new Uint8Array()],
  ])('is not %s', async (_what, bytes) => {
    expect(await isLocked(bytes())).toBe(false);
  });
});
