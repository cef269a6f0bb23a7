import { GatewayFailure } from '@careers/gateway';
import {
  getResume,
  ldapLogin,
  type Method,
  queryResumeFields,
  type ResumeValue,
  saveResume,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';

const CANDIDATE = '13800000001';
const NEWCOMER = '13800000002';

async function logged(phone = NEWCOMER) {
  const client = createTestClient();
  await client.logIn(phone);
  const { call } = client.gateway;
  return { client, call, read: () => call(getResume, {}) };
}

const basics: ResumeValue<'basics'> = {
  name: '林晓雨',
  gender: 'female',
  birthday: '',
  phoneNationCode: '+86',
  phone: NEWCOMER,
  email: 'lin@mail.example',
  city: '',
};
const intention: ResumeValue<'intention'> = {
  industry: [],
  category: [{ id: 'cat-software', name: '软件' }],
  position: [],
  places: [{ id: 'city-shenzhen', name: '深圳' }],
};
const study = { id: 'e1', start: '2013-09', end: '2017-06', present: false };
const school = { ...study, school: '岭湾大学', major: '会计学', degree: '本科' };

describe('a resume', () => {
  it('lists its required sections as missing until their required fields are filled in', async () => {
    const { call, read } = await logged();
    expect((await read()).missing).toEqual(['basics', 'intention', 'education']);
    await call(saveResume, { section: 'basics', revision: 0, value: { ...basics, name: ' ' } });
    expect((await read()).missing).toContain('basics');
    await call(saveResume, { section: 'basics', revision: 1, value: basics });
    await call(saveResume, { section: 'intention', revision: 2, value: intention });
    const last = await call(saveResume, { section: 'education', revision: 3, value: [school] });
    expect(last.missing).toEqual([]);
    expect((await read()).missing).toEqual([]);
  });

  it('needs the end of a period only where that does not last to the present', async () => {
    const { call } = await logged();
    const save = async (revision: number, entry: object) => {
      const value = [{ ...school, end: '', ...entry }];
      return (await call(saveResume, { section: 'education', revision, value })).missing;
    };
    expect(await save(0, {})).toContain('education');
    expect(await save(1, { present: true })).not.toContain('education');
  });

  it('is incomplete with a half-written entry, also in an optional section', async () => {
    const { call } = await logged(CANDIDATE);
    const value = [{ ...study, id: 'w9', company: '', post: '', description: '' }];
    const { missing } = await call(saveResume, { section: 'work', revision: 4, value });
    expect(missing).toEqual(['work']);
  });

  it('has the section “family” only on an internal site', async () => {
    const { call, client } = await logged();
    const asked = async () => (await call(queryResumeFields, {})).sections.map(({ section }) => section);
    expect(await asked()).not.toContain('family');
    client.site = 'site-internal';
    const password = encrypt('Passw0rd');
    const { Authorization } = await call(ldapLogin, { userName: 'employee', password });
    client.token = Authorization;
    expect(await asked()).toContain('family');
  });

  it('of the sample person has the same content in another language', async () => {
    const { client, read } = await logged(CANDIDATE);
    const english = await read();
    expect(english.work).toMatchObject([
      { present: true, end: '' },
      { present: false, end: english.work[0]?.start.replace(/03$/, '02') },
    ]);
    client.languageIndex = 0;
    const chinese = await read();
    expect(chinese.work.map(({ start }) => start)).toEqual(english.work.map(({ start }) => start));
    expect(chinese.work[0]?.company).toMatch(/\p{Script=Han}/u);
  });
});

describe('saving a section', () => {
  it('that the site does not have leaves nothing missing', async () => {
    const { call, client } = await logged(CANDIDATE);
    const value = [{ id: 'f', name: '', relation: '', employer: '', post: '' }];
    const { missing } = await call(saveResume, { section: 'family', revision: 4, value });
    expect(missing).toEqual([]);
    client.site = undefined;
    expect((await call(getResume, {})).missing).toEqual([]);
  });

  it('is refused over a later revision, with the content of that', async () => {
    const { call, read } = await logged();
    await call(saveResume, { section: 'selfEvaluation', revision: 0, value: 'one' });
    const late = call(saveResume, { section: 'selfEvaluation', revision: 0, value: 'two' });
    const failure = await late.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GatewayFailure);
    expect(failure).toMatchObject({
      code: '451',
      data: { reason: 'conflict', section: 'selfEvaluation', revision: 1, value: 'one' },
    });
    expect((await read()).selfEvaluation).toBe('one');
  });

  it('keeps a half-written entry as it is', async () => {
    const { call, read } = await logged();
    const value = [{ id: 'a', name: '', awarded: '', description: 'for' }];
    await call(saveResume, { section: 'awards', revision: 0, value });
    expect((await read()).awards).toEqual(value);
  });

  it.each([
    ['basics', { ...basics, name: 'x'.repeat(201) }],
    ['education', [{ ...school, start: '2013-13' }]],
    ['education', Array.from({ length: 51 }, (_, at) => ({ ...school, id: `e${at}` }))],
    ['intention', { ...intention, category: Array(4).fill({ id: 'a', name: 'a' }) }],
    ['languages', [{ id: 'l', language: 'x', level: 'perfect' }]],
  ])('%s is refused where it breaks the schema', async (section, value) => {
    const { call } = await logged();
    // With the type of any method, as a wrong value has no right type.
    const anyMethod: Method = saveResume;
    await expect(call(anyMethod, { section, revision: 0, value })).rejects.toMatchObject({
      code: 'MS000A400',
    });
  });
});

describe('a file of a resume', () => {
  const pdf = () => new File(['%PDF-1.7'], 'Degree.pdf');
  const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'me.png');
  const lie = { fileName: 'Degree.exe', size: 1, url: 'https://elsewhere.example/' };

  it('is described as the file gateway knows it, whatever the call says about it', async () => {
    const { client, call, read } = await logged();
    const [one, photo] = [await client.files.upload(pdf()), await client.files.upload(png())];
    const attachments = [{ ...one, ...lie }];
    const { revision } = await call(saveResume, { section: 'attachments', revision: 0, value: attachments });
    await call(saveResume, { section: 'photo', revision, value: { ...photo, ...lie } });
    const resume = await read();
    expect([resume.attachments, resume.photo]).toEqual([[one], photo]);
  });

  it('that has not changed does not change the revision, whatever the call says about it', async () => {
    const { call, read } = await logged(CANDIDATE);
    const { attachments, photo, revision } = await read();
    if (!photo) throw new Error('no photo');
    const value = attachments.map((file) => ({ ...file, ...lie }));
    await call(saveResume, { section: 'attachments', revision, value });
    await call(saveResume, { section: 'photo', revision, value: { ...photo, ...lie } });
    expect(await read()).toMatchObject({ attachments, photo, revision });
  });

  it('can be removed, and attachments can be reordered', async () => {
    const { client, call, read } = await logged();
    const [one, other] = [await client.files.upload(pdf()), await client.files.upload(pdf())];
    const save = async (value: (typeof one)[]) =>
      call(saveResume, { section: 'attachments', revision: (await read()).revision, value });
    await save([one, other]);
    await save([other, one]);
    expect((await read()).attachments).toEqual([other, one]);
    await save([one]);
    expect((await read()).attachments).toEqual([one]);
    await call(saveResume, { section: 'photo', revision: 9, value: null });
    expect((await read()).photo).toBeUndefined();
  });

  it('of the sample resume can be put back after it was removed', async () => {
    const { call, read } = await logged(CANDIDATE);
    const { attachments, photo } = await read();
    if (!photo) throw new Error('no photo');
    const save = async (value: typeof attachments, of: typeof photo | null) => {
      const { revision } = await call(saveResume, {
        section: 'attachments',
        revision: (await read()).revision,
        value,
      });
      await call(saveResume, { section: 'photo', revision, value: of });
    };
    await save([], null);
    await save(attachments, photo);
    expect(await read()).toMatchObject({ attachments, photo });
  });
});
