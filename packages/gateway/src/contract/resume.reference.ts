import { GatewayFailure } from '../client/failure.ts';
import { exampleInstant } from './examples.ts';
import { needing, type Probe, type ReferenceOf, recipe } from './reference-types.ts';
import * as resume from './resume.ts';

const { getResume, queryResumeFields, saveResume } = resume;

const MEGABYTE = 1_048_576;
const png = [0x89, 0x50, 0x4e, 0x47];
const pdf = [0x25, 0x50, 0x44, 0x46];

const exampleFile = { fileId: 'file-1', fileName: 'portfolio.pdf', size: 1_048_576 };
const exampleBasics = {
  name: 'Lin Xiaoyu',
  gender: 'female',
  birthday: '1995-04-12',
  phoneNationCode: '+86',
  phone: '13800000001',
  email: 'lin@mail.example',
  city: 'Shenzhen',
} as const;

/** Writes a self-evaluation over what the caller has seen. */
async function saveSelf(probe: Probe, revision: number, value: string) {
  return probe.call(saveResume, { section: 'selfEvaluation', revision, value });
}

/** Somebody's resume, so that what is tried on it can be taken back. */
async function openResume(probe: Probe) {
  await probe.login('candidate');
  const before = await probe.call(getResume, {});
  return {
    before,
    /** Writes what stood there; nobody else writes meanwhile. */
    async restore() {
      const { revision } = await probe.call(getResume, {});
      await saveSelf(probe, revision, before.selfEvaluation);
    },
  };
}

export const resumeReference: ReferenceOf<typeof resume> = {
  getResume: {
    summary: 'The resume of the session’s candidate, and which required sections it still lacks.',
    example: {
      param: {},
      data: {
        id: 'resume-1',
        revision: 4,
        updatedAt: exampleInstant,
        basics: exampleBasics,
        intention: {
          industry: [],
          category: [{ id: 'software', name: 'Software' }],
          position: [],
          places: [{ id: 'shenzhen', name: 'Shenzhen' }],
        },
        education: [
          {
            id: 'edu-1',
            start: '2013-09',
            end: '2017-06',
            present: false,
            school: 'Example University',
            major: 'Computer science',
            degree: 'Bachelor',
          },
        ],
        work: [],
        projects: [],
        languages: [{ id: 'language-1', language: 'English', level: 'fluent' }],
        certificates: [],
        awards: [],
        family: [],
        selfEvaluation: '',
        attachments: [exampleFile],
        missing: [],
      },
    },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      const { missing } = await probe.call(getResume, {});
      if (missing.length > 0) throw new Error(`the candidate’s resume lacks ${missing.join(', ')}`);
    }),
    reasons: {},
    also: {
      'says what an empty resume lacks': recipe(async (probe) => {
        await probe.login('newcomer');
        const { missing } = await probe.call(getResume, {});
        if (missing.length === 0) throw new Error('the newcomer’s resume lacks nothing');
      }),
    },
  },

  saveResume: {
    summary: 'Saves one section of the session’s candidate’s resume, over the revision that they have seen.',
    example: {
      param: { section: 'basics', revision: 4, value: exampleBasics },
      data: { revision: 5, updatedAt: exampleInstant, missing: [] },
    },
    success: recipe(async (probe) => {
      const { before, restore } = await openResume(probe);
      const saved = await saveSelf(probe, before.revision, `${before.selfEvaluation} Saved.`);
      const after = await probe.call(getResume, {});
      await restore();
      if (saved.revision <= before.revision)
        throw new Error(`the revision was ${before.revision}, and is ${saved.revision}`);
      if (after.selfEvaluation !== `${before.selfEvaluation} Saved.` || after.revision !== saved.revision)
        throw new Error(`read back: ${after.selfEvaluation}, revision ${after.revision}`);
    }),
    reasons: {
      conflict: recipe(async (probe) => {
        const { before, restore } = await openResume(probe);
        await saveSelf(probe, before.revision, 'Written on the phone.');
        try {
          await saveSelf(probe, before.revision, 'Written at the desk.');
        } finally {
          await restore();
        }
      }),
      fileUnknown: recipe(async (probe) => {
        const { before } = await openResume(probe);
        const unknown = { fileId: 'file-of-nobody', fileName: 'cv.pdf', size: 1 };
        await probe.call(saveResume, {
          section: 'attachments',
          revision: before.revision,
          value: [...before.attachments, unknown],
        });
      }),
      fileTooLarge: needing(['files'], async (probe) => {
        const { before } = await openResume(probe);
        const photo = await probe.uploadOwn({ name: 'me.png', head: png, size: MEGABYTE + 1 });
        await probe.call(saveResume, { section: 'photo', revision: before.revision, value: photo });
      }),
      fileWrongFormat: needing(['files'], async (probe) => {
        const { before } = await openResume(probe);
        const photo = await probe.uploadOwn({ name: 'me.png', head: pdf, size: 100 });
        await probe.call(saveResume, { section: 'photo', revision: before.revision, value: photo });
      }),
    },
    also: {
      'refuses what was written over another’s words, and says which': recipe(async (probe) => {
        const { before, restore } = await openResume(probe);
        const first = await saveSelf(probe, before.revision, 'Written on the phone.');
        const refused = await probe
          .call(saveResume, { section: 'selfEvaluation', revision: before.revision, value: 'At the desk.' })
          .catch((error: unknown) => (error instanceof GatewayFailure ? error.data : undefined));
        await restore();
        const { section, value, revision } = Object(refused);
        if (section !== 'selfEvaluation' || value !== 'Written on the phone.' || revision !== first.revision)
          throw new Error(`the refusal says ${JSON.stringify(refused)}`);
      }),
      'takes the save of one section beside that of another': recipe(async (probe) => {
        const { before, restore } = await openResume(probe);
        await saveSelf(probe, before.revision, 'Written on the phone.');
        await probe.call(saveResume, { section: 'basics', revision: before.revision, value: before.basics });
        await restore();
      }),
      'takes what it has already, so that a save whose answer was lost can be repeated': recipe(
        async (probe) => {
          const { before, restore } = await openResume(probe);
          const first = await saveSelf(probe, before.revision, 'Sent twice.');
          const second = await saveSelf(probe, before.revision, 'Sent twice.');
          await restore();
          if (second.revision < first.revision)
            throw new Error(`revision ${first.revision}, then ${second.revision} for the same words`);
        },
      ),
      'leaves the other sections as they are': recipe(async (probe) => {
        const { before, restore } = await openResume(probe);
        await saveSelf(probe, before.revision, 'Only this.');
        const after = await probe.call(getResume, {});
        await restore();
        const others = ({
          selfEvaluation: _self,
          revision: _revision,
          updatedAt: _at,
          ...rest
        }: typeof after) => JSON.stringify(rest);
        if (others(before) !== others(after)) throw new Error('another section has changed');
      }),
    },
  },

  queryResumeFields: {
    summary: 'What the site asks for in a resume, and what may be chosen in it.',
    example: {
      param: {},
      data: {
        options: {
          industry: [{ id: 'internet', name: 'Internet' }],
          category: [{ id: 'software', name: 'Software' }],
          position: [{ id: 'backend', name: 'Backend developer' }],
          places: [{ id: 'shenzhen', name: 'Shenzhen' }],
          degree: [{ id: 'bachelor', name: 'Bachelor' }],
        },
        sections: [{ section: 'basics', required: true, requiredFields: ['name', 'phone', 'email'] }],
      },
    },
    success: recipe(async (probe) => {
      await probe.login('candidate');
      const { sections } = await probe.call(queryResumeFields, {});
      if (!sections.some(({ required }) => required)) throw new Error('no section is required');
    }),
    reasons: {},
    also: {
      'requires what an empty resume is said to lack': recipe(async (probe) => {
        await probe.login('newcomer');
        const { sections } = await probe.call(queryResumeFields, {});
        const { missing } = await probe.call(getResume, {});
        const required = sections.filter((one) => one.required).map(({ section }) => section);
        if (missing.toSorted().join() !== required.toSorted().join())
          throw new Error(`required: ${required.join()}; missing: ${missing.join()}`);
      }),
    },
  },
};
