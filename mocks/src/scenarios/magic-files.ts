import type { FileFate, WorldConfig } from './config.ts';

/**
 * Beginnings of file names that decide what becomes of the file: `resume-locked.doc`, `resume-slow (2).png`. Of a resume
 * they do where the gateway reads it; every other one is read within three seconds as the sample person's, in the
 * language of the call.
 */
export const magicFileNames = {
  /** There are no words in it. */
  'resume-no-text': 'noText',
  /** A password guards it. */
  'resume-locked': 'locked',
  /** It is damaged. */
  'resume-broken': 'broken',
  /** It is read, and nothing of a resume is found in it. */
  'resume-empty': 'empty',
  /** It is read with little confidence. */
  'resume-unsure': 'unsure',
  /** It is read for a minute of the world's clock. */
  'resume-slow': 'slow',
  /** The file gateway refuses it, every time. */
  'upload-refused': 'uploadRefused',
  /** It takes ten times as long as others to arrive. */
  'upload-slow': 'uploadSlow',
} as const satisfies Readonly<Record<string, FileFate>>;

/** What becomes of a file: by its name, else as the world says of all files. */
export function fateOfFile(
  fileName: string,
  { fileFate }: Pick<WorldConfig, 'fileFate'>,
): FileFate | undefined {
  const named = Object.entries(magicFileNames).find(([begins]) => fileName.toLowerCase().startsWith(begins));
  return named?.[1] ?? fileFate;
}
