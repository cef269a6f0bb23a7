import { describe, expect, it } from 'vitest';
import { createStream, pick } from '../core/random.ts';
import { type DirectoryAddress, readReturn } from './directory-address.ts';

const address: DirectoryAddress = {
  pageUrl: (page) => `https://directory.example/careers/${page}`,
  origins: ['https://portal.example'],
};

describe('the address to go back to from the directory', () => {
  it.each([
    'http://localhost:5180/?site=internal#/login?redirect=%2Fposition',
    'http://127.0.0.1:8080/',
    'http://[::1]:8080/#/login',
    'http://careers.localhost:5180/#/login',
    'HTTPS://PORTAL.example/#/login',
    'https://directory.example/',
  ])('is accepted on this machine or at a known origin: %s', (redirect) => {
    expect(readReturn(address, redirect)?.href).toBe(new URL(redirect).href);
  });

  it.each([
    undefined,
    '',
    '/login',
    '//elsewhere.example/',
    'https://elsewhere.example/',
    'https://portal.example.elsewhere.example/',
    'https://portal.example@elsewhere.example/',
    'https://user:pass@portal.example/',
    'http://portal.example/',
    'https://portal.example:8443/',
    'http://localhost.elsewhere.example/',
    'http://elsewhere-localhost/',
    'http://elsewhere.examplelocalhost/',
    'http://127.0.0.1.elsewhere.example/',
    'javascript:alert(1)//http://localhost/',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'http:localhost',
    'http:\\\\elsewhere.example\\',
    'https:/\\elsewhere.example',
    ' http://localhost/',
    'http://local\nhost@elsewhere.example/',
  ])('is refused elsewhere: %j', (redirect) => {
    expect(readReturn(address, redirect)).toBeUndefined();
  });

  it('is never elsewhere, in 30 000 random combinations of its parts', () => {
    const next = createStream(1, 'returns');
    const parts = [
      ...[
        'http://',
        'https://',
        '//',
        '/',
        '\\',
        ':',
        '@',
        '?',
        '#',
        '.',
        '%2f',
        '%00',
        '\t',
        '\n',
        ' ',
        '[',
        ']',
      ],
      ...[
        'localhost',
        '127.0.0.1',
        'portal.example',
        'elsewhere.example',
        'user',
        ':80',
        '[::1]',
        '。',
        'javascript:',
      ],
    ];
    let allowed = 0;
    for (let round = 0; round < 30_000; round++) {
      const length = 1 + Math.floor(next() * 7);
      const redirect = Array.from({ length }, () => pick(parts, next())).join('');
      const back = readReturn(address, redirect);
      if (!back) continue;
      allowed++;
      expect([back.username, back.password]).toEqual(['', '']);
      expect(back.host, redirect).toMatch(
        /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?$|^portal\.example$|^directory\.example$/,
      );
    }
    expect(allowed, 'some of them were good').toBeGreaterThan(50);
  });
});
