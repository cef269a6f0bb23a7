import { needing, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import type { ParseResult } from './resume-import.ts';
import * as resumeImport from './resume-import.ts';

const { getParseResult, parseResume } = resumeImport;

const MEGABYTE = 1_048_576;
const pdf = [0x25, 0x50, 0x44, 0x46];
const png = [0x89, 0x50, 0x4e, 0x47];

/** Hands in a picture of a resume, which no browser reads by itself, and begins to read it. */
export async function beginParsing(probe: ProbeWith<'files'>): Promise<string> {
  await probe.login('candidate');
  const { fileId } = await probe.uploadOwn({ name: 'resume.png', head: png, size: 400 });
  return (await probe.call(parseResume, { fileId })).jobId;
}

/** Asks until the job is over: at once, ten seconds later, and so on for three minutes of the gateway's own time. */
export async function parsed(probe: ProbeWith<'clock'>, jobId: string): Promise<ParseResult> {
  for (let tries = 0; tries < 18; tries++) {
    const result = await probe.call(getParseResult, { jobId });
    if (result.state === 'done' || result.state === 'failed') return result;
    await probe.advance('10s');
  }
  throw new Error('the file was not read within three minutes');
}

export const resumeImportReference: ReferenceOf<typeof resumeImport> = {
  parseResume: {
    summary: 'Begins to read an uploaded file as a resume; the result is asked for by the job’s id.',
    example: { param: { fileId: 'file-1' }, data: { jobId: 'parse-1' } },
    success: needing(['files'], async (probe) => {
      await beginParsing(probe);
    }),
    reasons: {
      fileUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        await probe.call(parseResume, { fileId: 'file-of-nobody' });
      }),
      fileTooLarge: needing(['files'], async (probe) => {
        await probe.login('candidate');
        const { fileId } = await probe.uploadOwn({ name: 'cv.pdf', head: pdf, size: 20 * MEGABYTE + 1 });
        await probe.call(parseResume, { fileId });
      }),
      fileWrongFormat: needing(['files'], async (probe) => {
        await probe.login('candidate');
        const { fileId } = await probe.uploadOwn({ name: 'cv.png', head: pdf, size: 100 });
        await probe.call(parseResume, { fileId });
      }),
    },
    also: {
      'takes the same file again for the same job': needing(['files'], async (probe) => {
        await probe.login('candidate');
        const { fileId } = await probe.uploadOwn({ name: 'resume.png', head: png, size: 300 });
        const first = await probe.call(parseResume, { fileId });
        const second = await probe.call(parseResume, { fileId });
        if (first.jobId !== second.jobId) throw new Error(`jobs ${first.jobId} and ${second.jobId}`);
      }),
    },
  },

  getParseResult: {
    summary: 'How far the reading of a file is, and in the end what was read, field by field.',
    example: {
      param: { jobId: 'parse-1' },
      data: {
        state: 'done',
        fields: [
          {
            path: 'basics.name',
            value: 'Lin Xiaoyu',
            confidence: 0.95,
            place: { page: 1, line: 'Name: Lin Xiaoyu' },
          },
          { path: 'education.0.school', value: 'Example University', confidence: 0.9 },
        ],
      },
    },
    success: needing(['files', 'clock'], async (probe) => {
      const result = await parsed(probe, await beginParsing(probe));
      if (result.state === 'failed' && result.reason !== 'broken' && result.reason !== 'noText')
        throw new Error(`it failed for ${result.reason}`);
    }),
    reasons: {
      jobUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        await probe.call(getParseResult, { jobId: 'no-such-job' });
      }),
    },
  },
};
