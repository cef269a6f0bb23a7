import { GatewayFailure } from '@careers/gateway';
import { expect, test } from 'vitest';
import { isShareOver } from './share-over.ts';

const refused = (reason?: string) =>
  new GatewayFailure('business', '', { method: 'sharedWebsite', requestId: '1', data: { reason } });

test.each([
  ['has expired', refused('shareExpired'), true],
  ['does not exist', refused('shareInvalid'), true],
  ['cannot be shown for another reason', refused('positionClosed'), false],
  ['cannot be shown for no reason', refused(), false],
  ['was not answered', new GatewayFailure('network', '', { method: 'sharedWebsite', requestId: '1' }), false],
  ['met an error of this page', new TypeError('shareExpired'), false],
])('a share that %s', (_, failure, isOver) => {
  expect(isShareOver(failure)).toBe(isOver);
});
