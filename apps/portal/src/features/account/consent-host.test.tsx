import type { Transport } from '@careers/gateway';
import { readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { changingReply, methodOf, openPortal, personaWorld } from '../../testing/open-portal.ts';

/** A portal with a logged-in person who agreed to an earlier version of the privacy notice. */
async function open(
  route: string,
  config: Parameters<typeof personaWorld>[0] = {},
  through?: (line: Transport) => Transport,
) {
  const { local, stored } = personaWorld({ persona: 'returning', lang: 'en-us', ...config });
  const storage = createMemoryStorage({ locale: 'en-us', ...stored });
  const opened = await openPortal(route, { world: local, storage, ...(through && { through }) });
  const account = () => {
    const [found] = Object.values(local.world().state().accounts).filter(({ id }) => id === 'acc-returning');
    return found?.consents.map(({ kind, version }) => `${kind} ${version}`);
  };
  return { ...opened, local, storage, account, person: userEvent.setup() };
}

const question = () => screen.findByRole('alertdialog', { name: 'What you agreed to has changed' });
const calls = (local: ReturnType<typeof personaWorld>['local'], name: string) =>
  local
    .control()
    .calls()
    .filter(({ path }) => path.endsWith(name));

describe('a privacy agreement prompt', () => {
  test('asks a logged-in person who has not agreed to the current version, and shows version and date', async () => {
    await open('/homepage');
    const dialog = await question();
    const link = within(dialog).getByRole('link', { name: 'Privacy notice' });
    expect(link.getAttribute('href')).toMatch(/\/agreement\?.*kind=privacy/);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(within(dialog).getByText('Version 2026-02')).toBeTruthy();
    expect(within(dialog).getByText('Effective from February 15, 2026')).toBeTruthy();
    expect(within(dialog).queryByText('Terms of use')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  test('disappears for good after “Agree”, and the account settings list the agreement', async () => {
    const { person, account, portal, local, storage } = await open('/homepage');
    await person.click(within(await question()).getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(account()).toEqual(['terms 2026-01', 'privacy 2025-03', 'privacy 2026-02']);
    portal.unmount();
    await openPortal('/accountSettings', { world: local, storage });
    const versions = await screen.findAllByText(/^Version 20\d\d-\d\d$/);
    expect(versions.map(({ textContent }) => textContent?.slice(0, 15))).toContain('Version 2026-02');
  });

  test('asks for all due documents at once', async () => {
    const { person, local } = await open(
      '/homepage',
      {},
      changingReply<readonly object[]>('queryDueConsents', ([one]) => [
        { ...one, kind: 'terms', title: 'Terms of use' },
        one,
      ]),
    );
    const dialog = within(await question());
    const named = dialog.getAllByRole('link').map(({ textContent }) => textContent);
    await person.click(dialog.getByRole('button', { name: 'Agree' }));
    expect(named).toEqual(['Terms of use', 'Privacy notice']);
    await waitFor(() =>
      expect(calls(local, 'giveConsents')).toMatchObject([
        { param: { consents: [{ kind: 'terms' }, { kind: 'privacy' }] } },
      ]),
    );
  });

  test('after “Disagree” offers to go back, to log out, or to open the account settings', async () => {
    const { person, account } = await open('/personalCenter');
    await person.click(within(await question()).getByRole('button', { name: 'Disagree' }));
    const refused = await screen.findByRole('alertdialog', { name: 'Log out without agreeing?' });
    expect(within(refused).getByRole('link', { name: 'Account settings' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await person.click(within(refused).getByRole('button', { name: 'Back' }));
    // Escape declines too, and does not log out by itself.
    await question();
    await person.keyboard('{Escape}');
    await person.click(
      within(await screen.findByRole('alertdialog', { name: 'Log out without agreeing?' })).getByRole(
        'button',
        { name: 'Log out' },
      ),
    );
    await screen.findByText('Exit successfully');
    await waitFor(() => expect(location.hash).toMatch(/^#\/homepage/));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(account()).toEqual(['terms 2026-01', 'privacy 2025-03']);
  });

  test.each(['/accountSettings', '/agreement?kind=privacy', '/resumeView?token=resume-open'])(
    'is not shown on %s',
    async (route) => {
      // The browser counts as idle from the first moment, although the page itself is still loading.
      vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
      const { local } = await open(route);
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 }).length).toBe(1));
      // Visits are logged when the page is idle, which is also when the question is asked.
      await waitFor(() => expect(calls(local, 'addPageMetaLog').length).toBeGreaterThan(0));
      expect(calls(local, 'queryDueConsents')).toEqual([]);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  test('shows a failed submit, stays, and can be sent again', async () => {
    let isDown = true;
    const { person, account } = await open('/homepage', {}, (line) => (request, options) => {
      if (isDown && methodOf(request.body) === 'giveConsents') throw new TypeError('no line');
      return line(request, options);
    });
    await person.click(within(await question()).getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(document.body.textContent).toMatch(/network is not reachable/));
    isDown = false;
    await person.click(within(await question()).getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(account()).toContain('privacy 2026-02');
  });

  test('is shown neither to a visitor nor to a person who has agreed, nor when the request for it fails', async () => {
    for (const config of [
      { persona: 'candidate' as const },
      { faults: [readFault('rm.account.queryDueConsents:http502:always')] },
    ]) {
      const { local, portal } = await open('/homepage', config);
      await waitFor(() => expect(calls(local, 'queryDueConsents').length).toBe(1));
      await waitFor(() => expect(calls(local, 'queryDueConsents')[0]?.code).not.toBe(undefined));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(document.body.textContent).not.toMatch(/not available right now/);
      portal.unmount();
    }
  });
});
