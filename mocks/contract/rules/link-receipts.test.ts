import { expect, it } from 'vitest';
import { linkSubmits } from './link-declarations.ts';
import { overBy } from './link-states.ts';

it('every submit by link is tried with a link whose application is over, except the talent pool’s, which has none', () => {
  const untried = linkSubmits.filter(([, query]) => overBy(query) === undefined);
  expect(untried.map(([id]) => id)).toEqual(['submitTalentUpdate']);
});
