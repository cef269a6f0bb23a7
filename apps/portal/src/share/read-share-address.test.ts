import { expect, test } from 'vitest';
import { parseSearch } from '../core/navigation/search.ts';
import { scopeOf } from '../features/positions/scope.ts';
import { linksAsWritten } from '../testing/links-as-written.ts';
import { readShareAddress } from './enter-share.ts';

test.each(linksAsWritten)(
  'the ticket of a share is read exactly as it was made: %s',
  (_, written, ticket) => {
    const query = parseSearch(`?positionSharedType=1%E3%80%82&ticket=${written}`);
    expect(readShareAddress(query)).toEqual({ ticket, positionSharedType: '1' });
    expect(scopeOf(query)).toEqual({ ticket });
  },
);

test.each([
  '',
  '?ticket=t',
  '?ticket=t&positionSharedType=',
  '?positionSharedType=1',
  '?ticket=&positionSharedType=1',
  '?ticket=t&positionSharedType=3',
  '?ticket=t&positionSharedType=01',
  '?ticket=t&positionSharedType=constructor',
])('an address without a valid ticket and positionSharedType is not a share: "%s"', (search) => {
  expect(readShareAddress(parseSearch(search))).toBeUndefined();
});
