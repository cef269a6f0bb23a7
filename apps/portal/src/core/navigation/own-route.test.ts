import { describe, expect, test } from 'vitest';
import { ownRoute } from './own-route.ts';

const own = 'https://careers.example/jobs/?from=mail#/personalCenter?page=2';

describe('the route of a link that a server writes', () => {
  test.each([
    ['from its route on', '/offerResponse?token=a%2Bb'],
    ['from the # on', '#/offerResponse?token=a%2Bb'],
    ['whole, as mails have it', 'https://careers.example/jobs/#/offerResponse?token=a%2Bb'],
    [
      'whole, with the name of the page',
      'https://careers.example/jobs/index.html#/offerResponse?token=a%2Bb',
    ],
    ['whole, with what stands before the #', 'https://careers.example/jobs/?x=1#/offerResponse?token=a%2Bb'],
    ['whole, before its host moved to https', 'http://careers.example/jobs/#/offerResponse?token=a%2Bb'],
    ['with something behind it', '/offerResponse?token=a%2Bb#top'],
  ])('is read where it is written %s', (_, link) => {
    expect(ownRoute(link, own)).toEqual({ path: '/offerResponse', query: { token: 'a+b' } });
  });

  test('may have no query', () => {
    expect(ownRoute('#/self/candidate', own)).toEqual({ path: '/self/candidate', query: {} });
  });

  test.each([
    '',
    'self/candidate',
    'https://evil.example/jobs/#/self/candidate',
    'https://careers.example:8443/jobs/#/self/candidate',
    'https://careers.example/other/#/self/candidate',
    'https://careers.example/jobs/terms.pdf',
    'https://careers.example/jobs/#top',
    '//evil.example/#/self/candidate',
    '/\\evil.example',
    '#//evil.example',
    'javascript:alert(1)',
    'javascript:location="#/self/candidate"',
    'https://',
  ])('%j is none', (link) => {
    expect(ownRoute(link, own)).toBeUndefined();
  });
});
