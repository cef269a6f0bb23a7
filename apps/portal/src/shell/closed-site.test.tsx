import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

/** Opens the positions of an internal site that an earlier visit has met; its configuration comes when `arrive` is called. */
async function openAgain(
  world: LocalWorld,
  stored: Readonly<Record<string, string>>,
  kind = 'site-internal',
) {
  await Promise.all([import('./closed-site.tsx'), import('./failed-site.tsx')]);
  const configuration = Promise.withResolvers<void>();
  const asked: string[] = [];
  const { query } = await openPortal(`/position?websiteId=${kind}`, {
    world,
    stored: { ...stored, internalSites: JSON.stringify([kind]) },
    through: (line) => async (request, options) => {
      if (request.url.includes('/gateway')) asked.push(methodOf(request.body));
      if (asked.at(-1) === 'loadWebsiteStyle') await configuration.promise;
      return line(request, options);
    },
  });
  return { asked, query, arrive: configuration.resolve };
}

test('who is logged out goes to the login of an internal site before anything of its page was shown', async () => {
  const { asked, query, arrive } = await openAgain(createLocalWorld({ site: 'internal' }), {});
  await waitFor(() => expect(asked).toContain('loadWebsiteStyle'));
  expect(screen.queryByRole('heading', { name: 'Positions' })).toBeNull();
  arrive();
  await screen.findByRole('heading', { name: 'Log in', level: 1 });
  expect(query().get('redirect')).toBe('/position');
  expect(asked).not.toContain('queryPositionList');
});

test('who has no permission yet is told so before anything of the page was shown', async () => {
  const { local, stored } = personaWorld({ site: 'internal', persona: 'outsider' });
  const { asked, query, arrive } = await openAgain(local, { ...stored, ifHomapageAuthFlag: '2' });
  await screen.findByText('No permission yet', { selector: 'p, h2, h3' });
  expect(screen.queryByRole('heading', { name: 'Positions' })).toBeNull();
  arrive();
  await waitFor(() => expect(document.title).toBe('No permission yet - Chengyuan Group Internal'));
  for (const method of ['queryPositionList', 'queryRobotConfig', 'queryContactInfoConfig'])
    expect(asked).not.toContain(method);
  await screen.findByRole('button', { name: 'Log out' });
  expect(query().get('redirect')).toBeNull();
});

test('a website that is internal no longer opens for everybody as soon as it says so', async () => {
  const { asked, query, arrive } = await openAgain(createLocalWorld(), {}, 'site-external');
  // The languages are asked for by the header, which is drawn together with the closed page.
  await waitFor(() => expect(asked).toContain('getSysConfigInfo'));
  // What is on its way has not failed.
  expect(screen.queryByText('Parts of this website could not be loaded.')).toBeNull();
  arrive();
  await screen.findByRole('heading', { name: 'Positions' });
  expect(query().get('redirect')).toBeNull();
});
