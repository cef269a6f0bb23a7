import { describe, expect, test } from 'vitest';
import { routeAddress } from './route-address.ts';

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
    expect(routeAddress(`https://a.example/${before}`)).toBe(`https://a.example${after}`);
  });
});

describe('a messenger’s timestamp before the #', () => {
  test.each([
    ['?timestamp=17%23%2Fposition%3Fkeyword%3Da', '/#/?timestamp=17%23%2Fposition%3Fkeyword%3Da'],
    ['?timestamp=17%23/position?keyword=a&page=2', '/#/?timestamp=17%23%2Fposition%3Fkeyword%3Da&page=2'],
    ['?timestamp=17%2523%252Fposition', '/#/?timestamp=17%2523%252Fposition'],
    ['?scenario=large&timestamp=17%23%2Fposition', '/?scenario=large#/?timestamp=17%23%2Fposition'],
    ['?timestamp=17#/position', '/?timestamp=17#/position'],
    ['?timestamp=17%23anchor', '/?timestamp=17%23anchor'],
    [
      '?timestamp=17%23%2Fposition&code=a&state=b',
      '/#/login?code=a&state=b&redirect=%2F%3Ftimestamp%3D17%2523%252Fposition',
    ],
    ['?timestamp=17&code=a', '/?timestamp=17#/login?code=a'],
  ])('%s becomes %s', (before, after) => {
    expect(routeAddress(`https://a.example/${before}`)).toBe(`https://a.example${after}`);
  });
});
