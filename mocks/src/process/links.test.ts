import { describe, expect, it } from 'vitest';
import { createLocalWorld } from '../adapters/fetch.ts';
import type { StoredLink } from '../domain/process-state.ts';
import { dropStrayLinks, issueLink, liveToken, standingOf } from './links.ts';
import { hostsOf, NOW } from './testing.ts';

const openHost = hostsOf(createLocalWorld({ clock: NOW }).world());

const linkOf = (deliveryId: string, more: Partial<StoredLink> = {}): StoredLink => ({
  kind: 'approval',
  deliveryId,
  recipient: 'approver',
  issuedAt: NOW,
  expiresAt: NOW + 1,
  ...more,
});

describe('a link', () => {
  it('lives until it expires, and not at that instant, unless it was ended before', () => {
    const link = linkOf('a');
    expect([standingOf(link, NOW), standingOf(link, NOW + 1)]).toEqual(['lives', 'expired']);
    expect(standingOf({ ...link, outcome: 'over' }, NOW + 1)).toBe('ended');
  });

  it('has a token of 128 bits, which no other has', () => {
    const { host } = openHost();
    const tokens = Array.from({ length: 20 }, () => issueLink(host, linkOf('a')));
    expect(tokens.filter((token) => !/^[0-9a-f]{32}$/.test(token))).toEqual([]);
    expect(new Set(tokens).size).toBe(20);
  });
});

it('the valid link of a process is the latest of its kind, and that of a recipient if one is named', () => {
  const { host } = openHost();
  const state = host.state();
  const issued = (deliveryId: string, more?: Partial<StoredLink>) =>
    issueLink(host, linkOf(deliveryId, more));
  issued('a');
  const second = issued('a');
  const others = issued('a', { recipient: 'secondApprover' });
  issued('a', { outcome: 'replaced' });
  issued('a', { expiresAt: NOW });
  issued('a', { kind: 'offer' });
  issued('b');
  expect(liveToken(state, 'a', 'approval', NOW, 'approver')).toBe(second);
  expect(liveToken(state, 'a', 'approval', NOW)).toBe(others);
  expect(liveToken(state, 'a', 'approval', NOW, 'manager')).toBeUndefined();
});

it('only the links of deleted processes are deleted, with what was proven for them', () => {
  const { host } = openHost();
  const state = host.state();
  const [delivery] = state.deliveries;
  const kept = issueLink(host, linkOf(delivery?.id ?? ''));
  const known = Object.keys(state.links);
  const stray = issueLink(host, linkOf('a delivery that was deleted'));
  const passOf = (token: string) => ({ pass: `pass of ${token}`, token, expiresAt: NOW });
  state.linkPasses = [passOf(kept), passOf(stray)];
  expect(dropStrayLinks(state)).toEqual([stray]);
  expect(Object.keys(state.links)).toEqual(known);
  expect(state.linkPasses).toEqual([passOf(kept)]);
});
