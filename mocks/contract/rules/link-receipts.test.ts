import { expect, it } from 'vitest';
import { linkSubmits } from './link-declarations.ts';
import { overBy } from './link-states.ts';

it('every submit by link is tried by one whose question was withdrawn, but for an invitation that never is', () => {
  const untried = linkSubmits.filter(([, query]) => overBy(query) === undefined);
  expect(untried.map(([id]) => id)).toEqual(['submitTalentUpdate']);
});
