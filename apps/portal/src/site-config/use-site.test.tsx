import { createLocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askedBy, openPortal } from '../testing/open-portal.ts';

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test('while another website loads, its pages wait, and header and footer still show the last one', async () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const { portal } = await openPortal('/position', {
    world: createLocalWorld({ size: 0, lang: 'en-us' }),
    through: (line) => async (request, options) => {
      const asked = typeof request.body === 'string' ? askedBy(request.body) : undefined;
      if (asked?.method === 'loadWebsiteStyle' && 'id' in asked.param && asked.param.id === 'site-campus')
        await told;
      return line(request, options);
    },
  });
  const around = () => screen.getByRole('banner').textContent;
  await waitFor(() => expect(around()).toContain('Chengyuan Group Careers'));
  await portal.open('/homepage?websiteId=site-campus');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(titles()).toEqual([]);
  expect(around()).toContain('Chengyuan Group Careers');
  tell();
  await screen.findByRole('heading', { name: 'A first job worth choosing with care' });
  expect(around()).toContain('Chengyuan Group Campus');
});
