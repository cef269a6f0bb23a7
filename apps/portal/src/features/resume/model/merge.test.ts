import type { ResumeValue } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { type Merge, mergeSection, resolve, resolveAll, type Side } from './merge.ts';

type Job = ResumeValue<'work'>[number];

const job: Job = {
  id: 'w1',
  start: '2019-03',
  end: '',
  present: true,
  company: 'Ling',
  post: 'Tester',
  description: '',
};
const second: Job = { ...job, id: 'w2', company: 'Bao', end: '2019-02', present: false, start: '2017-01' };
const third: Job = { ...job, id: 'w3', company: 'Can' };

const basicsWith = (fields: Partial<ResumeValue<'basics'>>): ResumeValue<'basics'> => ({
  name: '',
  gender: '',
  birthday: '',
  phoneNationCode: '+86',
  phone: '',
  email: '',
  city: '',
  ...fields,
});

const mergeWork = (base: Job[], mine: Job[], theirs: Job[]) => mergeSection('work', { base, mine, theirs });
const kinds = ({ conflicts }: Merge<Job[]>) => conflicts.map(({ kind, path }) => [kind, path]);
const ids = ({ value }: Merge<Job[]>) => value.map(({ id }) => id);

describe('merging a section', () => {
  it('takes different fields of one entry from both sides', () => {
    const merge = mergeWork([job], [{ ...job, post: 'Lead' }], [{ ...job, company: 'Ling Ltd' }]);
    expect(merge).toEqual({ value: [{ ...job, post: 'Lead', company: 'Ling Ltd' }], conflicts: [] });
  });

  it('has a conflict if both sides changed one field, keeps mine, and takes the chosen one', () => {
    const merge = mergeWork([job], [{ ...job, post: 'Lead' }], [{ ...job, post: 'Head', company: 'New' }]);
    const [conflict] = merge.conflicts;
    expect(merge.value[0]?.post).toBe('Lead');
    expect(conflict).toMatchObject({
      kind: 'changed',
      path: { entry: 'w1', fields: ['post'] },
      mine: { post: 'Lead' },
      theirs: { post: 'Head' },
    });
    if (!conflict) throw new Error('no conflict');
    expect(resolve(merge, conflict, 'theirs')).toEqual({
      value: [{ ...job, post: 'Head', company: 'New' }],
      conflicts: [],
    });
    expect(resolve(merge, conflict, 'mine').value[0]).toMatchObject({ post: 'Lead', company: 'New' });
  });

  it('keeps the other conflicts when one is resolved', () => {
    const merge = mergeWork(
      [job],
      [{ ...job, post: 'Lead', company: 'A' }],
      [{ ...job, post: 'Head', company: 'B' }],
    );
    const [first, other] = merge.conflicts;
    if (!first || !other) throw new Error('no two conflicts');
    const left = resolve(merge, first, 'theirs');
    expect(left.conflicts).toEqual([other]);
    expect(resolve(left, other, 'theirs')).toEqual({
      value: [{ ...job, post: 'Head', company: 'B' }],
      conflicts: [],
    });
  });

  it('treats the end and “to present” as one field', () => {
    const merge = mergeWork([second], [{ ...second, present: true }], [{ ...second, end: '2020-01' }]);
    expect(merge.conflicts).toMatchObject([
      { mine: { end: '2019-02', present: true }, theirs: { end: '2020-01', present: false } },
    ]);
  });

  it('treats a phone and its country as one field, and merges the rest', () => {
    const base = basicsWith({});
    const sides = {
      base,
      mine: basicsWith({ phoneNationCode: '+852', city: 'Ling' }),
      theirs: basicsWith({ phone: '9' }),
    };
    const { value, conflicts } = mergeSection('basics', {
      ...sides,
      theirs: { ...sides.theirs, name: 'Lin' },
    });
    expect(value).toMatchObject({ city: 'Ling', name: 'Lin' });
    expect(conflicts).toMatchObject([
      { mine: { phoneNationCode: '+852', phone: '' }, theirs: { phoneNationCode: '+86', phone: '9' } },
    ]);
  });

  it('removes what one side removed and the other left unchanged, and adds what either added', () => {
    const merge = mergeWork(
      [job, second],
      [job, third],
      [{ ...job, post: 'Lead' }, second, { ...third, id: 'w4' }],
    );
    expect(merge.conflicts).toEqual([]);
    expect(merge.value).toMatchObject([{ id: 'w1', post: 'Lead' }, { id: 'w4' }, { id: 'w3' }]);
  });

  it.each([
    ['mine', [second], [{ ...job, post: 'Lead' }, second]],
    ['theirs', [{ ...job, post: 'Lead' }, second], [second]],
  ] as const)('keeps an edited entry that %s removed, until it is resolved', (gone, mine, theirs) => {
    const merge = mergeWork([job, second], [...mine], [...theirs]);
    expect(kinds(merge)).toEqual([['removed', { entry: 'w1' }]]);
    expect(ids(merge)).toEqual(['w1', 'w2']);
    const [conflict] = merge.conflicts;
    if (!conflict) throw new Error('no conflict');
    expect(conflict[gone]).toBeNull();
    expect(ids(resolve(merge, conflict, gone))).toEqual(['w2']);
    expect(ids(resolve(merge, conflict, gone === 'mine' ? 'theirs' : 'mine'))).toEqual(['w1', 'w2']);
  });

  it('takes over the order of one side, and has a conflict if both changed it', () => {
    const all = [job, second, third];
    expect(ids(mergeWork(all, all, [third, job, second]))).toEqual(['w3', 'w1', 'w2']);
    expect(ids(mergeWork(all, [second, job, third], all))).toEqual(['w2', 'w1', 'w3']);
    const merge = mergeWork(all, [second, job, third], [third, job, second]);
    expect(kinds(merge)).toEqual([['order', {}]]);
    expect(ids(merge)).toEqual(['w2', 'w1', 'w3']);
    expect(ids(resolveAll(merge, new Map([[merge.conflicts[0]?.key ?? '', 'theirs']])))).toEqual([
      'w3',
      'w1',
      'w2',
    ]);
  });

  it('merges an entry that both added', () => {
    const blank = { ...job, company: '', present: false, start: '' };
    const merge = mergeWork([], [{ ...blank, company: 'Ling' }], [{ ...blank, start: '2019-03' }]);
    expect(merge.conflicts).toEqual([]);
    expect(merge.value[0]).toMatchObject({ company: 'Ling', start: '2019-03' });
  });

  it('loses nothing if two entries have the same id', () => {
    const twin = { ...second, id: job.id };
    const merge = mergeWork([job, twin], [job, twin], [job, { ...twin, post: 'Lead' }]);
    expect(merge.value).toEqual([job, { ...twin, post: 'Lead' }]);
  });

  it('compares chosen values by id, so that another language is no change', () => {
    const chosen = (name: string) => ({
      industry: [],
      category: [{ id: 'cat-software', name }],
      position: [],
      places: [],
    });
    const sides = {
      base: chosen('软件'),
      mine: chosen('Software'),
      theirs: { ...chosen('軟件'), category: [] },
    };
    expect(mergeSection('intention', sides)).toMatchObject({ value: { category: [] }, conflicts: [] });
  });

  it('has a conflict for a text that both changed, and for a photo that one replaced and the other removed', () => {
    const text = mergeSection('selfEvaluation', { base: 'a', mine: 'b', theirs: 'c' });
    expect(text).toMatchObject({ value: 'b', conflicts: [{ mine: 'b', theirs: 'c', path: {} }] });
    const file = (fileId: string) => ({ fileId, fileName: `${fileId}.png`, size: 1 });
    const photo = mergeSection('photo', { base: file('p1'), mine: null, theirs: file('p2') });
    expect(photo).toMatchObject({ value: null, conflicts: [{ mine: null, theirs: { fileId: 'p2' } }] });
    const signed = (url: string) => ({ ...file('p1'), url });
    expect(
      mergeSection('photo', { base: signed('/1'), mine: signed('/2'), theirs: signed('/3') }).conflicts,
    ).toEqual([]);
  });

  it('keeps attachments that either side added, without those that one removed', () => {
    const file = (fileId: string) => ({ fileId, fileName: `${fileId}.pdf`, size: 1 });
    const sides = {
      base: [file('a'), file('b')],
      mine: [file('a'), file('b'), file('c')],
      theirs: [file('b'), file('d')],
    };
    const { value, conflicts } = mergeSection('attachments', sides);
    expect(value.map(({ fileId }) => fileId)).toEqual(['b', 'd', 'c']);
    expect(conflicts).toEqual([]);
  });

  it('applies the same choice again after more typing', () => {
    const base = [job];
    const theirs = [{ ...job, post: 'Head' }];
    const first = mergeWork(base, [{ ...job, post: 'Lead' }], theirs);
    const choices = new Map<string, Side>([[first.conflicts[0]?.key ?? '', 'theirs']]);
    const later = mergeWork(base, [{ ...job, post: 'Lead!', company: 'Long' }], theirs);
    expect(resolveAll(later, choices)).toEqual({
      value: [{ ...job, post: 'Head', company: 'Long' }],
      conflicts: [],
    });
  });
});
