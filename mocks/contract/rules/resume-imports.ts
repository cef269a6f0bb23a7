import {
  exportMyData,
  getParseResult,
  getResume,
  parseResume,
  resumeSections,
} from '@careers/gateway/contract';
import { beginParsing, needing, parsed } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { type Rule, rule } from './rule.ts';

const png = [0x89, 0x50, 0x4e, 0x47];

export const resumeImportRules: readonly Rule[] = [
  rule(
    'parseResume',
    'reads no file that somebody else has uploaded',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('candidate');
      const { fileId } = await probe.uploadOwn({ name: 'resume.png', head: png, size: 200 });
      await probe.login('newcomer');
      const { code, data } = await probe.reply(parseResume, { fileId });
      expectSame('code and reason', [code, Object(data).reason ?? 'fileUnknown'], ['451', 'fileUnknown']);
    }),
  ),
  rule(
    'getParseResult',
    'tells nobody else what was read',
    needing(['own-account', 'files'], async (probe) => {
      const jobId = await beginParsing(probe);
      await probe.login('newcomer');
      const { code, data } = await probe.reply(getParseResult, { jobId });
      expectSame('code and reason', [code, Object(data).reason ?? 'jobUnknown'], ['451', 'jobUnknown']);
    }),
  ),
  rule(
    ['parseResume', 'exportMyData'],
    'is in the export of the person who had a file read, and in nobody else’s',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('candidate');
      const { fileId } = await probe.uploadOwn({ name: 'read-of-mine.png', head: png, size: 200 });
      await probe.call(parseResume, { fileId });
      expectTrue('it is in one’s own', (await probe.call(exportMyData, {})).content.includes(fileId));
      await probe.login('newcomer');
      expectTrue('it is not in another’s', !(await probe.call(exportMyData, {})).content.includes(fileId));
    }),
  ),
  rule(
    'getParseResult',
    'waits and reads before it is done, and stays done',
    needing(['own-account', 'files', 'clock'], async (probe) => {
      const jobId = await beginParsing(probe);
      const first = await probe.call(getParseResult, { jobId });
      expectTrue(`${first.state} at once`, first.state !== 'done');
      const last = await parsed(probe, jobId);
      await probe.advance('10s');
      expectSame('asked again', await probe.call(getParseResult, { jobId }), last);
    }),
  ),
  rule(
    ['getParseResult', 'getResume'],
    'names fields of a resume, and changes nothing in it',
    needing(['own-account', 'files', 'clock'], async (probe) => {
      await probe.login('candidate');
      const before = await probe.call(getResume, {});
      const result = await parsed(probe, await beginParsing(probe));
      const fields = result.state === 'done' ? result.fields : [];
      const sections: readonly string[] = resumeSections;
      const strange = fields.filter(({ path }) => !sections.includes(path.split('.')[0] ?? ''));
      expectSame('places of no resume', strange, []);
      const paths = fields.map(({ path }) => path);
      expectSame('each place once', paths, [...new Set(paths)]);
      expectSame('the revision of the resume', (await probe.call(getResume, {})).revision, before.revision);
    }),
  ),
  rule(
    'getParseResult',
    'says of each thing that was read where it stands, and reads a whole resume to its end',
    needing(['own-account', 'files', 'clock', 'own-world'], async (probe) => {
      const result = await parsed(probe, await beginParsing(probe));
      const fields = result.state === 'done' ? result.fields : [];
      const read = new Set(fields.map(({ path }) => path.split('.')[0] ?? ''));
      // One text that people write at the end of a resume, and one that is at its beginning.
      for (const section of ['basics', 'education', 'work', 'languages', 'selfEvaluation'])
        expectTrue(`something was read for ${section}`, read.has(section));
      const texts = fields.filter(({ value }) => typeof value === 'string');
      const pages = texts.map(({ place }) => place?.page ?? 0);
      expectSame(
        'pages, from the first on',
        pages,
        pages.toSorted((one, other) => one - other),
      );
      expectSame('the first page', pages[0], 1);
      expectTrue(
        'each has a line',
        texts.every(({ place }) => Boolean(place?.line)),
      );
    }),
  ),
  rule(
    'getParseResult',
    'answers each file for itself, and says in words why one could not be read',
    needing(['own-account', 'files', 'clock', 'own-world', 'magic-values'], async (probe) => {
      await beginParsing(probe);
      const whole = await parsed(probe, await beginParsing(probe));
      expectSame('what came of a resume', whole.state, 'done');
      for (const [name, reason] of [
        ['resume-no-text.png', 'noText'],
        ['resume-locked.png', 'locked'],
        ['resume-broken.png', 'broken'],
      ] as const) {
        const { fileId } = await probe.uploadOwn({ name, head: png, size: 300 });
        const { jobId } = await probe.call(parseResume, { fileId });
        const result = await parsed(probe, jobId);
        expectSame(`what came of ${name}`, [result.state, Object(result).reason], ['failed', reason]);
        expectTrue('it says why', result.state === 'failed' && result.message !== '');
      }
    }),
  ),
];
