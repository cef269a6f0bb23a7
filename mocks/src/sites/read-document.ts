import * as v from 'valibot';
import { Refusal } from '../core/refusal.ts';
import { DOCUMENT_MAX, IN_EACH_LANGUAGE, type SiteConfiguration, siteDocument } from './document.ts';

/** The same sentence in English and, for the bench, in Simplified Chinese. It goes on from the path, as in `columns is missing`. */
interface Sentence {
  readonly message: string;
  readonly inChinese: string;
}

/** A problem at one place of a document, e.g. `homepage.banners[0].title.zh-hk`. */
export interface DocumentProblem extends Sentence {
  /** Empty for the document as a whole. */
  readonly path: string;
}

type ReadDocument =
  | { readonly ok: true; readonly document: SiteConfiguration }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

/** A document that is no valid configuration; `problems` says where and why. */
export class SiteDocumentError extends Refusal {
  override readonly name = 'SiteDocumentError';
  readonly problems: readonly DocumentProblem[];

  constructor(problems: readonly DocumentProblem[]) {
    super(
      problems.map(({ path, message }) => `${path || 'the document'} ${message}`).join('; '),
      problems.map(({ path, inChinese }) => `${path || '整份配置'}${inChinese}`).join('；'),
    );
    this.problems = problems;
  }
}

/** Reads a site's document. It names all problems, up to twenty. */
export function readSiteDocument(value: unknown): ReadDocument {
  const read = v.safeParse(siteDocument, value);
  if (!read.success) {
    return { ok: false, problems: read.issues.slice(0, 20).map(problemOf) };
  }
  if (JSON.stringify(read.output).length <= DOCUMENT_MAX) return { ok: true, document: read.output };
  const message = `is larger than ${DOCUMENT_MAX} characters; use smaller pictures`;
  const inChinese = `超过 ${DOCUMENT_MAX} 个字符，请换用更小的图片`;
  return { ok: false, problems: [{ path: '', message, inChinese }] };
}

function problemOf(issue: v.BaseIssue<unknown>): DocumentProblem {
  return { path: pathOf(issue), ...sentenceOf(issue) };
}

function pathOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function sentenceOf(issue: v.BaseIssue<unknown>): Sentence {
  const { type, message, requirement, expected, received } = issue;
  if (type === 'max_length')
    return { message: `has more than ${requirement} entries`, inChinese: `超过 ${requirement} 项` };
  if (type === 'non_empty') return { message: 'must not be empty', inChinese: '不能为空' };
  if (type === 'finite') return { message: 'must be a finite number', inChinese: '必须是有限的数字' };
  // The one check of the shape: that columns differ in their ids.
  if (type === 'check') return { message, inChinese: '有重复的 id' };
  if (received === 'undefined') return { message: 'is missing', inChinese: '缺失' };
  if (type === 'literal') return { message: `must be ${expected}`, inChinese: `必须为 ${expected}` };
  if (expected === 'never')
    return { message: 'is no field of a site document', inChinese: '不是网站配置的字段' };
  const [wanted, given] =
    message === IN_EACH_LANGUAGE ? [inEachLanguage, nameOf(received)] : [nameOf(expected), nameOf(received)];
  return {
    message: `must be ${wanted.message}, is ${given.message}`,
    inChinese: `必须是${apart(wanted.inChinese)}，现为${apart(given.inChinese)}`,
  };
}

/** Latin words and figures stand apart from the Chinese ones before them. */
const apart = (words: string) => words.replace(/^(?=[!-~])/, ' ');

const inEachLanguage: Sentence = {
  message: IN_EACH_LANGUAGE,
  inChinese: '含 zh-cn、zh-hk 和 en-us 文本的对象',
};

const types: Readonly<Record<string, Sentence>> = {
  Object: { message: 'an object', inChinese: '对象' },
  Array: { message: 'a list', inChinese: '列表' },
  string: { message: 'a text', inChinese: '文本' },
  number: { message: 'a number', inChinese: '数字' },
  boolean: { message: 'true or false', inChinese: 'true 或 false' },
  '(0 | 1)': { message: '0 or 1', inChinese: '0 或 1' },
  '(number | null)': { message: 'a number or null', inChinese: '数字或 null' },
};

/** A type as valibot calls it, in words; a value, such as `"one"`, as it is. */
function nameOf(type: string | null): Sentence {
  const value = type ?? 'null';
  return types[value] ?? { message: value, inChinese: value };
}
