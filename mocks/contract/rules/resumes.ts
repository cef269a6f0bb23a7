import {
  getResume,
  queryResumeFields,
  type ResumeContent,
  type ResumeSection,
  saveResume,
} from '@careers/gateway/contract';
import { languageIndexes, needing, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused } from './attempts.ts';
import { fileHeads as heads, known, saveAll, written } from './full-resume.ts';
import { type Rule, rule } from './rule.ts';

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
    ['saveResume', 'getResume'],
    'takes no save over a revision that there has not been',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const { revision } = await probe.call(getResume, {});
      const ahead = { section: 'selfEvaluation', value: 'From another time.' } as const;
      for (const far of [1, 1_000_000]) {
        const save = probe.call(saveResume, { ...ahead, revision: revision + far });
        await expectRefused(`a save over revision ${revision + far} of ${revision}`, save);
      }
      const now = await probe.call(getResume, {});
      expectSame('the revision', now.revision, revision);
      expectTrue('the section is another one', now.selfEvaluation !== ahead.value);
    }),
  ),
  rule(
    ['saveResume', 'getResume'],
    'takes each entry, each choice and each file of a section once',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const { revision } = await probe.call(getResume, {});
      const { education, languages, intention } = written;
      const { category } = intention;
      for (const [section, value] of [
        ['education', [...education, ...education.slice(0, 1)]],
        ['languages', languages.map((one) => ({ ...one, id: 'the-same' }))],
        ['intention', { ...intention, category: [...category.slice(0, 1), ...category.slice(0, 1)] }],
      ] as const) {
        const { code } = await probe.reply(saveResume, { section, revision, value });
        expectSame(`the code of ${section} with something twice`, code, 'MS000A400');
      }
      expectSame('the revision', (await probe.call(getResume, {})).revision, revision);
    }),
  ),
  rule(
    ['getResume', 'saveResume', 'queryResumeFields'],
    'names what was chosen from its options in the language of the call, in whichever it was chosen',
    needing(['own-account'], async (probe) => {
      await probe.login('newcomer');
      const firstOf = async (of: typeof probe) => {
        const { industry, category, position, places } = (await of.call(queryResumeFields, {})).options;
        return {
          industry: industry.slice(0, 1),
          category: category.slice(0, 1),
          position: position.slice(0, 1),
          places: places.slice(0, 1),
        };
      };
      await saveAll(probe, { intention: await firstOf(probe) });
      for (const language of languageIndexes) {
        const speaking = probe.speaking(language);
        expectSame(
          'what was chosen',
          (await speaking.call(getResume, {})).intention,
          await firstOf(speaking),
        );
      }
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
