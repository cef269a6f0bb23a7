import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage, DRAFT_LIFE_MS, DRAFT_PREFIX, hasUnsentDrafts } from '../core/session/index.ts';
import { draftKey, findDraft, writeDraft } from './draft.ts';

const schema = v.object({ text: v.string() });
const subject = { owner: 'mark', place: 'site-1', form: 'feedback' };
const find = (storage: ReturnType<typeof createMemoryStorage>, tab = 'a', now = 0) =>
  findDraft(storage, subject, { tab, schema, now });

describe('a draft on the device', () => {
  test('is found by its tab, or else is the newest one, and both copies are deleted together', () => {
    const storage = createMemoryStorage();
    writeDraft(storage, draftKey(subject, 'a'), { text: 'a' }, 1);
    writeDraft(storage, draftKey(subject, 'b'), { text: 'b' }, 3);
    writeDraft(storage, draftKey(subject, 'c'), { text: 'c' }, 2);
    expect(find(storage, 'a')?.values).toEqual({ text: 'a' });
    expect(find(storage, 'new')).toEqual({
      values: { text: 'b' },
      at: 3,
      isOnServer: false,
      keys: [draftKey(subject, 'new'), draftKey(subject, 'b')],
    });
  });

  test('records whether the server has it too', () => {
    const storage = createMemoryStorage();
    writeDraft(storage, draftKey(subject, 'a'), { text: 'a' }, 1, { onServer: true });
    expect(find(storage)).toMatchObject({ values: { text: 'a' }, isOnServer: true });
    expect(find(storage)?.values).toEqual({ text: 'a' });
  });

  test('counts as unsent if the server lacks it, whatever else there is', () => {
    const storage = createMemoryStorage({ locale: 'en-us', [`${DRAFT_PREFIX}damaged`]: '{' });
    writeDraft(storage, draftKey(subject, 'a'), { text: 'a' }, 1, { onServer: true });
    expect(hasUnsentDrafts(storage)).toBe(false);
    writeDraft(storage, draftKey(subject, 'b'), { text: 'b' }, 1);
    expect(hasUnsentDrafts(storage)).toBe(true);
  });

  test('belongs to one person, one place and one form', () => {
    const storage = createMemoryStorage();
    for (const other of [{ owner: 'visitor' }, { place: 'site-2' }, { form: 'resume' }])
      writeDraft(storage, draftKey({ ...subject, ...other }, 'a'), { text: 'theirs' }, 1);
    expect(find(storage)).toBeUndefined();
    expect(storage.names()).toHaveLength(3);
  });

  test('never contains a password, a code or a captcha proof, at any depth', () => {
    const storage = createMemoryStorage();
    const secrets = {
      newPassword: 's1',
      steps: [{ verificationCode: 's2', captchaVerification: 's3', pwd: 's4' }],
    };
    writeDraft(storage, 'draft:x', { text: 'kept', phoneNationCode: '+86', ...secrets }, 1);
    expect(storage.get('draft:x')).toBe('1 {"text":"kept","phoneNationCode":"+86","steps":[{}]}');
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '1 {',
    '1 null',
    '1 []',
    'soon {"text":"x"}',
    '{"text":"x"}',
    '1 {"text":7}',
    // A time that no date can represent.
    '99999999999999999999 {"text":"x"}',
  ])('is deleted if it is malformed: %j', (text) => {
    const key = draftKey(subject, 'a');
    const storage = createMemoryStorage({ [key]: text });
    expect(find(storage)).toBeUndefined();
    expect(storage.get(key)).toBeNull();
  });

  test('expires after seven days', () => {
    const storage = createMemoryStorage();
    writeDraft(storage, draftKey(subject, 'a'), { text: 'a' }, 0);
    expect(find(storage, 'a', DRAFT_LIFE_MS - 1)?.values).toEqual({ text: 'a' });
    expect(find(storage, 'a', DRAFT_LIFE_MS)).toBeUndefined();
  });

  test('reports if it cannot be stored', () => {
    const full = { ...createMemoryStorage(), set: () => false };
    expect(writeDraft(full, 'draft:x', {}, 0)).toBe(false);
  });
});
