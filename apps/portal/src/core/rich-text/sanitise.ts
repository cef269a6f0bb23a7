import createDOMPurify, { type DOMPurify } from 'dompurify';
import { countsUnbroken } from '../format/counts-unbroken.ts';
import { WORD_JOINER } from '../format/unbroken.ts';

const TAGS = [
  'p',
  'br',
  'div',
  'span',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
];

let made: DOMPurify | undefined;

/** An instance of its own, so that its hook applies to nobody else's use of DOMPurify. */
function purifier(): DOMPurify {
  if (made) return made;
  made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', (node) => {
    const href = node.nodeName === 'A' ? node.getAttribute('href') : null;
    if (href === null) return;
    // DOMPurify judges an address as if it had no blanks and controls. A browser skips some of them, and takes a scheme with any
    // other for a path of this site.
    if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(href)) return node.removeAttribute('href');
    if (!/^http/i.test(href)) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return made;
}

/** Markup that came out of the sanitiser: the only kind that the page's policy (Trusted Types) lets become elements. */
type Harmless = ReturnType<typeof purify>;

/** Results for recent texts: a page renders its texts more than once. */
const harmless = new Map<string, Harmless>();
const KEPT = 50;

/** How much of a text is read, since the time for sanitising grows faster than the number of its tags. */
const LENGTH_MAX = 100_000;
const TAGS_MAX = 4_000;

function bounded(html: string): string {
  let end = -1;
  for (let tags = 0; tags < TAGS_MAX; tags++) {
    end = html.indexOf('<', end + 1);
    if (end < 0) return html.slice(0, LENGTH_MAX);
  }
  return html.slice(0, Math.min(end, LENGTH_MAX));
}

/**
 * Rich text from the server, made harmless (decision 6.8): texts, headings, lists and tables without any look of their own,
 * links to http(s), a mailbox or a telephone. What is not allowed is left out, its text is kept; what is longer than any
 * text of a person is cut.
 */
export function sanitiseRichText(html: string): string {
  return String(harmlessRichText(html)).replaceAll(WORD_JOINER, '');
}

/** The same, to be put into a page: no line breaks inside its numbers. A whole page's headings are a level higher. */
export function harmlessRichText(html: string, whole = false): Harmless {
  const key = `${whole ? 1 : 0}${html}`;
  const known = harmless.get(key);
  if (known !== undefined) return known;
  const clean = whole
    ? purify(raiseHeadings(String(harmlessRichText(html))), [...TAGS, 'h2'])
    : purify(inText(withoutGaps(String(purify(inOwnElements(bounded(html)), TAGS))), countsUnbroken), TAGS);
  if (harmless.size === KEPT) harmless.clear();
  harmless.set(key, clean);
  return clean;
}

function purify(html: string, tags: string[]) {
  return purifier().sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'start'],
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'start'],
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:[^?&:/@%]+(?:@[^?&:/@%]+)+$|tel:\+?[\d-]+$)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}

/** Block elements of other editors that are not among `TAGS`: they become `div`, so that their lines stay lines. */
const BLOCKS =
  /<(\/?)(?:section|article|header|footer|main|aside|figure|figcaption|address|center|pre|dl|dt|dd)(?=[\s/>])/gi;
const HEADINGS = /<(\/?)h([1256])(?=[\s/>])/gi;

/** A `<` that begins no whole tag, such as “a<b”: a parser would take all that follows for its attributes. */
const UNCLOSED = /<(?![^<>"']*[>"'])/g;

/**
 * Looks of other editors, in elements and attributes. Merely parsing them breaks the page's policy: the browser reports each one, and
 * among such reports nobody would notice an attack.
 */
const STYLE = /<(\/?)style(?=[\s/>])/gi;
const STYLED = /(<\w[^<>]*?[\s/"'])style(?=\s*=)/gi;

/** Translates block elements and headings of other editors to those that are kept, and their looks to what is left out unread. */
function inOwnElements(html: string): string {
  return html
    .replace(UNCLOSED, '&lt;')
    .replace(STYLE, '<$1noembed')
    .replace(STYLED, '$1x')
    .replace(BLOCKS, '<$1div')
    .replace(HEADINGS, (_, slash: string, level: string) => `<${slash}h${level < '3' ? 3 : 4}`);
}

/** Empty paragraphs, which editors insert for space: the portal's styles have that space already. */
const EMPTY = /<p>(?:\s|&nbsp;|<br>|<\/?(?:span|strong|b|em|i|u)>)*<\/p>/g;

function withoutGaps(clean: string): string {
  return clean.replace(EMPTY, '').replace(/(?:<br>\s*){3,}/g, '<br><br>');
}

function raiseHeadings(clean: string): string {
  return clean.replace(
    /(<\/?h)([34])(?=[\s>])/g,
    (_, tag: string, level: string) => tag + (Number(level) - 1),
  );
}

/** Changes the text of sanitised markup, but no tag, whose attributes may hold the same words. */
function inText(clean: string, change: (text: string) => string): string {
  return clean.replace(/<(?:"[^"]*"|[^">])*>|[^<]+/g, (part) => (part.startsWith('<') ? part : change(part)));
}

/** Tags, with their attributes, and spaces: what is left of sanitised markup without them is text. */
const unread = /<(?:"[^"]*"|[^">])*>|&nbsp;|\s/g;

/** Whether rich text holds any text: editors leave `<p><br></p>` in an emptied field. */
export function hasText(html: string | undefined): html is string {
  return html !== undefined && sanitiseRichText(html).replace(unread, '') !== '';
}
