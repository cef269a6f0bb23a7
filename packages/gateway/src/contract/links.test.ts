import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { linkAnswer, type linkStates } from './links.ts';
import type { OfferState } from './offer.ts';

const answer = linkAnswer({ open: { question: v.string() }, done: { receipt: v.string() } });
const site = { homepageConfigId: 'site-external' };

describe('what a link answers', () => {
  it.each([
    { state: 'open', ...site, question: 'Will you come?' },
    { state: 'done', ...site, receipt: 'You come.', message: 'It is answered.' },
    { state: 'handled', ...site, message: 'Somebody else has answered.', outcome: 'withdrawn' },
    { state: 'expired', ...site, message: 'It is too late.' },
    { state: 'invalid', message: 'There is no such link.' },
  ])('fits for $state', (value) => {
    expect(v.parse(answer, value)).toEqual(value);
  });

  // As the website's own configuration may: the specification does not quote its id (decisions, section 1, Types).
  it.each(['open', 'done', 'handled', 'expired', 'locked'])(
    'may name its website by a number when %s',
    (state) => {
      const parts = { question: '', receipt: '', message: '', verification: 'sms', contact: '138****0001' };
      const read = v.parse(answer, { state, homepageConfigId: 10_023, ...parts });
      expect(read).toMatchObject({ state, homepageConfigId: '10023' });
    },
  );

  // The page has words of its own for each (specification, section 8), and an empty text says as much as none.
  it.each([{ state: 'handled', ...site }, { state: 'expired', ...site }, { state: 'invalid' }])(
    'may be $state without a message',
    (value) => {
      expect(v.parse(answer, value)).toEqual({ ...value, message: '' });
    },
  );

  it.each([
    ['open without its content', { state: 'open', ...site }],
    ['done with what was open', { state: 'done', ...site, question: 'Will you come?' }],
    ['of no site', { state: 'handled', message: 'Somebody else has answered.' }],
    ['in no state that there is', { state: 'loading', ...site }],
  ])('does not fit %s', (_, value) => {
    expect(v.safeParse(answer, value).success).toBe(false);
  });

  it('has content only where there is some: anything else does not type-check', () => {
    expectTypeOf<OfferState['state']>().toEqualTypeOf<(typeof linkStates)[number]>();
    expectTypeOf<Extract<OfferState, { state: 'open' }>>().not.toHaveProperty('answer');
    expectTypeOf<Extract<OfferState, { state: 'done' }>>().toHaveProperty('answer');
    expectTypeOf<Extract<OfferState, { state: 'expired' }>>().not.toHaveProperty('position');
    expectTypeOf<Extract<OfferState, { state: 'invalid' }>>().not.toHaveProperty('homepageConfigId');
  });
});
