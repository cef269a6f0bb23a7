import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { resumeSections, resumeSectionValues } from '@careers/gateway/contract';
import * as v from 'valibot';
import type { Field } from '../sections/field.ts';
import { resumeRegistry } from '../sections/registry.ts';
import type { Random } from './random.ts';

const choices = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase() }));

/** A random value of a field, empty every second time. */
export function randomHeld(random: Random, field: Field): unknown {
  const isEmpty = random.chance(0.5);
  switch (field.kind) {
    case 'present':
      return !isEmpty;
    case 'selection':
      return isEmpty ? [] : choices.slice(random.below(2), 2 + random.below(2));
    case 'month':
      return isEmpty ? '' : `20${10 + random.below(10)}-0${1 + random.below(9)}`;
    case 'day':
      return isEmpty ? '' : `199${random.below(10)}-0${1 + random.below(9)}-1${random.below(10)}`;
    case 'choice':
      return isEmpty ? '' : random.pick(field.options).value;
    case 'nationCode':
      return random.pick(['+86', '+852']);
    default:
      return isEmpty ? random.pick(['', ' ']) : `${field.name} ${random.below(1000)}`;
  }
}

function randomFields(random: Random, fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, randomHeld(random, field)]));
}

function randomSection(random: Random, section: ResumeSection): unknown {
  const row = resumeRegistry[section];
  const entries = Array.from({ length: random.below(4) }, (_, at) => `id-${at}`);
  switch (row.kind) {
    case 'list':
      return entries.map((id) => ({ id, ...randomFields(random, row.fields) }));
    case 'fields':
      return randomFields(random, row.fields);
    case 'text':
      return random.pick(['', 'I write tests.']);
    case 'files':
      return [];
    case 'file':
      return null;
  }
}

/** A random resume without files, as the server would accept it. */
export function randomContent(random: Random): ResumeContent {
  const entries = resumeSections.map((section) => {
    const value = randomSection(random, section);
    return [section, value === null ? null : v.parse(resumeSectionValues[section], value)];
  });
  // Each value has passed its own section's schema; the list forgets which is whose.
  return Object.fromEntries(entries) as unknown as ResumeContent;
}
