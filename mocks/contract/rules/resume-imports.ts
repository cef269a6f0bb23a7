import { getParseResult, getResume, parseResume, resumeSections } from '@careers/gateway/contract';
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
    'names places of a resume, and writes nothing into it by itself',
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
];
