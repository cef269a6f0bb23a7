import { describe, expect, it } from 'vitest';
import { NOW, samples } from './testing.ts';
import { wayTo } from './way-to.ts';

describe('the recruiter’s way to another stage', () => {
  it.each([
    ['delivered', 'screening', ['screen']],
    ['delivered', 'offer', ['screen', 'inviteToInterview', 'sendOffer']],
    ['interview invited', 'closed', ['reject']],
    ['offer accepted', 'hired', ['hire']],
    ['offer expired', 'offer', ['sendOffer']],
  ] as const)('leads from %s to %s', (from, to, way) => {
    expect(wayTo(samples[from], to, NOW, 'recruiter')).toEqual(way);
  });

  it.each([
    ['where the candidate has to answer first', 'offer pending', 'hired'],
    ['back', 'interview invited', 'screening'],
    ['to what is the candidate’s to do', 'delivered', 'revoked'],
    ['from the end', 'hired', 'closed'],
    ['to where it stands', 'screening', 'screening'],
  ] as const)('does not exist %s', (_, from, to) => {
    expect(wayTo(samples[from], to, NOW, 'recruiter')).toBeUndefined();
  });
});
