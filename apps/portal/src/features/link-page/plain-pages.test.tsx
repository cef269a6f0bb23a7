import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPortal } from '../../testing/open-portal.ts';

type World = ReturnType<typeof createLocalWorld>;

/** The calls to the business gateway, each with the site in its header. */
const askedOf = (world: World) =>
  world
    .world()
    .calls()
    .filter(({ path }) => !path.startsWith('/'))
    .map(({ path, headers }) => `${path} ${headers.homepageConfigId}`);

const pages = [
  ['/linkInvalid', 'This link is not valid.'],
  ['/noData', 'Nothing to show here yet.'],
  ['/mailResponse/acceptOffer', 'This link is not valid.'],
] as const;

test.each(pages)('%s shows its text without a login, and links to the careers site', async (path, words) => {
  await openPortal(path);
  expect(await screen.findByRole('heading', { level: 2, name: words })).toBeTruthy();
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  await userEvent.setup().click(screen.getByRole('link', { name: 'Go to the careers site' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(2);
});

test.each([
  ...pages,
  ['/resumeView?token=no-such-token', 'The link is invalid and cannot be operated.'] as const,
])(
  '%s has no website of its own: it shows the configured site’s name, and requests nothing of another',
  async (path, words) => {
    const world = createLocalWorld();
    await openPortal(path, { world, stored: { websiteId: 'site-internal' } });
    await screen.findByRole('heading', { level: 2, name: words });
    await waitFor(() => expect(screen.getByRole('banner').textContent).toMatch(/Chengyuan/));
    await screen.findByRole('button', { name: /^Language/ });
    await waitFor(() => expect(document.title).toMatch(/Chengyuan/));
    const asked = askedOf(world).filter((call) => !call.startsWith('rm.resume.'));
    expect(asked.sort()).toEqual([
      'common.language.getSysConfigInfo site-external',
      'rm.websiteView.loadWebsiteStyle site-external',
    ]);
  },
);

test('a link page requests the languages of its own website, not of the visitor’s or the configured one', async () => {
  const world = createLocalWorld({ site: 'campus' });
  await openPortal('/resumeView?token=resume-open', { world, stored: { websiteId: 'site-intern' } });
  await screen.findByRole('button', { name: /^Language/ });
  expect(askedOf(world).filter((call) => call.includes('getSysConfigInfo'))).toEqual([
    'common.language.getSysConfigInfo site-campus',
  ]);
});

test('a link page stays where it is scrolled to when its token is removed from the address', async () => {
  const toTop = vi.spyOn(window, 'scrollTo').mockReturnValue();
  onTestFinished(() => toTop.mockRestore());
  const { portal } = await openPortal('/resumeView?token=resume-open');
  await waitFor(() => expect(location.hash).toBe('#/resumeView'));
  await screen.findByRole('heading', { level: 1 });
  expect(toTop).not.toHaveBeenCalled();
  await portal.open('/linkInvalid');
  await waitFor(() => expect(toTop).toHaveBeenCalled());
});
