import type { Website } from './read-website.ts';

export const PICTURE = { file: 'link-preview.png', width: 1200, height: 630 } as const;

/** The tags that an earlier run has added; their values contain no `>`. */
const ownTags = /\s*<meta (?:property="og:|name="description"|name="twitter:)[^>]*>/g;

/** The page is not the built portal's. */
class PageError extends Error {
  override readonly name = 'PageError';
}

/**
 * The built `index.html` with the tags of a link preview, and with the website's name as its title. Tags of an earlier run are
 * replaced.
 *
 * @param home the portal's address; readers of previews accept no relative address of a picture
 * @throws {PageError} if the page has no title after which they could be added
 */
export function previewPage(
  html: string,
  { name, description, locale }: Pick<Website, 'name' | 'description' | 'locale'>,
  home: URL,
): string {
  const facts: readonly (readonly [kind: 'name' | 'property', name: string, content: string])[] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', name],
    ['property', 'og:title', name],
    ['property', 'og:description', description],
    ['property', 'og:locale', locale],
    ['property', 'og:image', new URL(PICTURE.file, home).href],
    ['property', 'og:image:width', String(PICTURE.width)],
    ['property', 'og:image:height', String(PICTURE.height)],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const tags = facts
    .filter(([, , content]) => content !== '')
    .map(([kind, word, content]) => `<meta ${kind}="${word}" content="${escapeHtml(content)}" />`);
  const title = /<title>[^<]*<\/title>/;
  const bare = html.replace(ownTags, '');
  if (!title.test(bare)) throw new PageError('index.html: no <title> in the page: is it the built portal’s?');
  return bare.replace(title, () => [`<title>${escapeHtml(name)}</title>`, ...tags].join('\n    '));
}

/** Escapes a text for elements and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
