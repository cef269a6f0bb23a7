import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeHeaders } from './write-headers.ts';

const shipped = JSON.parse(
  readFileSync(new URL('../../apps/portal/public/config.json', import.meta.url), 'utf8'),
);
const html =
  '<html><style>a{}</style><script>boot()</script><script type="module" src="./a.js"></script></html>';

const gateways = (host: string) => ({
  ...shipped,
  gatewayUrl: `${host}/gateway`,
  baseUrl: `${host}/base`,
  adminUrl: `${host}/admin`,
  fileGatewayUrl: `${host}/files`,
});

function directives(config: unknown): Record<string, string> {
  const { _headers } = writeHeaders({ config, html, path: '/' });
  const policy = /Content-Security-Policy: (.+)/.exec(_headers)?.[1] ?? '';
  return Object.fromEntries(policy.split('; ').map((one) => /^(\S+) (.+)$/.exec(one)?.slice(1) ?? []));
}

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a deployment’s headers', () => {
  it('names what stands in the page by its hash, and lets nobody frame it', () => {
    expect(directives(shipped)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${sha('boot()')}`,
      'style-src': `'self' ${sha('a{}')}`,
      'img-src': "'self' data:",
      'font-src': "'self'",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify json reader',
      'frame-ancestors': "'none'",
    });
  });

  it('names each gateway that config.json does, once, and pictures where the files are', () => {
    const config = { ...gateways('https://api.example:8443'), fileGatewayUrl: 'http://files.intranet/x/y' };
    expect(directives(config)).toMatchObject({
      'connect-src': "'self' https://api.example:8443 http://files.intranet",
      'img-src': "'self' data: http://files.intranet",
    });
  });

  it('names a gateway without a scheme so too: the page’s own holds', () => {
    expect(directives(gateways('//api.example'))['connect-src']).toBe("'self' api.example");
  });

  it('names the places of pictures and frames that config.json lists', () => {
    const policy = {
      pictures: ['https://cdn.example', 'https://*.pictures.example'],
      ancestors: ['https://招聘.example'],
    };
    expect(directives({ ...shipped, policy })).toMatchObject({
      'img-src': "'self' data: https://cdn.example https://*.pictures.example",
      'frame-ancestors': 'https://xn--otu796d.example',
    });
  });

  it.each([
    ['gatewayUrl', 'javascript:alert(1)'],
    ['gatewayUrl', 'data:text/plain,1'],
    ['baseUrl', 'https://user:word@api.example/'],
    ['adminUrl', "https://a.example;script-src'self'/"],
    ['fileGatewayUrl', 'https://a.example,b.example/'],
    ['fileGatewayUrl', 'ftp://files.example/'],
  ])('is refused when %s is %s', (key, address) => {
    expect(() => directives({ ...shipped, [key]: address })).toThrow(key);
  });

  it.each([
    '*',
    'https:',
    'https://*',
    'https://a.*.example',
    'https://cdn.example/path',
    'https://cdn.example/?a',
    'https://cdn.example; script-src *',
    "'unsafe-inline'",
    'cdn.example',
    '',
  ])('is refused when pictures may come from %j', (place) => {
    expect(() => directives({ ...shipped, policy: { pictures: [place] } })).toThrow('policy.pictures');
    expect(() => directives({ ...shipped, policy: { ancestors: [place] } })).toThrow('policy.ancestors');
  });

  it.each([[{ pictures: 'https://cdn.example' }], ['https://cdn.example'], [{ ancestors: [1] }]])(
    'is refused when config.json says policy: %j',
    (policy) => expect(() => directives({ ...shipped, policy })).toThrow('policy takes lists'),
  );

  it('is refused of a config.json that the portal would refuse', () => {
    expect(() => directives({ ...shipped, websiteId: '' })).toThrow('config.json: websiteId');
  });

  it('is refused when it is longer than hosts take', () => {
    const pictures = Array.from({ length: 60 }, (_, at) => `https://pictures-${at}.cdn.example`);
    expect(() => directives({ ...shipped, policy: { pictures } })).toThrow('more than hosts take');
  });
});

it('a page that is not built, or has more in it than its boot script, gets no headers', () => {
  for (const other of ['<html></html>', `${html}<script>2</script>`])
    expect(() => writeHeaders({ config: shipped, html: other, path: '/' })).toThrow('index.html');
});

it.each(['', 'careers', '/careers', '/a b/', '/a;/', '/{/'])('no portal lies at %j', (path) => {
  expect(() => writeHeaders({ config: shipped, html, path })).toThrow('--path');
});

describe('for nginx', () => {
  const conf = writeHeaders({ config: shipped, html, path: '/careers/' })['careers.nginx.conf'];
  const blocks = ['', ...conf.matchAll(/location (.+) \{/g)].map((match) => {
    if (typeof match === 'string') return conf.slice(0, conf.indexOf('\nlocation'));
    return conf.slice(match.index, conf.indexOf('\n}', match.index));
  });

  it('every location says every header, on errors too: it loses those around it', () => {
    expect(blocks).toHaveLength(3);
    for (const block of blocks)
      for (const name of [
        'Content-Security-Policy',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
      ])
        expect(block).toMatch(new RegExp(`add_header ${name} "[^"]+" always;`));
  });

  it('files that never change are kept, a missing one and the page never', () => {
    const [, assets, page] = blocks;
    expect(assets).toContain('location ^~ /careers/assets/ {');
    expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
    expect(page).toContain('location /careers/ {');
    expect(page).toContain('add_header Cache-Control "no-cache" always;');
  });
});

it('for static hosts no header stands in two rules that match one address', () => {
  const { _headers } = writeHeaders({ config: shipped, html, path: '/' });
  const rules = _headers.split('\n\n').slice(1);
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
    '/*',
    '/',
    '/index.html',
    '/config.json',
    '/assets/*',
  ]);
  expect(rules.map((rule) => /Cache-Control: (.+)/.exec(rule)?.[1])).toEqual([
    undefined,
    'no-cache',
    'no-cache',
    'no-cache',
    'public, max-age=31536000, immutable',
  ]);
});
