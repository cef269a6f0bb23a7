import { MEGABYTE } from './limits.ts';

/** The formats of resume attachments (section 5). */
const resumeFormats = ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'png', 'jpg', 'jpeg', 'xls', 'xlsx'] as const;

/**
 * The kinds of upload the specification limits (section 5), and the pictures that a feedback may have (decision 0051).
 * Medical reports use the resume attachments' list.
 */
export const fileKinds = {
  offerAttachment: { extensions: undefined, maxBytes: 10 * MEGABYTE, maxCount: 5 },
  photo: {
    extensions: ['jpg', 'gif', 'jpeg', 'png', 'bmp'],
    maxBytes: MEGABYTE,
    maxCount: 1,
    // Cropping takes four bytes of memory per pixel.
    maxPixels: 64_000_000,
  },
  resumeAttachment: { extensions: resumeFormats, maxBytes: 20 * MEGABYTE, maxCount: undefined },
  /** The resume of a recommendation, or a resume that is delivered as a file. */
  resumeFile: { extensions: resumeFormats, maxBytes: 20 * MEGABYTE, maxCount: 1 },
  video: { extensions: ['mp4'], maxBytes: 100 * MEGABYTE, maxCount: 1 },
  feedbackAttachment: { extensions: ['png', 'jpg', 'jpeg', 'pdf'], maxBytes: 10 * MEGABYTE, maxCount: 3 },
  medicalReport: { extensions: resumeFormats, maxBytes: 20 * MEGABYTE, maxCount: 10 },
  resumeImport: {
    extensions: ['pdf', 'doc', 'docx', 'html', 'txt', 'jpg', 'png', 'msg'],
    maxBytes: 20 * MEGABYTE,
    maxCount: 1,
  },
} as const satisfies Record<
  string,
  {
    extensions: readonly string[] | undefined;
    maxBytes: number;
    maxCount: number | undefined;
    maxPixels?: number;
  }
>;

export type FileKind = keyof typeof fileKinds;

/** How many files are accepted: as many as are asked for, but never more than the kind allows. */
export function mostFiles(kind: FileKind, asked: number = Number.POSITIVE_INFINITY): number | undefined {
  const most = Math.min(asked, fileKinds[kind].maxCount ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(most) ? most : undefined;
}
