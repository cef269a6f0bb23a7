import { decodeEntities } from './entities.ts';

/** A piece of markup: a tag with its name in lower case, or decoded text. */
export type Markup =
  | { readonly kind: 'open' | 'close' | 'alone'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string };

/** Elements whose content is skipped, because it is not markup or not displayed. */
const raw = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'iframe', 'title']);

/**
 * Scans markup once from left to right without building a tree or expanding declared entities. With `isDocument` the parts of an
 * HTML page that are not displayed are skipped.
 */
export function* scanMarkup(markup: string, isDocument: boolean): Generator<Markup> {
  let at = 0;
  while (at < markup.length) {
    const tag = markup.indexOf('<', at);
    const until = tag === -1 ? markup.length : tag;
    if (until > at) yield { kind: 'text', text: decodeEntities(markup.slice(at, until)) };
    if (tag === -1) return;
    at = endOfTag(markup, tag);
    if (at === -1) return;
    const read = /^<(\/?)([a-zA-Z][\w:.-]*)([\s\S]*?)(\/?)>$/.exec(markup.slice(tag, at));
    if (!read) continue;
    const [, closing, called = '', attributes = '', alone] = read;
    const name = called.toLowerCase();
    const opening = alone ? 'alone' : 'open';
    if (isDocument && !closing && !alone && raw.has(name)) {
      at = endOfRaw(markup, at, name);
      continue;
    }
    yield { kind: closing ? 'close' : opening, name, attributes };
  }
}

/** The end of a tag, a comment or a declaration; -1 when it is never closed. */
function endOfTag(markup: string, from: number): number {
  if (markup.startsWith('<!--', from)) return after(markup, '-->', from + 4);
  if (markup.startsWith('<![CDATA[', from)) return after(markup, ']]>', from + 9);
  return after(markup, '>', from);
}

function endOfRaw(markup: string, from: number, name: string): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  const found = end.exec(markup);
  return found ? found.index : markup.length;
}

function after(markup: string, end: string, from: number): number {
  const found = markup.indexOf(end, from);
  return found === -1 ? -1 : found + end.length;
}
