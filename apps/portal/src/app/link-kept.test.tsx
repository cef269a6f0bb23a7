import type { Transport } from '@careers/gateway';
import { type LocalWorld, magicLinks } from '@careers/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../create-portal.tsx';
import { type LinkAct, linkActs, reachAct } from '../testing/link-acts.ts';
import { askedBy, methodOf, openPortal, personaWorld } from '../testing/open-portal.ts';

/** The text of the specification (section 8). */
const UNSAVED = 'Your changes have not been saved yet, do you need to save the content of this change?';

const typed = Object.entries(linkActs).flatMap(([path, act]) => {
  const { words } = act;
  return words === undefined ? [] : [[path, { ...act, words }] as const];
});
const main = () => within(screen.getByRole('main'));

interface Typed {
  readonly path: string;
  readonly act: LinkAct & { readonly words: string };
}

/** Fills in a link page; `open` opens a page again in the same tab. */
async function fillIn({ path, act }: Typed) {
  const { local } = personaWorld({ persona: 'candidate' });
  const storage = createMemoryStorage({ locale: 'en-us' });
  const user = userEvent.setup({ applyAccept: false });
  const open = (address: string, world: LocalWorld = local) => openPortal(address, { world, storage });
  const { portal } = await open(`${path}?token=${act.token}`);
  const button = await reachAct(user, act);
  await act.fill(user, local.world().clock.now());
  await main().findByDisplayValue(act.words);
  return { portal, user, open, button };
}

/** Presses the submit button, and confirms if there is a confirmation. */
async function send(user: ReturnType<typeof userEvent.setup>, act: LinkAct): Promise<void> {
  await user.click(main().getByRole('button', { name: act.button }));
  await sayYes(user, act);
}

async function sayYes(user: ReturnType<typeof userEvent.setup>, { yes }: LinkAct): Promise<void> {
  if (!yes) return;
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: yes }));
}

test('every link page with a text field is covered by these tests', () => {
  const untyped = ['/mailResponse/acceptOffer', '/mailResponse/attachmentUpload', '/acceptInterview'];
  const own = [
    '/resumeView',
    '/message',
    '/interviewResults',
    '/evaluationRecord',
    '/talentInvitationUpdate',
  ];
  const all = new Set(magicLinks.map(({ page }) => page));
  expect([...typed.map(([path]) => path), ...untyped, ...own].toSorted()).toEqual([...all].toSorted());
});

describe.each(typed)('text typed on %s', (path, act) => {
  test('is restored after a reload', async () => {
    const { portal, open, user } = await fillIn({ path, act });
    dispatchEvent(new Event('pagehide'));
    portal.unmount();
    await open(path);
    await reachAct(user, act);
    expect(await main().findByDisplayValue(act.words)).toBeTruthy();
  });

  test('is asked about when the page is left, in the specification’s words, and can be saved', async () => {
    const { user, open, portal } = await fillIn({ path, act });
    location.hash = '#/noData';
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(UNSAVED);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash.split('?')[0]).toBe('#/noData'));
    portal.unmount();
    await open(`${path}?token=${act.token}`);
    await reachAct(user, act);
    expect(await main().findByDisplayValue(act.words)).toBeTruthy();
  });
});

describe.each(Object.entries(linkActs))('a submit on %s', (path, act) => {
  test('whose connection breaks shows an error, keeps what was typed, and is sent again only by a second press, under the same key', async () => {
    const { local, stored } = personaWorld({ persona: 'candidate' });
    const user = userEvent.setup({ applyAccept: false });
    const keys: unknown[] = [];
    const through = (line: Transport): Transport => {
      return (request, options) => {
        if (typeof request.body !== 'string' || methodOf(request.body) !== act.method.name)
          return line(request, options);
        keys.push((askedBy(request.body).param as { idempotencyKey?: unknown }).idempotencyKey);
        return keys.length === 1 ? Promise.reject(new TypeError('connection lost')) : line(request, options);
      };
    };
    const login = act.method.access === 'session' ? stored : {};
    await openPortal(`${path}?token=${act.token}`, { world: local, stored: login, through });
    await reachAct(user, act);
    await act.fill(user, local.world().clock.now());
    await send(user, act);
    await screen.findByText(/^The network is not reachable/);
    if (act.words !== undefined) expect(main().getByDisplayValue(act.words)).toBeTruthy();
    dispatchEvent(new Event('online'));
    if (!act.staysAsked) await user.click(main().getByRole('button', { name: act.button }));
    await sayYes(user, act);
    await waitFor(() => expect(screen.getByRole('main').querySelector('div[data-state=done]')).toBeTruthy());
    // A page that has shown a receipt before has it already.
    await waitFor(() => expect([keys.length, new Set(keys).size]).toEqual([2, 1]));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});
