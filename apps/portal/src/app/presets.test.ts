import { createWorld, openingRoute, presets, readWorldAddress } from '@careers/mocks';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

test.each(presets.map(({ id }) => id))(
  'the preset %s opens its page, and not the login in front of it',
  (id) => {
    const read = readWorldAddress(`scenario=${id}`);
    if (!read.ok) throw new Error(id);
    const [path] = (openingRoute(createWorld(read.config)) ?? '/homepage').split('?');
    const page = pages.find((one) => one.path === path);
    if (page?.access === 'session') expect(read.config.persona).not.toBe('visitor');
  },
);
