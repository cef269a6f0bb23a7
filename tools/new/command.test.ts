import { expect, it } from 'vitest';
import { usage } from './command.ts';
import { refusalOf } from './testing/plan-here.ts';

it.each([
  [
    'an unknown kind',
    ['widget', 'x'],
    'There is no kind "widget": say one of page, method, scenario, panel.',
  ],
  ['a kind that every object has', ['constructor', 'x'], 'There is no kind "constructor"'],
  ['no name', ['panel', '--en', 'x'], 'One name is needed behind "panel".'],
  ['two names', ['panel', 'a', 'b'], 'One name is needed behind "panel".'],
  ['an unknown option', ['panel', 'a', '--colour', 'red'], "Unknown option '--colour'"],
  ['an option without its value', ['panel', 'a', '--en'], "Option '--en <value>' argument missing"],
])('refuses %s', (_, args, said) => {
  expect(refusalOf(...args)).toContain(said);
});

it('says in one sentence each, on one line, why nothing is written', () => {
  for (const args of [['widget'], ['panel'], ['panel', 'a', '--colour']])
    expect(refusalOf(...args)).toMatch(/^[^\n]+$/);
});

it('lists every kind with its options', () => {
  for (const kind of ['page /PATH', 'method NAME', 'scenario ID', 'panel NAME'])
    expect(usage).toContain(kind);
});
