import {
  type FileRef,
  getResume,
  type ResumeContent,
  resumeSections,
  saveResume,
} from '@careers/gateway/contract';
import type { Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { ODD_TEXT } from './odd-text.ts';

const period = { start: '2019-07', end: '2021-12', present: false };

/** Content in every section: in lists two entries that differ in everything, and as many selections as are allowed. */
export const written: Omit<ResumeContent, 'photo' | 'attachments' | 'video'> = {
  basics: {
    name: 'Zhang Ying',
    gender: 'other',
    birthday: '1994-02-28',
    phoneNationCode: '+852',
    phone: '51234567',
    email: 'zhang@mail.example',
    city: 'Hong Kong',
  },
  intention: {
    industry: [
      { id: 'own-i1', name: 'Energy' },
      { id: 'own-i2', name: 'Retail' },
      { id: 'own-i3', name: 'Trade' },
    ],
    category: [
      { id: 'own-c1', name: 'Finance' },
      { id: 'own-c2', name: 'Law' },
      { id: 'own-c3', name: 'Sales' },
    ],
    position: [
      { id: 'own-p1', name: 'Controller' },
      { id: 'own-p2', name: 'Auditor' },
      { id: 'own-p3', name: 'Trader' },
    ],
    places: [
      { id: 'own-l1', name: 'Hong Kong' },
      { id: 'own-l2', name: 'Shenzhen' },
    ],
  },
  education: [
    { id: 'e2', ...period, school: 'Example University', major: 'Accounting', degree: 'Master' },
    { id: 'e1', start: '2012-09', end: '', present: true, school: 'Other', major: 'Law', degree: 'Bachelor' },
  ],
  work: [
    {
      id: 'w1',
      start: '2022-01',
      end: '',
      present: true,
      company: 'A',
      post: 'Auditor',
      description: 'One\ntwo',
    },
    { id: 'w2', ...period, company: 'B', post: 'Assistant', description: '' },
  ],
  projects: [
    {
      id: 'x1',
      start: '2021-03',
      end: '',
      present: true,
      name: 'Move',
      role: 'Lead',
      description: 'Moved it.',
    },
    { id: 'x2', start: '', end: '', present: false, name: 'Half', role: '', description: '' },
  ],
  languages: [
    { id: 'g1', language: 'English', level: 'fluent' },
    { id: 'g2', language: 'Cantonese', level: 'native' },
  ],
  certificates: [
    { id: 't1', name: 'CPA', issuer: 'Institute', issued: '2020-05' },
    { id: 't2', name: 'CFA', issuer: '', issued: '' },
  ],
  awards: [
    { id: 'a1', name: 'Team of the year', awarded: '2021-01', description: 'One of three.' },
    { id: 'a2', name: 'First', awarded: '', description: '' },
  ],
  family: [
    { id: 'f1', name: 'Zhang Min', relation: 'Sister', employer: 'C', post: 'Nurse' },
    { id: 'f2', name: 'Zhang Lei', relation: 'Father', employer: '', post: '' },
  ],
  selfEvaluation: ODD_TEXT,
};

/** The same without half-written entries, so that it can be delivered. */
export const complete: typeof written = {
  ...written,
  projects: written.projects.map((one) => (one.start ? one : { ...one, ...period })),
};

/** Saves one section after another, each on top of the revision that the one before has made. */
export async function saveAll(probe: Probe, content: Partial<ResumeContent>): Promise<void> {
  let { revision } = await probe.call(getResume, {});
  for (const section of resumeSections) {
    if (!(section in content)) continue;
    const value = content[section];
    // Section and value belong together, which the types cannot express in a loop.
    const param = { section, revision, value } as Parameters<typeof save>[1];
    const saved = await save(probe, param);
    expectTrue(`the revision after ${section}: ${saved.revision}`, saved.revision > revision);
    revision = saved.revision;
    const now = await probe.call(getResume, {});
    expectSame(`the revision of the resume after ${section}`, now.revision, revision);
    expectSame(`when it was saved, after ${section}`, now.updatedAt, saved.updatedAt);
    expectSame(`what is missing after ${section}`, now.missing, saved.missing);
  }
}

const save = (probe: Probe, param: Parameters<typeof probe.call<typeof saveResume>>[1]) =>
  probe.call(saveResume, param);

/** First bytes, by extension. */
export const fileHeads = {
  png: [0x89, 0x50, 0x4e, 0x47],
  pdf: [0x25, 0x50, 0x44, 0x46],
  mp4: [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70],
} as const;

/** Files that may not be attached to a resume: a program, and a web page that is named as a document. */
export const wrongFiles = [
  { name: 'tool.exe', size: 100, head: [0x4d, 0x5a] },
  { name: 'page.pdf', size: 100, head: [...Buffer.from('<html><script>')] },
] as const;

/** A file without the address that it may have. */
export const known = ({ fileId, fileName, size }: FileRef) => ({ fileId, fileName, size });

/** The sections of a person's resume alone. */
export async function sectionsOf(probe: Probe) {
  const {
    id: _,
    revision: _1,
    updatedAt: _2,
    missing: _3,
    templateId: _4,
    ...sections
  } = await probe.call(getResume, {});
  return { ...sections, photo: sections.photo ?? null, video: sections.video ?? null };
}
