import { deliverResume, getResume, parseResume } from '@careers/gateway/contract';
import { needing, type ProbeWith } from '@careers/gateway/reference';
import { fileKinds, MEGABYTE } from '@careers/validation';
import { compoundFile } from '@careers/validation/testing/compound-file';
import { expectSame } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { revoke } from './delivering.ts';
import { fileHeads, known, saveAll } from './full-resume.ts';
import { type Rule, rule } from './rule.ts';

type WithFiles = ProbeWith<'files'>;

/** The smallest file of an old Office format. */
const office = (stream: string) => [...compoundFile(stream)];
const zip = [0x50, 0x4b, 0x03, 0x04];
const jpeg = [0xff, 0xd8, 0xff];
/** Files are padded with zeros to their length, except texts: a gateway may refuse a text with zeros. */
const text = (words: string) => [...Buffer.from(words.padEnd(1024))];

/** How a file of each format begins. */
const firstBytes: Readonly<Record<string, readonly number[]>> = {
  ...fileHeads,
  doc: office('WordDocument'),
  ppt: office('PowerPoint Document'),
  xls: office('Workbook'),
  msg: office('__properties_version1.0'),
  docx: zip,
  pptx: zip,
  xlsx: zip,
  jpg: jpeg,
  jpeg,
  gif: [0x47, 0x49, 0x46, 0x38],
  bmp: [0x42, 0x4d],
  html: text('<!doctype html><title>Resume</title><p>Zhang Ying'),
  txt: text('Zhang Ying, accountant'),
};

/** A file of a format, of so many bytes. */
export function fileOf(extension: string, size = 0) {
  const head = firstBytes[extension] ?? [];
  return { name: `file.${extension}`, head, size: Math.max(size, head.length, 100) };
}

const uploaded = (probe: WithFiles, extension: string) => probe.uploadOwn(fileOf(extension));

/** Each format is accepted wherever the specification names it (section 5), and no gateway checks less than it demands. */
export const fileFormatRules: readonly Rule[] = [
  rule(
    ['saveResume', 'getResume'],
    'takes attachments of each format, whatever the case of its extension',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      const { extensions } = fileKinds.resumeAttachment;
      const attachments = [known(await probe.uploadOwn({ ...fileOf('pdf'), name: 'Resume.PDF' }))];
      for (const extension of extensions) attachments.push(known(await uploaded(probe, extension)));
      await expectTaken('files of each format', saveAll(probe, { attachments }));
      expectSame('the attachments', (await probe.call(getResume, {})).attachments.map(known), attachments);
      await saveAll(probe, { attachments: [] });
    }),
  ),
  rule(
    ['saveResume', 'getResume'],
    'takes a photo of each format, of a megabyte and not one byte more',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      for (const extension of fileKinds.photo.extensions) {
        const photo = known(await uploaded(probe, extension));
        await expectTaken(`a photo that is ${extension}`, saveAll(probe, { photo }));
      }
      const large = known(await probe.uploadOwn(fileOf('png', MEGABYTE)));
      await expectTaken('a photo of a megabyte', saveAll(probe, { photo: large }));
      const larger = known(await probe.uploadOwn(fileOf('png', MEGABYTE + 1)));
      await expectRefused('a photo of one byte more', saveAll(probe, { photo: larger }));
      const { photo } = await probe.call(getResume, {});
      expectSame('the photo', photo && known(photo), large);
      await saveAll(probe, { photo: null });
    }),
  ),
  rule(
    'parseResume',
    'takes a resume of each format to read',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      for (const extension of fileKinds.resumeImport.extensions) {
        const { fileId } = await uploaded(probe, extension);
        await expectTaken(`a resume that is ${extension}`, probe.call(parseResume, { fileId }));
      }
    }),
  ),
  rule(
    ['deliverResume', 'saveResume'],
    'takes a resume of each format beside a quick submission',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      const { basics } = await probe.call(getResume, {});
      await saveAll(probe, { basics: { ...basics, name: 'Han Meimei', email: 'han@mail.example' } });
      const positionId = await probe.position('open');
      for (const extension of fileKinds.resumeFile.extensions) {
        const { fileId } = await uploaded(probe, extension);
        const param = { positionId, source: 'quick', fileId, idempotencyKey: probe.newKey() } as const;
        const { id } = await expectTaken(`a resume that is ${extension}`, probe.call(deliverResume, param));
        await revoke(probe, id);
      }
    }),
  ),
];
