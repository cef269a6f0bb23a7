import type { FileFate, WorldConfig } from './config.ts';

/**
 * Beginnings of file names that decide what happens to the file: `resume-locked.doc`, `resume-slow (2).png`. For a resume this
 * applies if the gateway reads it; any other one is read within three seconds as the sample person's resume, in the language of
 * the call.
 */
const magicFileNames = {
  /** It contains no words. */
  'resume-no-text': 'noText',
  /** It is protected by a password. */
  'resume-locked': 'locked',
  /** It is damaged. */
  'resume-broken': 'broken',
  /** It can be read, but contains nothing of a resume. */
  'resume-empty': 'empty',
  /** It is read with low confidence. */
  'resume-unsure': 'unsure',
  /** Reading it takes a minute of the world's clock. */
  'resume-slow': 'slow',
  /** The file gateway refuses it every time. */
  'upload-refused': 'uploadRefused',
  /** Uploading it takes ten times as long as for others. */
  'upload-slow': 'uploadSlow',
} as const satisfies Readonly<Record<string, FileFate>>;

/** What happens to a file: by its name, otherwise by the world's setting for all files. */
export function fateOfFile(
  fileName: string,
  { fileFate }: Pick<WorldConfig, 'fileFate'>,
): FileFate | undefined {
  const named = Object.entries(magicFileNames).find(([begins]) => fileName.toLowerCase().startsWith(begins));
  return named?.[1] ?? fileFate;
}
