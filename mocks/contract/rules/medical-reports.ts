import { getMedicalRequest, submitMedicalReport } from '@careers/gateway/contract';
import { type Capability, DAY_MS, needing, type ProbeWith } from '@careers/gateway/reference';
import { fileKinds } from '@careers/validation';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, expectTaken } from './attempts.ts';
import { fileOf } from './file-formats.ts';
import { fileHeads, wrongFiles } from './full-resume.ts';
import { openedLink } from './opened-link.ts';
import { type Rule, rule } from './rule.ts';

const needs = ['links', 'magic-values', 'own-world'] as const satisfies readonly Capability[];
type WithReport = ProbeWith<(typeof needs)[number]>;
type Opened = Awaited<ReturnType<typeof openedLink>>;

async function open(probe: WithReport, opened: Opened) {
  const found = await probe.call(getMedicalRequest, opened);
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

/** Files as they were uploaded, one of each format that there is: by id, name and size. */
async function uploads(probe: WithReport, { token, pass }: Opened, count: number) {
  const made = fileKinds.medicalReport.extensions.slice(0, count).map((extension) => fileOf(extension));
  return Promise.all(
    made.map(async (file) => ({
      fileId: await probe.upload(file, token, pass),
      fileName: file.name,
      size: file.size,
    })),
  );
}

async function handIn(probe: WithReport, opened: Opened, others: object = {}) {
  const [file] = await uploads(probe, opened, 1);
  const { sentAt, consent } = await open(probe, opened);
  return probe.call(submitMedicalReport, {
    ...opened,
    examinedOn: sentAt.slice(0, 10),
    place: 'Hospital',
    fileIds: [file?.fileId ?? ''],
    consent: true,
    consentVersion: consent.version,
    ...others,
    idempotencyKey: probe.newKey(),
  });
}

/** The medical report that a link asks for. */
export const medicalReportRules: readonly Rule[] = [
  rule(
    ['submitMedicalReport', 'getMedicalRequest'],
    'keeps day, place, consent and ten files, one of each format, as they were handed in',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'medical-report');
      const { consent, items, examinedFrom } = await open(probe, opened);
      expectTrue('it is said what is examined, each once', new Set(items).size === items.length);
      const files = await uploads(probe, opened, 10);
      const { report } = await handIn(probe, opened, {
        examinedOn: examinedFrom,
        place: '  岭湾医院 ',
        fileIds: files.map(({ fileId }) => fileId),
      });
      expectSame('day and place', [report.examinedOn, report.place], [examinedFrom, '岭湾医院']);
      expectSame('the consent', report.consentVersion, consent.version);
      expectSame(
        'the files',
        report.files.map(({ fileId, fileName, size }) => ({ fileId, fileName, size })),
        files,
      );
    }),
  ),
  rule(
    ['submitMedicalReport', 'getMedicalRequest'],
    'takes an examination from the day on that it says, and none of the day before',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'medical-report');
      const { examinedFrom } = await open(probe, opened);
      const before = new Date(Date.parse(`${examinedFrom}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
      await expectRefused('the day before', handIn(probe, opened, { examinedOn: before }));
      await expectTaken('the first day', handIn(probe, opened, { examinedOn: examinedFrom }));
    }),
  ),
  rule(
    ['submitMedicalReport', 'getMedicalRequest'],
    'takes an examination of the day on which it is asked',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'medical-report');
      const examinedOn = new Date().toISOString().slice(0, 10);
      await expectTaken('today', handIn(probe, opened, { examinedOn }));
    }),
  ),
  rule(
    ['submitMedicalReport', 'getMedicalRequest'],
    'takes no file that was uploaded by another link',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'medical-report');
      const other = await probe.linkTo('offer-accepted');
      const theirs = await probe.upload({ name: 'theirs.pdf', size: 100, head: fileHeads.pdf }, other);
      await expectRefused('a file of another link', handIn(probe, opened, { fileIds: [theirs] }));
    }),
  ),
  rule(
    ['submitMedicalReport', 'getMedicalRequest'],
    'takes no file any more once a report was handed in',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'medical-report');
      await handIn(probe, opened);
      await expectRefused('a file', uploads(probe, opened, 1));
    }),
  ),
  rule(
    ['submitMedicalReport', 'getMedicalRequest'],
    'takes no program and no file that is not what its name says, be it refused when it comes or when it is handed in',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'medical-report');
      for (const file of wrongFiles)
        await expectRefused(
          file.name,
          probe
            .upload(file, opened.token, opened.pass)
            .then((fileId) => handIn(probe, opened, { fileIds: [fileId] })),
        );
      await open(probe, opened);
    }),
  ),
  rule(
    ['submitMedicalReport', 'getMedicalRequest'],
    'takes nothing of a locked request without its pass',
    needing(needs, async (probe) => {
      const opened = await openedLink(probe, 'medical-report');
      const before = await open(probe, opened);
      const [file] = await uploads(probe, opened, 1);
      const fileIds = [file?.fileId ?? ''];
      for (const pass of ['a-pass-of-nobody', opened.token]) {
        expectSame(
          'the state',
          (await probe.call(getMedicalRequest, { token: opened.token, pass })).state,
          'locked',
        );
        await expectRefused('a report without the pass', handIn(probe, opened, { pass, fileIds }));
      }
      expectSame('the request', await open(probe, opened), before);
    }),
  ),
];
