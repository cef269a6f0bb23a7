import { GatewayFailure } from '@careers/gateway';
import { getResume } from '@careers/gateway/contract';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../core/session/index.ts';
import { personaWorld } from '../../../testing/open-portal.ts';
import { testPortal } from '../../../testing/test-portal.ts';
import { mergeSection } from './merge.ts';
import { contentOf, readConflict, resumeFieldsQuery, resumeQuery, saveSection } from './resume-query.ts';

function open() {
  const { local, stored } = personaWorld();
  return testPortal({ world: local, storage: createMemoryStorage({ locale: 'en-us', ...stored }) });
}

test('a loaded resume consists of its sections, with null for a missing file', async () => {
  const portal = open();
  const content = contentOf(await portal.queries.fetchQuery(resumeQuery(portal)));
  expect(content.photo?.fileName).toMatch(/\.png$/);
  expect(content.video).toBeNull();
  expect(Object.keys(content)).not.toContain('revision');
  const { sections, options } = await portal.queries.fetchQuery(resumeFieldsQuery(portal));
  expect(sections.map(({ section }) => section)).toContain('education');
  expect(options.degree).not.toEqual([]);
});

test('a section that another device has saved is a conflict with that version, and can be merged and saved', async () => {
  const portal = open();
  const resume = await portal.queries.fetchQuery(resumeQuery(portal));
  const { revision } = resume;
  const { work: base } = contentOf(resume);
  const change = (fields: object) => base.map((job, at) => (at === 0 ? { ...job, ...fields } : job));
  await saveSection(portal, 'work', { value: change({ post: 'Head' }), revision });
  const mine = change({ company: 'Ling' });
  const late = saveSection(portal, 'work', { value: mine, revision });
  const failure = await late.then(
    () => expect.unreachable(),
    (error: unknown) => (error instanceof GatewayFailure ? error : expect.unreachable()),
  );
  expect(failure.reason).toBe('conflict');
  const theirs = readConflict('work', failure.data);
  if (!theirs) throw new Error('no conflict');
  const { value, conflicts } = mergeSection('work', { base, mine, theirs: theirs.value });
  expect(conflicts).toEqual([]);
  await saveSection(portal, 'work', { value, revision: theirs.revision });
  const after = await portal.gateway.call(getResume, {});
  expect(after.work[0]).toMatchObject({ post: 'Head', company: 'Ling' });
});

// The contract takes what is read as it stands, and refuses to be written anything twice.
test('what another client has written twice is read once, so that the section can be saved', async () => {
  const portal = open();
  const { revision, ...resume } = await portal.queries.fetchQuery(resumeQuery(portal));
  const file = { fileId: 'f1', fileName: 'cv.pdf', size: 7 };
  const [shenzhen, beijing] = [
    { id: 'shenzhen', name: 'Shenzhen' },
    { id: 'beijing', name: 'Beijing' },
  ];
  const chosen = { industry: [beijing, beijing], category: [], position: [], places: [shenzhen, shenzhen] };
  const content = contentOf({
    ...resume,
    revision,
    intention: chosen,
    attachments: [file, { ...file, fileName: 'again.pdf' }],
  });
  expect(content.intention).toEqual({ ...chosen, industry: [beijing], places: [shenzhen] });
  expect(content.attachments).toEqual([file]);
  await saveSection(portal, 'intention', { value: content.intention, revision });
});

test('a conflict has nothing twice either', () => {
  const award = { id: 'a', name: 'Gold', awarded: '', description: '' };
  const file = { fileId: 'f1', fileName: 'cv.pdf', size: 7 };
  const theirs = (section: 'awards' | 'attachments', value: unknown) =>
    readConflict(section, { reason: 'conflict', section, revision: 2, value })?.value;
  expect(theirs('awards', [award, award])).toEqual([award, { ...award, id: 'a-2' }]);
  expect(theirs('attachments', [file, file])).toEqual([file]);
});

test('a conflict is ignored if it has no section or another one', () => {
  expect(readConflict('work', { reason: 'conflict' })).toBeUndefined();
  expect(readConflict('work', { section: 'awards', revision: 1, value: [] })).toBeUndefined();
  expect(readConflict('work', { section: 'work', revision: 1, value: null })).toBeUndefined();
  expect(readConflict('photo', { section: 'photo', revision: 1, value: null })).toEqual({
    revision: 1,
    value: null,
  });
});

test('a conflict is normalised like any answer: a revision as text, null for a missing value', () => {
  const phone = { name: 'Lin', gender: '', birthday: '', phoneNationCode: '+86', phone: '' };
  expect(
    readConflict('basics', {
      reason: 'conflict',
      section: 'basics',
      revision: '12',
      value: { ...phone, email: null, city: null },
    }),
  ).toEqual({ revision: 12, value: { ...phone, email: '', city: '' } });
  const photo = { fileId: 'file-1', fileName: 'me.png', size: 7 };
  expect(readConflict('photo', { section: 'photo', revision: '3', value: { ...photo, url: null } })).toEqual({
    revision: 3,
    value: photo,
  });
});
