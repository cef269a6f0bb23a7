import { describe, expect, test } from 'vitest';
import { signOnAddress } from './sign-on-address.ts';

describe('a sign-on code before the #', () => {
  test.each([
    ['?code=1e3', '/#/login?code=1e3'],
    ['?code=a&redirect=%2Fposition&websiteId=s', '/#/login?code=a&redirect=%2Fposition&websiteId=s'],
    ['?code=a#/login?redirect=%2FMyResume', '/#/login?redirect=%2FMyResume&code=a'],
    ['?code=a#/position?keyword=b', '/#/login?code=a&redirect=%2Fposition%3Fkeyword%3Db'],
    ['?x=1&code=a#/login', '/?x=1#/login?code=a'],
    ['?code=a#/login?code=b', '/#/login?code=b'],
    ['?code=a&state=b&redirect=%2Fposition', '/#/login?code=a&state=b&redirect=%2Fposition'],
    ['?code=a&state=b#/login?state=c', '/#/login?state=c&code=a'],
    ['?code=%3Cscript%3E', '/#/login?code=%3Cscript%3E'],
  ])('%s becomes %s', (before, after) => {
    expect(signOnAddress(`https://a.example/${before}`)).toBe(`https://a.example${after}`);
  });
});
