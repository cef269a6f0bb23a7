import { describe, expect, it } from 'vitest';
import { createStream } from '../core/random.ts';
import { returnAddress } from './return-address.ts';

const back = (address: string, carried = {}) =>
  returnAddress(new URL(address), { code: 'c0de', websiteId: 'site-internal', ...carried });

describe('the address of the way back from a single sign-on', () => {
  it.each([
    [
      'http://localhost:5180/?site=internal#/login?redirect=%2Fposition',
      'http://localhost:5180/?site=internal#/login?redirect=%2Fposition&websiteId=site-internal&code=c0de',
    ],
    ['http://localhost/#/login', 'http://localhost/#/login?websiteId=site-internal&code=c0de'],
    [
      'http://localhost/#/login?code=old&websiteId=x',
      'http://localhost/#/login?websiteId=site-internal&code=c0de',
    ],
    [
      'http://localhost/a?redirect=%2Fb',
      'http://localhost/a?redirect=%2Fb&websiteId=site-internal&code=c0de',
    ],
    ['http://localhost/#top', 'http://localhost/?websiteId=site-internal&code=c0de#top'],
  ])('carries code, redirect and websiteId: %s', (address, wanted) => {
    expect(back(address)).toBe(wanted);
  });

  it('carries no code after a refusal, not an old one either', () => {
    expect(back('http://localhost/#/login?redirect=%2Fb&code=old', { code: undefined })).toBe(
      'http://localhost/#/login?redirect=%2Fb&websiteId=site-internal',
    );
    expect(back('http://localhost/#/login?code=old', { code: undefined, websiteId: undefined })).toBe(
      'http://localhost/#/login',
    );
  });

  it('keeps any redirect, character by character', () => {
    const next = createStream(1, 'redirects');
    for (let round = 0; round < 3000; round++) {
      const length = Math.floor(next() * 12);
      const redirect = Array.from({ length }, () =>
        String.fromCharCode(1 + Math.floor(next() * 0xd000)),
      ).join('');
      const portal = `http://localhost/#/login?${new URLSearchParams({ redirect })}`;
      const { hash } = new URL(back(portal));
      const query = new URLSearchParams(hash.slice(hash.indexOf('?') + 1));
      expect(Object.fromEntries(query)).toEqual({ redirect, websiteId: 'site-internal', code: 'c0de' });
    }
  });
});
