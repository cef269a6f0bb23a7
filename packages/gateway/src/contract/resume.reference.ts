import { exampleInstant } from './examples.ts';
import { type ReferenceOf, recipe } from './reference-types.ts';
import * as resume from './resume.ts';

const { getResume } = resume;

export const resumeReference: ReferenceOf<typeof resume> = {
  getResume: {
    summary: 'The resume of the session’s candidate, and which required sections it still lacks.',
    example: {
      param: {},
      data: {
        id: 'resume-1',
        revision: 4,
        updatedAt: exampleInstant,
        basics: { name: 'Lin Xiaoyu', gender: 'Female', phone: '13800000001', email: '', city: 'Shenzhen' },
        intention: {
          industry: [],
          category: [{ id: 'software', name: 'Software' }],
          position: [],
          places: [],
        },
        education: [
          {
            id: 'edu-1',
            start: '2017-09',
            end: '2021-06',
            school: 'Example University',
            major: 'Computer science',
            degree: 'Bachelor',
          },
        ],
        work: [],
        selfEvaluation: '',
        attachments: [{ fileId: 'file-1', fileName: 'portfolio.pdf', size: 1_048_576 }],
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
};
