import {
  type FileRef,
  getResume,
  queryResumeFields,
  type ResumeContent,
  type ResumeSection,
  resumeSections,
  saveResume,
} from '@careers/gateway/contract';
import { needing, type Probe, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { type Rule, rule } from './rule.ts';

const period = { start: '2019-07', end: '2021-12', present: false };

/** Something in every section, and in lists two that differ in all they have. */
const written: Omit<ResumeContent, 'photo' | 'attachments' | 'video'> = {
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
      { id: 'i1', name: 'Energy' },
      { id: 'i2', name: 'Retail' },
    ],
    category: [{ id: 'c1', name: 'Finance' }],
    position: [{ id: 'p1', name: 'Controller' }],
    places: [
      { id: 'l1', name: 'Hong Kong' },
      { id: 'l2', name: 'Shenzhen' },
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
    { id: 'x1', ...period, name: 'Move', role: 'Lead', description: 'Moved it.' },
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
  selfEvaluation: 'Careful, and quick.\nLikes figures.',
};

/** Saves one section after another, each over what the one before it has made. */
async function saveAll(probe: Probe, content: Partial<ResumeContent>): Promise<void> {
  let { revision } = await probe.call(getResume, {});
  for (const section of resumeSections) {
    if (!(section in content)) continue;
    const value = content[section];
    // Section and value belong together, which a loop cannot show.
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

const heads = {
  png: [0x89, 0x50, 0x4e, 0x47],
  pdf: [0x25, 0x50, 0x44, 0x46],
  mp4: [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70],
} as const;

const known = ({ fileId, fileName, size }: FileRef) => ({ fileId, fileName, size });

const asChoice = ({ section }: { readonly section: string }) => ({ id: section });

/** Lists with an entry that says nothing yet. */
const emptyEntries: Partial<ResumeContent> = {
  education: [{ id: 'e', start: '', end: '', present: false, school: '', major: '', degree: '' }],
  work: [{ id: 'w', start: '', end: '', present: false, company: '', post: '', description: '' }],
  languages: [{ id: 'g', language: '', level: '' }],
  certificates: [{ id: 't', name: '', issuer: '', issued: '' }],
  awards: [{ id: 'a', name: '', awarded: '', description: '' }],
};

export const resumeRules: readonly Rule[] = [
  rule(
    ['saveResume', 'getResume'],
    'gives back every section as it was written, field by field and in its order',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      await saveAll(probe, written);
      const read: Record<string, unknown> = { ...(await probe.call(getResume, {})) };
      for (const [section, value] of Object.entries(written)) expectSame(section, read[section], value);
    }),
  ),
  rule(
    ['saveResume', 'getResume'],
    'keeps photo, attachments and video, and lets them go again',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      const photo = known(await probe.uploadOwn({ name: 'me.png', head: heads.png, size: 120 }));
      const first = known(await probe.uploadOwn({ name: 'one.pdf', head: heads.pdf, size: 130 }));
      const second = known(await probe.uploadOwn({ name: 'two.pdf', head: heads.pdf, size: 140 }));
      const video = known(await probe.uploadOwn({ name: 'me.mp4', head: heads.mp4, size: 150 }));
      await saveAll(probe, { photo, attachments: [second, first], video });
      const read = await probe.call(getResume, {});
      expectSame('photo', read.photo && known(read.photo), photo);
      expectSame('attachments', read.attachments.map(known), [second, first]);
      expectSame('video', read.video && known(read.video), video);
      await saveAll(probe, { photo: null, attachments: [], video: null });
      const after = await probe.call(getResume, {});
      expectSame('what is left', [after.photo, after.attachments, after.video], [undefined, [], undefined]);
    }),
  ),
  rule(
    'saveResume',
    'takes no file that somebody else has uploaded',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('candidate');
      const theirs = await probe.uploadOwn({ name: 'theirs.pdf', head: heads.pdf, size: 100 });
      await probe.login('newcomer');
      const { revision } = await probe.call(getResume, {});
      const { code, data } = await probe.reply(saveResume, {
        section: 'attachments',
        revision,
        value: [theirs],
      });
      expectSame('code and reason', [code, Object(data).reason ?? 'fileUnknown'], ['451', 'fileUnknown']);
    }),
  ),
  rule(
    ['getResume', 'saveResume', 'queryResumeFields'],
    'lacks each required section until its required fields are filled in',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const { sections } = await probe.call(queryResumeFields, {});
      const required: ResumeSection[] = sections.filter((one) => one.required).map(({ section }) => section);
      await saveAll(probe, written);
      const { missing } = await probe.call(getResume, {});
      expectSame(
        'what a full resume lacks of what is required',
        missing.filter((one) => required.includes(one)),
        [],
      );
      await saveAll(probe, { education: [] });
      const without = await probe.call(getResume, {});
      expectSame(
        'what it lacks without its education',
        without.missing.includes('education'),
        required.includes('education'),
      );
    }),
  ),
  rule(
    'queryResumeFields',
    'offers each choice once, and asks for each section once',
    recipe(async (probe) => {
      await probe.login('candidate');
      const { options, sections } = await probe.call(queryResumeFields, {});
      for (const [name, choices] of Object.entries({ ...options, sections: sections.map(asChoice) })) {
        const ids = choices.map(({ id }) => id);
        expectTrue(`there is something to choose: ${name}`, ids.length > 0);
        expectSame(`${name}, each once`, ids, [...new Set(ids)]);
      }
    }),
  ),
  rule(
    ['queryResumeFields', 'saveResume'],
    'requires of an entry what it says that it requires',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const { sections } = await probe.call(queryResumeFields, {});
      const demanded = sections.filter(({ section }) => section in emptyEntries);
      for (const { section, requiredFields } of demanded) {
        await saveAll(probe, { [section]: emptyEntries[section] });
        const { missing } = await probe.call(getResume, {});
        expectSame(
          `whether an empty entry of ${section} is missing something`,
          missing.includes(section),
          requiredFields.length > 0,
        );
      }
    }),
  ),
];
