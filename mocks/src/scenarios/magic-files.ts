/** What becomes of a file that is imported as a resume, whatever is in it. */
export type FileStory = 'noText' | 'locked' | 'broken' | 'empty' | 'unsure' | 'slow';

/**
 * Beginnings of file names that have a story, where the gateway reads the file: `resume-locked.doc`, `resume-slow (2).png`.
 * Every other file is read within three seconds as the sample person's resume, in the language of the call.
 */
export const magicFileNames: Readonly<Record<string, FileStory>> = {
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
};

/** An upload whose name begins so is refused by the file gateway, every time. */
export const REFUSED_UPLOAD = 'upload-refused';

/** An upload whose name begins so takes ten times as long as others. */
export const SLOW_UPLOAD = 'upload-slow';

export function fileStoryOf(fileName: string): FileStory | undefined {
  const begins = Object.keys(magicFileNames).find((name) => fileName.toLowerCase().startsWith(name));
  return begins === undefined ? undefined : magicFileNames[begins];
}
