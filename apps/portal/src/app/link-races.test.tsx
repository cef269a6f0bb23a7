import { type LocalWorld, magicLinks } from '@careers/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../create-portal.tsx';
import { type LinkAct, linkActs, reachAct } from '../testing/link-acts.ts';
import { askedBy, openPortal, personaWorld } from '../testing/open-portal.ts';
import { testPortal } from '../testing/test-portal.ts';

const readOnly = ['/resumeView', '/message', '/interviewResults', '/evaluationRecord'];
/** An invitation to the talent pool does not depend on an application, and the session expires long before it. */
const lasting = ['/talentInvitationUpdate'];
/** Documents may be submitted several times. */
const oftenAnswered = ['/mailResponse/attachmentUpload'];

const pages = Object.entries(linkActs);
const main = () => screen.getByRole('main');
const states = ['open', 'done', 'handled', 'expired', 'invalid', 'locked'];
const stateShown = () =>
  [...main().querySelectorAll('[data-state]:not([hidden])')]
    .map((part) => part.getAttribute('data-state') ?? '')
    .find((state) => states.includes(state));

interface Meanwhile {
  readonly local: LocalWorld;
  /** Submits another answer, as another window of the same person. */
  readonly another: () => Promise<unknown>;
}

/** Opens a page, fills it in and confirms it by a double click; `meanwhile` runs just before the submit arrives. */
async function confirm(path: string, act: LinkAct, meanwhile?: (by: Meanwhile) => unknown) {
  const { local, stored } = personaWorld({ persona: 'candidate' });
  const known = { locale: 'en-us', ...(path === '/talentInvitationUpdate' ? stored : {}) };
  let isBefore = true;
  await openPortal(`${path}?token=${act.token}`, {
    world: local,
    stored: known,
    through: (line) => async (request, options) => {
      const asked = typeof request.body === 'string' ? askedBy(request.body) : undefined;
      if (isBefore && asked?.method === act.method.name) {
        isBefore = false;
        const { gateway } = testPortal({ world: local, storage: createMemoryStorage(known) });
        const said = act.words
          ? JSON.stringify(asked.param).replaceAll(act.words, 'Said elsewhere')
          : undefined;
        const param = { ...(said ? JSON.parse(said) : asked.param), idempotencyKey: 'another-window' };
        await meanwhile?.({ local, another: () => gateway.call(act.method, param as never) });
      }
      return line(request, options);
    },
  });
  const user = userEvent.setup({ applyAccept: false });
  const button = await reachAct(user, act);
  await act.fill(user, local.world().clock.now());
  if (act.yes) {
    await user.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    await user.dblClick(await question.findByRole('button', { name: act.yes }));
  } else await user.dblClick(button);
  await waitFor(() => expect(isBefore).toBe(false));
  const sent = () =>
    local
      .world()
      .calls()
      .filter((call) => call.path.endsWith(`.${act.method.name}`));
  const taken = () => sent().filter(({ code }) => code === 'MS000A000');
  return { sent, taken };
}

/** Advances the clock to the deadline of a link. Drafts, which expire after a week, are still there. */
function endNow(local: LocalWorld, token: string): void {
  const world = local.world();
  const { links } = world.state();
  const link = links[token];
  if (!link) throw new Error(`no link ${token}`);
  links[token] = { ...link, expiresAt: world.clock.now() };
}

/** The typed text is shown on the page, to be copied. */
async function expectKept({ words }: LinkAct): Promise<void> {
  if (!words) return;
  const kept = await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
  await waitFor(() => expect(kept.value).toContain(words));
}

test('every link page that asks for an answer is covered by these tests', () => {
  const asking = [...new Set(magicLinks.map(({ page }) => page))].filter((page) => !readOnly.includes(page));
  expect(Object.keys(linkActs).toSorted()).toEqual(asking.toSorted());
});

describe.each(pages)('%s', (path, act) => {
  test('is answered once by a double click, and shows the receipt', async () => {
    const { sent, taken } = await confirm(path, act);
    // The page of an accepted offer shows its documents from the start.
    await waitFor(() => expect(taken()).toHaveLength(1));
    await waitFor(() => expect(stateShown()).toBe('done'));
    expect(sent()).toHaveLength(1);
  });

  test('shows the answer that was given in another window a moment before, and keeps what was typed', async () => {
    const { sent, taken } = await confirm(path, act, ({ another }) => another());
    const times = oftenAnswered.includes(path) ? 2 : 1;
    await waitFor(() => expect(taken()).toHaveLength(times));
    await waitFor(() => expect(stateShown()).toBe('done'));
    expect(taken()).toHaveLength(times);
    await expectKept(act);
    // The message of a refusal is shown although its form was removed (section 8, Return code 451).
    for (const { message } of sent().filter(({ code }) => code === '451'))
      expect((await screen.findAllByText(message)).length).toBe(1);
  });

  if (lasting.includes(path)) return;
  test('says that its deadline passed between opening and confirming, and keeps what was typed', async () => {
    const { taken } = await confirm(path, act, ({ local }) => endNow(local, act.token));
    await waitFor(() => expect(stateShown()).toBe('expired'));
    expect(taken()).toHaveLength(0);
    await expectKept(act);
  });

  test('says that the request was withdrawn between opening and confirming, and keeps what was typed', async () => {
    const { taken } = await confirm(path, act, ({ local }) => {
      const link = local.world().state().links[act.token];
      local.control().desk.act(link?.deliveryId ?? '', 'reject');
    });
    await waitFor(() => expect(stateShown()).toBe('handled'));
    expect(taken()).toHaveLength(0);
    await expectKept(act);
  });
});
