import { readWorldAddress, type WorldConfig } from '@careers/mocks';
import { describe, expect, test } from 'vitest';
import { describeWorld } from './describe-world.ts';

function read(query: string): WorldConfig {
  const address = readWorldAddress(query);
  if (!address.ok) throw new Error(query);
  return address.config;
}

describe('the description of a world', () => {
  test.each([
    ['', 'default'],
    ['?scenario=default&seed=1', 'default'],
    ['?size=200&persona=candidate', 'persona=candidate'],
    ['?scenario=slow-network&latency=1500', 'scenario=slow-network'],
  ])('for %j has the shortest form of its address as its key: %s', (query, key) => {
    expect(describeWorld(read(query)).key).toBe(key);
  });

  test('has another key for each world, so that no two share stored data', () => {
    const keys = ['', '?seed=2', '?persona=candidate', '?fault=*:network'].map(
      (query) => describeWorld(read(query)).key,
    );
    expect(new Set(keys).size).toBe(4);
  });

  test.each([
    ['external', 'site-external'],
    ['campus', 'site-campus'],
    ['intern', 'site-intern'],
    ['internal', 'site-internal'],
    ['complex', 'site-external'],
  ])('configures the portal to begin at the site %s', (site, websiteId) => {
    expect(describeWorld(read(`?site=${site}`)).portalConfig.websiteId).toBe(websiteId);
  });

  test('has a value for every field of the portal’s configuration', () => {
    const { files, ...config } = describeWorld(read('')).portalConfig;
    for (const value of [...Object.values(config), ...Object.values(files)]) expect(value).toMatch(/./);
  });
});
