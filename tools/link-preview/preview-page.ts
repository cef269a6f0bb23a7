import type { Website } from './read-website.ts';

export const PICTURE = { file: 'link-preview.png', width: 1200, height: 630 } as const;

/** What this command has put into a page before; its values hold no `>`. */
const ownTags = /\s*<meta (?:property="og:|name="description"|name="twitter:)[^>]*>/g;

/** A page that is not the built portal's. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

/**
 * The built `index.html` with what a link to the website is previewed by, and with its name as the title. A page that has
 * it already gets it anew.
 *
 * @param home where the portal lies; whoever previews a link takes no relative address of a picture
 * @throws {PageError} when the page has no title to put it behind.
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

/** Text for between tags and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
