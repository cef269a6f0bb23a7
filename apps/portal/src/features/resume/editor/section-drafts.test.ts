import type { ResumeValue } from '@careers/gateway/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mergeSection } from '../model/merge.ts';
import { resumeRegistry } from '../model/sections/registry.ts';
import { createRandom, seeds } from '../model/testing/random.ts';
import { openSection, type SectionDraft, sectionDrafts } from './section-drafts.ts';

type Work = ResumeValue<'work'>;

const blank = { company: '', post: '', description: '', start: '', end: '', present: false };

/** A draft as it is read from the device's storage. */
const reread = (draft: SectionDraft) => JSON.parse(JSON.stringify(draft)) as SectionDraft;

describe('opening a section of a resume', () => {
  test('uses the server’s value if the device has no draft', () => {
    const value: Work = [{ ...blank, id: 'a' }];
    expect(openSection('work', { value, revision: 3 }, undefined)).toEqual({
      base: value,
      typed: value,
      revision: 3,
      sent: [],
      isRestored: false,
    });
  });

  test('uses the draft of the section also if another section’s draft is malformed', () => {
    const draft = { revision: 1, base: '', typed: 'mine' };
    const kept = v.parse(sectionDrafts, { selfEvaluation: draft, work: 7, basics: { revision: 'x' } });
    expect(openSection('selfEvaluation', { value: '', revision: 1 }, kept.selfEvaluation).typed).toBe('mine');
    expect([kept.work, kept.basics]).toEqual([undefined, undefined]);
  });

  test('ignores a draft with a later revision than the server’s', () => {
    const value: Work = [];
    const draft = { revision: 9, base: [], typed: [{ ...blank, id: 'a' }] };
    expect(openSection('work', { value, revision: 3 }, draft).isRestored).toBe(false);
  });

  test.each([
    ['whose base does not fit', { revision: 1, base: 'words', typed: [{ ...blank, id: 'b' }] }],
    ['whose text does not fit', { revision: 1, base: [], typed: 'words' }],
  ])('ignores a draft %s', (_, draft) => {
    const value: Work = [{ ...blank, id: 'a' }];
    expect(openSection('work', { value, revision: 3 }, draft)).toMatchObject({
      base: value,
      typed: value,
      isRestored: false,
    });
  });

  test('knows what was sent as the page was left, without what does not fit', () => {
    const [one, other]: [Work, Work] = [
      [{ ...blank, id: 'a', post: 'One' }],
      [{ ...blank, id: 'a', post: 'Two' }],
    ];
    const draft = { revision: 1, base: [], typed: other, sent: [one, 'words'] };
    expect(openSection('work', { value: [], revision: 1 }, draft).sent).toEqual([one, other]);
  });

  test('restores a draft that removed a file', () => {
    const draft = { revision: 1, base: null, typed: null };
    expect(openSection('photo', { value: null, revision: 1 }, draft)).toMatchObject({
      typed: null,
      isRestored: true,
    });
  });

  test('loses no field, whenever the page is closed and whatever others have saved', () => {
    const fields = ['company', 'post', 'description'] as const;
    for (const seed of seeds(200)) {
      const random = createRandom(seed);
      const server = { value: [{ ...blank, id: 'a' }] as Work, revision: 1 };
      const typed = new Map<string, string>();
      let base = server.value;
      let { revision } = server;
      let mine: Work = base;
      const write = (list: Work, by: string): Work => {
        const id = random.pick(['a', `new-${by}`]);
        const field = by === 'mine' ? random.pick(['company', 'post'] as const) : 'description';
        const text = `${by} ${random.below(1000)}`;
        typed.set(`${id} ${field}`, text);
        const there = list.some((entry) => entry.id === id) ? list : [...list, { ...blank, id }];
        return there.map((entry) => (entry.id === id ? { ...entry, [field]: text } : entry));
      };
      for (let step = 0; step < 12; step++) {
        if (random.chance(0.5)) mine = write(mine, 'mine');
        if (random.chance(0.2))
          Object.assign(server, { value: write(server.value, 'theirs'), revision: server.revision + 1 });
        // The page is closed, and opened again with the draft of the device.
        if (random.chance(0.3)) {
          const opened = openSection('work', server, reread({ revision, base, typed: mine }));
          ({ base, revision, typed: mine } = opened);
        }
        // A save, which is merged with the last common value if another device was first.
        if (random.chance(0.3)) {
          const { value, conflicts } = mergeSection('work', { base, mine, theirs: server.value });
          expect(conflicts, `seed ${seed}`).toEqual([]);
          Object.assign(server, { value, revision: server.revision + 1 });
          mine = value;
          base = value;
          ({ revision } = server);
        }
      }
      const { value } = mergeSection('work', { base, mine, theirs: server.value });
      for (const [place, text] of typed) {
        const [id, field] = place.split(' ');
        const entry = value.find((one) => one.id === id);
        const held = fields.find((name) => name === field);
        expect(held && entry?.[held], `seed ${seed}: ${place}`).toBe(text);
      }
    }
  });
});

describe('half-typed dates', () => {
  const typed: Work = [{ ...blank, id: 'a', start: '2020-', end: '2021/3' }];
  const stored = resumeRegistry.work.stored(typed);

  test('are saved as far as they can be read, and stay as typed', () => {
    expect(stored).toMatchObject([{ start: '', end: '2021-03' }]);
    expect(resumeRegistry.work.keepTyped(stored, typed)).toEqual(typed);
  });

  test('are replaced by another person’s value', () => {
    const merged = stored.map((entry) => ({ ...entry, start: '2019-01' }));
    expect(resumeRegistry.work.keepTyped(merged, typed)).toMatchObject([{ start: '2019-01', end: '2021/3' }]);
  });

  test('stay with their entry when it has moved', () => {
    const moved: Work = [{ ...blank, id: 'b' }, ...stored];
    expect(resumeRegistry.work.keepTyped(moved, typed)).toEqual([{ ...blank, id: 'b' }, ...typed]);
  });
});
