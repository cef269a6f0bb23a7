import { compoundFileNames } from '@careers/validation';

/**
 * Whether a file is a document of today's office programs that was saved with a password: no zip any more, but a compound file
 * with the zip in it, encrypted. Its first bytes alone are those of an old document with a new one's name.
 */
export async function isLockedDocument(file: Blob): Promise<boolean> {
  return (await compoundFileNames(file))?.has('ENCRYPTEDPACKAGE') ?? false;
}
