import { DAY_MS } from './day-ms.ts';
import { exampleInstant } from './examples.ts';
import * as medical from './medical.ts';
import type { ParamOf } from './method.ts';
import { needing, type Probe, type ReferenceOf } from './reference-types.ts';
import {
  exampleKey,
  exampleToken,
  openedBy,
  requestReasonRecipes,
  requestStateRecipes,
  throughCode,
  type WithLinks,
} from './request-recipes.ts';

const { getMedicalRequest, submitMedicalReport } = medical;

const needs = ['links', ...throughCode] as const;
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const TWENTY_MEGABYTES = 20 * 1_048_576;

const exampleRequest = {
  homepageConfigId: 'site-external',
  position: {
    post: 'Backend developer',
    companyDescr: 'Example Energy',
    deptIdDescr: 'Platform',
    workPlace: 'Shenzhen',
  },
  candidateName: 'Lin Xiaoyu',
  askedBy: { name: 'Chen Shuhe', email: 'recruiting@example.com' },
  sentAt: exampleInstant,
  deadline: '2026-01-20T09:30:00+08:00',
  companyZone: 'Asia/Shanghai',
  purpose: 'Before your first day we need the report of a general examination.',
  items: ['General examination', 'Chest X-ray'],
  examinedFrom: '2025-07-06',
  consent: { version: '2025-09', sentences: ['Only the occupational health team reads the report.'] },
};

const exampleReport = {
  examinedOn: '2026-01-05',
  place: 'Lingwan Hospital',
  files: [{ fileId: '0f6e8a94d3b24c6f', fileName: 'Report.pdf', size: 20_480 }],
  consentVersion: '2025-09',
};

const peek = (probe: Probe, token: string) => probe.call(getMedicalRequest, { token });

async function read(probe: WithLinks, token: string) {
  return probe.call(getMedicalRequest, await openedBy(probe, token, peek));
}

type Said = Omit<ParamOf<typeof submitMedicalReport>, 'token' | 'pass' | 'idempotencyKey'>;
type Files = readonly { readonly name: string; readonly size: number; readonly head?: readonly number[] }[];

const onePdf: Files = [{ name: 'report.pdf', size: 1000, head: PDF }];

/** Hands a right report in, but for what is said otherwise. */
async function submit(probe: WithLinks, token: string, others: Partial<Said> = {}, files: Files = onePdf) {
  const opened = await openedBy(probe, token, peek);
  const asked = await probe.call(getMedicalRequest, opened);
  const right =
    asked.state === 'open'
      ? {
          examinedOn: asked.sentAt.slice(0, 10),
          consentVersion: asked.consent.version,
          fileIds: await Promise.all(files.map((file) => probe.upload(file, token, opened.pass))),
        }
      : { examinedOn: '2026-01-05', consentVersion: 'any', fileIds: ['any'] };
  return probe.call(submitMedicalReport, {
    ...opened,
    ...right,
    place: 'Lingwan Hospital',
    consent: true,
    ...others,
    idempotencyKey: probe.newKey(),
  });
}

const refusing = (others: Partial<Said>, files?: Files) =>
  needing(needs, async (probe) => submit(probe, await probe.linkTo('medical-report'), others, files));

export const medicalReference: ReferenceOf<typeof medical> = {
  getMedicalRequest: {
    summary: 'The medical report that a link asks for, and what was handed in.',
    example: { param: { token: exampleToken }, data: { state: 'open', ...exampleRequest } },
    success: needing(needs, async (probe) => {
      const found = await read(probe, await probe.linkTo('medical-report'));
      if (found.state !== 'open' || found.consent.sentences.length === 0) throw new Error('nothing is asked');
    }),
    reasons: {},
    also: requestStateRecipes(
      'medical-report',
      { done: 'medical-report-done', over: 'medical-report-over', expired: 'medical-report-expired' },
      read,
      throughCode,
    ),
  },

  submitMedicalReport: {
    summary: 'Hands a medical report in, for good.',
    example: {
      param: {
        token: exampleToken,
        examinedOn: '2026-01-05',
        place: 'Lingwan Hospital',
        fileIds: ['0f6e8a94d3b24c6f'],
        consent: true,
        consentVersion: '2025-09',
        idempotencyKey: exampleKey,
      },
      data: {
        state: 'done',
        ...exampleRequest,
        report: { ...exampleReport, submittedAt: '2026-01-07T10:00:00+08:00' },
      },
    },
    success: needing(needs, async (probe) => {
      const token = await probe.linkTo('medical-report');
      const { report } = await submit(probe, token);
      const found = await read(probe, token);
      if (report.files.length !== 1 || found.state !== 'done' || found.report.place !== 'Lingwan Hospital')
        throw new Error('it was not kept');
    }),
    reasons: {
      ...requestReasonRecipes('medical-report', submit, throughCode),
      linkLocked: needing(['links'], async (probe) =>
        probe.call(submitMedicalReport, {
          token: await probe.linkTo('medical-report'),
          examinedOn: '2026-01-05',
          place: 'Lingwan Hospital',
          fileIds: ['any'],
          consent: true,
          consentVersion: 'any',
          idempotencyKey: probe.newKey(),
        }),
      ),
      consentMissing: refusing({ consent: false }),
      placeRequired: refusing({ place: ' ' }),
      placeTooLong: refusing({ place: 'x'.repeat(101) }),
      dayOutOfRange: refusing({ examinedOn: '2001-01-05' }),
      tooManyFiles: refusing(
        {},
        Array.from({ length: 11 }, (_, at) => ({ ...onePdf[0], name: `${at}.pdf`, size: 10, head: PDF })),
      ),
      fileUnknown: refusing({ fileIds: ['a-file-of-nobody'] }),
      fileTooLarge: refusing({}, [{ name: 'large.pdf', size: TWENTY_MEGABYTES + 1, head: PDF }]),
      fileWrongFormat: refusing({}, [{ name: 'report.mp4', size: 100 }]),
    },
    also: {
      'takes no consent to another version than the one that is shown': needing(needs, async (probe) => {
        const taken = await submit(probe, await probe.linkTo('medical-report'), {
          consentVersion: 'older',
        }).then(
          () => true,
          () => false,
        );
        if (taken) throw new Error('it was taken');
      }),
      'takes no examination of the day after tomorrow': needing(needs, async (probe) => {
        const token = await probe.linkTo('medical-report');
        const asked = await read(probe, token);
        if (asked.state !== 'open') throw new Error(`it is ${asked.state}`);
        const later = new Date(Date.parse(asked.deadline) + DAY_MS).toISOString().slice(0, 10);
        const taken = await submit(probe, token, { examinedOn: later }).then(
          () => true,
          () => false,
        );
        if (taken) throw new Error('it was taken');
      }),
    },
  },
};
