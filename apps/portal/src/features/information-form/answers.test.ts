import type { CollectField } from '@careers/gateway/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  answerCode,
  askedGroups,
  keptAnswers,
  ownFields,
  pathOf,
  sentAnswers,
  startingValues,
} from './answers.ts';
import { shownAnswer } from './shown-answer.ts';

const field = (id: string, kind: CollectField['kind'], more: Partial<CollectField> = {}): CollectField => ({
  id,
  kind,
  label: id,
  required: false,
  ...more,
});
const group = (...fields: CollectField[]) => ({ title: '', fields });
const options = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
];
const file = { fileId: 'f1', fileName: 'degree.pdf', size: 3 };

const name = field('name', 'text');
const size = field('size', 'choice', { options });
const tools = field('tools', 'choices', { options });
const degree = field('degree', 'file');

describe('the values of a form', () => {
  const groups = [group(name, size), group(tools, degree)];

  test('have an empty answer to every field: a list for choices and files, a text for the others', () => {
    expect(startingValues(groups)).toEqual({ answers: { name: '', size: '', tools: [], degree: [] } });
  });

  test('have what was kept, also of fields that are no longer there and may be asked for again', () => {
    const kept = { name: 'Lin', size: 'b', tools: ['a'], degree: [file] };
    const answers = { ...kept, gone: 'x' };
    expect(startingValues(groups, answers)).toEqual({ answers });
    expect(v.parse(keptAnswers(groups), { answers })).toEqual({ answers });
    expect(sentAnswers(groups, answers)).not.toHaveProperty('gone');
  });

  test('have an empty answer where the kept one is not of the field’s kind', () => {
    const kept = { name: ['a'], size: [file], tools: 'a', degree: 'f1' };
    expect(startingValues(groups, kept)).toEqual(startingValues(groups));
  });

  test('have the files of which a gateway answers the ids alone, and never show an id', () => {
    const { answers } = startingValues(groups, { degree: ['f1', 'f2'] });
    expect(sentAnswers(groups, answers)).toEqual({ degree: ['f1', 'f2'] });
    const words = { yes: 'Yes', no: 'No', file: 'Attached file' };
    for (const answer of [answers.degree ?? '', ['f1', 'f2']])
      expect(shownAnswer(degree, answer, words, 'en-us')).toBe('Attached file, Attached file');
    expect(shownAnswer(degree, [file], words, 'en-us')).toBe('degree.pdf');
  });
});

test('only the first phone number, e-mail or address of the whole form is the person’s own', () => {
  const own = ownFields([
    group(field('phone', 'phone'), field('email', 'email'), field('friendsPhone', 'phone')),
    group(field('friendsEmail', 'email'), field('home', 'address'), field('office', 'address')),
  ]);
  expect([...own]).toEqual(['phone', 'email', 'home']);
});

test('a field is asked by an answer in another group, and each stays in its own', () => {
  const groups = [group(name), group(size, field('why', 'text', { when: { field: 'name', is: ['Lin'] } }))];
  expect(askedGroups(groups, { name: 'Lin' })).toEqual(groups);
  expect(askedGroups(groups, { name: 'Wu' })).toEqual([group(name), group(size)]);
});

describe('the answers that are sent', () => {
  test('are files as ids and texts normalised by their kind, without those that are empty', () => {
    const groups = [
      group(name, field('document', 'idNumber'), field('blank', 'longText'), field('missing', 'text')),
      group(tools, degree, field('papers', 'file')),
    ];
    const answers = {
      name: ' Lin ',
      document: '110105 19491231 002x',
      blank: '  ',
      tools: ['b', 'a'],
      degree: [file, { ...file, fileId: 'f2' }],
      papers: [],
    };
    expect(sentAnswers(groups, answers)).toEqual({
      name: 'Lin',
      document: '11010519491231002X',
      tools: ['b', 'a'],
      degree: ['f1', 'f2'],
    });
  });

  test('have no options that are no longer offered', () => {
    const groups = [group(size, tools)];
    expect(sentAnswers(groups, { size: 'z', tools: ['z', 'b'] })).toEqual({ tools: ['b'] });
    expect(sentAnswers(groups, { size: 'b', tools: ['z'] })).toEqual({ size: 'b' });
  });

  test('have a day as the calendar writes it, however it was typed, and a text as it was typed', () => {
    const groups = [group(field('from', 'date'), name)];
    expect(sentAnswers(groups, { from: '2026/3/9', name: '2026/3/9' })).toEqual({
      from: '2026-03-09',
      name: '2026/3/9',
    });
    expect(sentAnswers(groups, { from: 'soon' })).toEqual({ from: 'soon' });
  });
});

test('the rule of a field is of what would be sent', () => {
  const required = { required: true };
  expect(answerCode({ ...size, ...required })).toBe('fieldRequired');
  expect(answerCode({ ...size, ...required }, 'z')).toBe('fieldRequired');
  expect(answerCode({ ...size, ...required }, 'b')).toBeUndefined();
  expect(answerCode({ ...tools, most: 1 }, ['z', 'b'])).toBeUndefined();
  expect(answerCode({ ...degree, most: 1 }, [file, { ...file, fileId: 'f2' }])).toBe('fieldTooMany');
  expect(answerCode(field('from', 'date'), '2026/3/9')).toBeUndefined();
});

test('a field whose id contains dots has one step of its own in a path', () => {
  expect(pathOf('home').split('.')).toEqual(['answers', 'home']);
  expect(pathOf('home.city').split('.')).toHaveLength(2);
});
