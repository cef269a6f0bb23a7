import { GatewayFailure } from '@careers/gateway';
import { expect, test } from 'vitest';
import { originalSite } from './original-site.ts';

const refused = (data: unknown) =>
  new GatewayFailure('business', '', { method: 'sharedWebsite', requestId: '1', data });

test.each([
  ['a text', refused({ originalWebSiteId: 'site-external' }), 'site-external'],
  ['a number, as websites’ ids may be', refused({ originalWebSiteId: 10023 }), '10023'],
  ['null', refused({ originalWebSiteId: null }), ''],
  ['missing', refused({}), ''],
  ['no part of the failure', new TypeError('no data'), ''],
])('the website that an expired share was made on is read where it is %s', (_, error, id) => {
  expect(originalSite(error)).toBe(id);
});
