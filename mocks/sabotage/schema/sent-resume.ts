import { resumeSectionValues } from '@careers/gateway/contract';
import type { MethodId } from '@careers/gateway/registry';
import { sampleContent } from '../../src/backend/sample-resume.ts';
import { improvementAsks } from '../../src/process/improvement-asks.ts';
import { magicAccounts } from '../../src/scenarios/magic.ts';
import { fieldsOf } from './fields.ts';

/**
 * The resume that links show was sent by the sample candidate, and a directory's data is a sample too. A field without a value
 * in them, or with the value that a reader assumes anyway, cannot be missed. A suite can change a resume, but not one that was
 * sent before it came.
 */
const { id: candidate, phone, email } = magicAccounts.candidate;
const account = { id: candidate, name: '林小雨', phone, email, consents: [] };
const sample: unknown = sampleContent(account, 'zh-cn', 1, 2026);

const sent: Partial<Record<MethodId, string>> = {
  getEmployeeResume: 'content',
  getResumeView: 'view.content',
  getEvaluation: 'view.content',
  submitEvaluation: 'view.content',
  getOwnEvaluation: 'view.content',
  submitOwnEvaluation: 'view.content',
  queryForward: 'view.content',
  submitForward: 'view.content',
};

/** Every value at a path of some data. */
function valuesAt(data: unknown, [head, ...rest]: readonly string[]): unknown[] {
  if (head === undefined) return [data];
  if (head === '[]') return Array.isArray(data) ? data.flatMap((entry) => valuesAt(entry, rest)) : [];
  return data === null || data === undefined ? [] : valuesAt(Reflect.get(Object(data), head), rest);
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Whether no resume that was sent has a value in a field. */
export function isInNoSentResume(id: MethodId, path: readonly string[]): boolean {
  return isInEachPart(id, path, isNothing);
}

/** Whether a resume that was sent has the value in a field that a reader assumes anyway. */
export function isGrantedInSentResume(id: MethodId, path: readonly string[]): boolean {
  return isInEachPart(id, path, (value, fallback) => isNothing(value) || value === fallback);
}

type Test = (value: unknown, fallback: unknown) => boolean;

function isInEachPart(id: MethodId, path: readonly string[], test: Test): boolean {
  const root = sent[id]?.split('.') ?? [];
  // A resume that was delivered as a file is not among the samples.
  if (id in sent && path[0] === 'file') return true;
  if (id in sent && root.every((name, at) => path[at] === name) && path.length > root.length)
    return isEachSo(path.slice(root.length), test);
  const isAsked = id === 'getResumeUpdate' || id === 'getResumeImprovement';
  if (!isAsked || path.length < 4 || !path.join('.').startsWith('sections.[].value.')) return false;
  return sectionsAsked(id).every((section) => isEachSo([section, ...path.slice(3)], test));
}

const allSections = Object.keys(resumeSectionValues);

function sectionsAsked(id: MethodId): readonly string[] {
  return id === 'getResumeImprovement' ? improvementAsks.map(({ section }) => section) : allSections;
}

const declared = new Map(
  Object.entries(resumeSectionValues).flatMap(([section, schema]) =>
    fieldsOf(schema).map(({ path, fallback }) => [[section, ...path].join('.'), fallback] as const),
  ),
);

function isEachSo(path: readonly string[], test: Test): boolean {
  const fallback = declared.get(path.join('.'));
  return valuesAt(sample, path).every((value) => test(value, fallback));
}
