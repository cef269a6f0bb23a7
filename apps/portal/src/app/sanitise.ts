import createDOMPurify, { type DOMPurify } from 'dompurify';

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

/** An instance of its own, so that its rules are nobody else's. */
function purifier(): DOMPurify {
  if (made) return made;
  made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return made;
}

/** What was made harmless lately: a page asks for its texts more than once. */
const harmless = new Map<string, string>();
const KEPT = 50;

/** Characters and tags of a text that are looked at: reading it costs more than in proportion to its tags. */
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
 * Rich text from the server, made harmless (decision 6.8): texts, lists and tables without any look of their
 * own, links to http(s) only. What is not allowed is left out, its text is kept; what is longer than any text of a person
 * is cut.
 */
export function sanitiseRichText(html: string): string {
  const known = harmless.get(html);
  if (known !== undefined) return known;
  const clean = purifier().sanitize(bounded(html), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^https?:\/\//i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  if (harmless.size === KEPT) harmless.clear();
  harmless.set(html, clean);
  return clean;
}

/** Whether there is anything to read in it: editors leave `<p><br></p>` behind. */
export function hasText(html: string | undefined): html is string {
  if (!html) return false;
  const read = document.createElement('template');
  read.innerHTML = sanitiseRichText(html);
  return read.content.textContent.trim() !== '';
}
