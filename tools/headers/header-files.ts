/** A header and its value. */
type Header = readonly [name: string, value: string];

/** The headers of every reply of a deployment, including errors. */
export function pageHeaders(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** The files of a build have a hash of their content in their name; everything else is requested again each time. */
const ASSETS = 'assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** The path of a deployment on its host: `/`, or a path that begins and ends with a slash. */
export type BasePath = `/${string}`;

/**
 * For nginx, to be included in a `server` block. In nginx a location with headers of its own loses those of its surroundings, so
 * each has all of them. Files that never change are cached, but an error for a missing one is not, as that header has no
 * `always`.
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
 * For static hosts that read `_headers` (Netlify, Cloudflare Pages). They combine all rules that match an address, so no header
 * is in two rules.
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
