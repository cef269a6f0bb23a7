import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { linkActs, reachAct } from '../testing/link-acts.ts';
import { openPortal, personaWorld } from '../testing/open-portal.ts';

const DAY = 86_400_000;
const main = () => screen.getByRole('main');
const comesBackIntoSight = () => fireEvent(document, new Event('visibilitychange'));

/** Opens the page of an act, which is filled in. */
async function openFilled(path: string) {
  const done = linkActs[path];
  if (!done) throw new RangeError(`nothing is sent from ${path}`);
  const { local, stored } = personaWorld({ lang: 'en-us' });
  const user = userEvent.setup();
  await openPortal(`${path}?token=${done.token}`, { world: local, stored });
  const button = await reachAct(user, done);
  await done.fill(user, local.world().clock.now());
  return { local, done, user, button };
}

const paths = Object.keys(linkActs).filter(
  (path) =>
    // The answer does not say until when documents are taken.
    path !== '/mailResponse/attachmentUpload' &&
    // The session that it needs is over long before its deadline.
    path !== '/talentInvitationUpdate',
);

describe.each(paths)('%s, left open until its time is over,', (path) => {
  test('says so by itself, and offers what was typed to be copied', async () => {
    const { local, done } = await openFilled(path);
    local.world().clock.advance(40 * DAY);
    expect(main().querySelector('[data-state=open], [data-state=done]')).not.toBeNull();
    comesBackIntoSight();
    await waitFor(() => expect(main().querySelector('[data-state=expired]')).not.toBeNull());
    expect(screen.queryByRole('button', { name: done.button })).toBeNull();
    if (done.words)
      expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/)).value).toContain(done.words);
  });
});

test('a page does not change under a press, even if its time is over meanwhile', async () => {
  const { local, user, button } = await openFilled('/acceptInterview');
  const asked = () =>
    local
      .world()
      .calls()
      .filter(({ path }) => path.endsWith('getInterview')).length;
  local.world().clock.advance(40 * DAY);
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  const before = asked();
  comesBackIntoSight();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  await act(async () => {});
  expect(button.isConnected).toBe(true);
  await user.pointer({ keys: '[/MouseLeft]', target: main() });
  await waitFor(() => expect(button.isConnected).toBe(false));
});

test('a page that needs a login asks for none at its deadline', async () => {
  const { local, button } = await openFilled('/talentInvitationUpdate');
  const asked = () =>
    local
      .world()
      .calls()
      .filter(({ code }) => code === '40101').length;
  local.world().clock.advance(40 * DAY);
  comesBackIntoSight();
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  expect(button.isConnected).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
