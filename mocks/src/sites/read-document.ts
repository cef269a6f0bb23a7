import * as v from 'valibot';
import { DOCUMENT_MAX, IN_EACH_LANGUAGE, type SiteConfiguration, siteDocument } from './document.ts';

/** A problem at one place of a document, e.g. `homepage.banners[0].title.zh-hk`. */
export interface DocumentProblem {
  /** Empty for the document as a whole. */
  readonly path: string;
  readonly message: string;
}

export type ReadDocument =
  | { readonly ok: true; readonly document: SiteConfiguration }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

/** A document that is no valid configuration; `problems` says where and why. */
export class SiteDocumentError extends RangeError {
  override readonly name = 'SiteDocumentError';
  readonly problems: readonly DocumentProblem[];

  constructor(problems: readonly DocumentProblem[]) {
    super(problems.map(({ path, message }) => `${path || 'the document'} ${message}`).join('; '));
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
  return { ok: false, problems: [{ path: '', message }] };
}

function problemOf(issue: v.BaseIssue<unknown>): DocumentProblem {
  return { path: pathOf(issue), message: messageOf(issue) };
}

function pathOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Checks have messages of their own; a wrong type, a missing or an unknown field has the same message everywhere. */
function messageOf({ kind, type, message, expected, received }: v.BaseIssue<unknown>): string {
  if (kind === 'validation' || type === 'literal') return message;
  if (received === 'undefined') return 'is missing';
  if (expected === 'never') return 'is no field of a site document';
  if (message === IN_EACH_LANGUAGE) return `must be ${message}, is ${nameOf(received)}`;
  return `must be ${nameOf(expected)}, is ${nameOf(received)}`;
}

function nameOf(type: string | null): string {
  if (type === 'Object') return 'an object';
  if (type === 'Array') return 'a list';
  return type?.replaceAll(/[()]/g, '').replaceAll('|', 'or') ?? 'something else';
}
