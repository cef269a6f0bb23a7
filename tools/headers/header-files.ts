/** A header and its value. */
export type Header = readonly [name: string, value: string];

/** What every reply of a deployment says, errors too. */
export function pageHeaders(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** Files of a build have their content's hash in their name; all else is asked for again. */
const ASSETS = 'assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Where a deployment lies on its host: `/`, or a path that begins and ends with one. */
export type BasePath = `/${string}`;

/**
 * For nginx, to be included in a `server` block. A location with headers of its own loses those around it, so each
 * says all of them. Files that never change are kept, but never the error that one is missing: that has no `always`.
 */
export function nginxHeaders(headers: readonly Header[], path: BasePath): string {
  const always = headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
  const location = (match: string, caching: string) =>
    [`location ${match} {`, ...[...always, caching].map((line) => `    ${line}`), '}'].join('\n');
  return `${[
    '# Written by `npm run headers`, anew for each build and each config.json; include it in the server block,',
    '# which says where the files are (root) and has no other location for them.',
    always.join('\n'),
    location(`^~ ${path}${ASSETS}`, `add_header Cache-Control "${FOR_EVER}";`),
    location(path, `add_header Cache-Control "${ASK_AGAIN}" always;`),
  ].join('\n\n')}\n`;
}

/**
 * For static hosts that read `_headers` (Netlify, Cloudflare Pages). Rules that match the same address are joined, so
 * that no header stands in two of them.
 */
export function staticHostHeaders(headers: readonly Header[], path: BasePath): string {
  const rule = (match: string, lines: readonly Header[]) =>
    [`${path}${match}`, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    '# Written by `npm run headers`, anew for each build and each config.json.',
    rule('*', headers),
    ...['', 'index.html', 'config.json'].map((file) => rule(file, [['Cache-Control', ASK_AGAIN]])),
    rule(`${ASSETS}*`, [['Cache-Control', FOR_EVER]]),
  ].join('\n\n')}\n`;
}
