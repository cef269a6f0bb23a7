import type { CollectState } from '@careers/gateway/contract';
import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { formatDay } from '../../core/format/format-day.ts';
import { createMemoryStorage } from '../../create-portal.tsx';
import { drawsOf } from '../../testing/draws-of.ts';
import { openLockedLink } from '../../testing/open-locked-link.ts';
import { askedBy, changingReply, methodOf, openPortal } from '../../testing/open-portal.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { untilAllSaved } from '../../testing/until-all-saved.ts';

type User = ReturnType<typeof userEvent.setup>;
type Through = NonNullable<NonNullable<Parameters<typeof openPortal>[1]>['through']>;

const route = '/mailResponse/collectTable?token=information-form';
const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const handIn = () => screen.getByRole('button', { name: 'Submit' });
const pdf = new File(['%PDF-1.7 of nothing'], 'degree.pdf', { type: 'application/pdf' });

const open = async (options: Parameters<typeof openLockedLink>[1] = {}) => {
  const opened = await openLockedLink(route, options);
  await screen.findByLabelText(/^Full name/);
  return opened;
};

/** The open form, and the params with which it is handed in. */
async function openWatched() {
  const sent: unknown[] = [];
  const opened = await open({
    through: (line) => (request, options) => {
      if (typeof request.body === 'string' && methodOf(request.body) === 'submitCollectTable')
        sent.push(askedBy(request.body).param);
      return line(request, options);
    },
  });
  return { ...opened, sent };
}

const answers: readonly (readonly [RegExp, string])[] = [
  [/^Full name/, 'Lin Xiaoyu'],
  [/^Identity document number/, 'E12345678'],
  [/^Date of birth/, '1995-04-12'],
  [/^Mobile/, '138 0000-0001'],
  [/^Email/, 'lin@mail.example'],
  [/^Address/, 'Keyuan Road 15'],
  [/^Earliest first day/, '2026-03-02'],
];

async function fillIn(user: User, texts = answers) {
  for (const [label, text] of texts) await pasteInto(user, screen.getByLabelText(label), text);
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.upload(screen.getByLabelText(/Choose files/), pdf);
  await screen.findByText('Uploaded');
}

test('an information form needs a code before it is shown', async () => {
  await openPortal(route);
  await screen.findByRole('heading', { name: 'Please confirm that it is you' });
  expect(stateShown()).toBe('locked');
  expect(screen.queryByLabelText(/^Full name/)).toBeNull();
});

test('an information form shows the requester, the purpose, the deadline and fields of every kind', async () => {
  await open();
  expect(stateShown()).toBe('open');
  expect(screen.getByText(/^Please answer by/)).toBeTruthy();
  expect(screen.getByText(/it is deleted after 90 days/)).toBeTruthy();
  expect(screen.getByRole('group', { name: /^Equipment you need/ })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Household registration/ })).toBeTruthy();
  expect(await axeFindings(main())).toEqual([]);
});

test('a browser may autocomplete the person’s own phone, e-mail and address, and nobody else’s', async () => {
  await open();
  const filledIn = (label: RegExp) => screen.getByLabelText(label).getAttribute('autocomplete');
  expect([/^Mobile number/, /^Email/, /^Address/].map(filledIn)).toEqual(['tel', 'email', 'street-address']);
  expect([/^Emergency contact/, /^Their phone/].map(filledIn)).toEqual(['off', 'off']);
});

test('an information form is submitted once, and its receipt shows all answers and files', async () => {
  const { user } = await open();
  await fillIn(user, answers.with(1, [/^Identity document number/, '11010519491231002X']));
  await user.click(screen.getByRole('checkbox', { name: 'Laptop' }));
  await user.click(handIn());
  const receipt = await screen.findByRole('heading', { name: 'You have submitted this form' });
  expect(receipt).toBe(document.activeElement);
  for (const [term, value] of [
    ['Full name', 'Lin Xiaoyu'],
    ['Mobile number', '13800000001'],
    ['Equipment you need', 'Laptop'],
    ['Are you bound by a non-compete agreement?', 'No'],
    ['Proof of your degree', 'degree.pdf'],
  ] as const)
    expect(screen.getByText(term).nextElementSibling?.textContent).toBe(value);
  // An address that needs two lines is not broken inside a word.
  expect(screen.getByText('Email', { selector: 'dt' }).nextElementSibling?.innerHTML).toContain(
    'lin@<wbr>mail.<wbr>example',
  );
  expect(
    screen.getByText(/^Identity document number/, { selector: 'dt' }).nextElementSibling?.innerHTML,
  ).toBe('110105<wbr>19491231<wbr>002X');
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(await axeFindings(main())).toEqual([]);
});

test('whoever types has the field drawn anew with each letter, and not the whole form', async () => {
  const draws = drawsOf('Submit');
  const { user } = await open();
  draws();
  await user.type(screen.getByLabelText(/^Full name/), 'Lin Xiaoyu of the family Lin');
  // Only as it counts as edited, and as it is saved.
  expect(draws()).toBeLessThan(10);
});

test('missing answers are listed in a summary, which gets the focus and links to each field', async () => {
  const { user, world } = await open();
  await user.click(handIn());
  const summary = await screen.findByRole('group', { name: /need your attention/ });
  const links = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(links.length).toBeGreaterThan(5);
  // Each link names the field that it leads to; no two have the same text.
  expect(new Set(links).size).toBe(links.length);
  expect(links).toContain('Date of birth: Please fill this in');
  expect(links).toContain('Are you bound by a non-compete agreement: Please fill this in');
  await waitFor(() => expect(summary.contains(document.activeElement)).toBe(true));
  await user.click(present(within(summary).getAllByRole('link')[0]));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Full name/));
  const sent = world
    .world()
    .calls()
    .map(({ path }) => path);
  expect(sent).not.toContain('rm.collect.submitCollectTable');
  expect(await axeFindings(main())).toEqual([]);
});

test('an answer that is out of its limits is refused at its field, with the limits', async () => {
  const { user } = await open();
  expect(screen.getByLabelText(/^Mobile/)).toHaveProperty('type', 'tel');
  await user.type(screen.getByLabelText(/notice/i), '400');
  for (const choice of ['Laptop', 'Desktop computer', 'Headset'])
    await user.click(screen.getByRole('checkbox', { name: choice }));
  await user.click(handIn());
  expect(await screen.findByText('Please enter a number from 0 to 180')).toBeTruthy();
  const equipment = screen.getByRole('group', { name: /^Equipment you need/ });
  await within(equipment).findByText('Please choose 2 at most');
  const described = equipment.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Please choose 2 at most',
    'Two at most',
  ]);
});

test('an e-mail and a document number are normalised before they are sent', async () => {
  const { user, sent } = await openWatched();
  await fillIn(user);
  for (const [label, text] of [
    [/^Email/, 'lin＠mail．example'],
    [/^Identity document number/, 'a123456（３）'],
  ] as const)
    await pasteInto(user, screen.getByLabelText(label), text);
  await user.click(handIn());
  await waitFor(() =>
    expect(sent).toMatchObject([{ answers: { email: 'lin@mail.example', idNumber: 'A123456(3)' } }]),
  );
});

test('a field that depends on another is shown only while that has the required answer', async () => {
  const { user } = await open();
  expect(screen.queryByLabelText(/^With whom, about what/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByLabelText(/^With whom, about what/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await waitFor(() => expect(screen.queryByLabelText(/^With whom, about what/)).toBeNull());
});

/** The draft on the server. */
const savedDraft = (world: LocalWorld) =>
  Object.values(world.world().state().links).flatMap(({ draft }) => (draft ? [draft.value] : []))[0];

test('text that can no longer be sent is shown with its questions, and choices by their labels', async () => {
  const { user, world } = await open();
  await user.type(screen.getByLabelText(/^Full name/), 'Lin Xiaoyu');
  await user.click(screen.getByRole('checkbox', { name: 'Headset' }));
  await user.click(screen.getByRole('radio', { name: 'No' }));
  world.control().desk.act('delivery-seed-1', 'screen');
  const { deliveries } = world.world().state();
  const asked = deliveries.find(({ process }) => process.requests.length > 0);
  world.control().desk.act(asked?.id ?? '', 'reject');
  await user.type(screen.getByLabelText(/^Anything else/), 'I come by train');
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
  await waitFor(() => expect(text.value).toContain('Full name: Lin Xiaoyu'));
  expect(text.value).toContain('Headset');
  expect(text.value).toContain('Are you bound by a non-compete agreement: No');
  expect(text.value).not.toMatch(/headset/);
});

describe('what was typed for a question that the company withdraws', () => {
  const left = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
  const EQUIPMENT = 'Equipment you need: Headset';

  /** The form with a headset chosen, from which the question about equipment can be withdrawn. */
  async function openChosen() {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const form = { isWithdrawn: false };
    const changed = changingReply('getCollectTable', (data: CollectState) =>
      data.state === 'open' && form.isWithdrawn
        ? {
            ...data,
            groups: data.groups.map((group) => ({
              ...group,
              fields: group.fields.filter(({ label }) => label !== 'Equipment you need'),
            })),
          }
        : data,
    );
    const refused = { returnCode: '451', returnDesc: '', returnData: btoa('{}') };
    /** A save with an answer to the withdrawn question is refused. */
    const through: Through = (whole) => {
      const line = changed(whole);
      return async (request, options) => {
        const reply = await line(request, options);
        const { body } = request;
        if (!form.isWithdrawn || typeof body !== 'string' || methodOf(body) !== 'saveCollectDraft')
          return reply;
        const { answers } = Object(askedBy(body).param);
        return 'equipment' in answers ? { ...reply, text: JSON.stringify(refused) } : reply;
      };
    };
    const opened = await open({ storage, through });
    await opened.user.click(screen.getByRole('checkbox', { name: 'Headset' }));
    const at = { portal: opened.portal };
    const reload = async () => {
      at.portal.unmount();
      at.portal = (
        await openPortal('/mailResponse/collectTable', { world: opened.world, storage, through })
      ).portal;
      await screen.findByLabelText(/^Full name/);
    };
    return { ...opened, storage, form, reload };
  }

  test.each([
    ['before it was saved', async () => {}],
    ['after it was saved', untilAllSaved],
  ])(
    'can be copied after a reload %s, and is the answer again once the question comes back',
    async (_, wait) => {
      const { user, form, reload, storage } = await openChosen();
      await wait();
      form.isWithdrawn = true;
      await reload();
      expect((await left()).value).toBe(EQUIPMENT);
      expect(screen.queryByRole('checkbox', { name: 'Headset' })).toBeNull();
      await user.type(screen.getByLabelText(/^Anything else/), 'By train');
      await wait();
      await reload();
      expect((await left()).value).toBe(EQUIPMENT);
      form.isWithdrawn = false;
      await reload();
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Headset' }).checked).toBe(true);
      expect(screen.queryByLabelText(/^Your text/)).toBeNull();
      await fillIn(user);
      await user.click(handIn());
      await screen.findByRole('heading', { name: 'You have submitted this form' });
      expect(screen.queryByLabelText(/^Your text/)).toBeNull();
      expect(storage.names().filter((name) => name.includes(':informationForm:'))).toEqual([]);
    },
  );

  test('can be copied after a reload, if it was withdrawn while the page was open', async () => {
    const { user, form, reload } = await openChosen();
    form.isWithdrawn = true;
    await user.type(screen.getByLabelText(/^Anything else/), 'By train');
    expect((await left()).value).toBe(EQUIPMENT);
    await user.type(screen.getByLabelText(/^Anything else/), ', on Tuesday');
    await untilAllSaved();
    await reload();
    expect((await left()).value).toBe(EQUIPMENT);
  });

  test('can be copied after a reload, after something else was typed and taken out again', async () => {
    const { user, form, reload } = await openChosen();
    form.isWithdrawn = true;
    await reload();
    await left();
    await user.type(screen.getByLabelText(/^Anything else/), 'By{Backspace}{Backspace}');
    await reload();
    expect((await left()).value).toBe(EQUIPMENT);
  });

  test('goes when somebody starts over, as the rest does', async () => {
    const { form, reload, user } = await openChosen();
    form.isWithdrawn = true;
    await reload();
    await left();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(screen.queryByLabelText(/^Your text/)).toBeNull());
    await reload();
    expect(screen.queryByLabelText(/^Your text/)).toBeNull();
  });
});

test('a saved draft can be continued on another device, after a code was entered there', async () => {
  const { user, world, portal } = await open();
  await user.type(screen.getByLabelText(/^Full name/), 'Lin Xiaoyu');
  await user.click(screen.getByRole('checkbox', { name: 'Headset' }));
  await user.upload(screen.getByLabelText(/Choose files/), pdf);
  await screen.findByText('Uploaded');
  await untilAllSaved();
  await waitFor(() => expect(savedDraft(world)).toMatchObject({ diploma: [{ fileName: 'degree.pdf' }] }));
  portal.unmount();
  await open({ world, storage: createMemoryStorage({ locale: 'en-us' }) });
  expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Lin Xiaoyu');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Headset' }).checked).toBe(true);
  expect(screen.getByText('degree.pdf')).toBeTruthy();
  expect(screen.getByText(/^You saved this form on/)).toBeTruthy();
});

test('a later save of another device is used instead of this device’s draft', async () => {
  const storage = createMemoryStorage({ locale: 'en-us' });
  const here = await open({ storage });
  const { world } = here;
  await here.user.type(screen.getByLabelText(/^Anything else/), 'By train');
  await waitFor(() => expect(savedDraft(world)).toMatchObject({ note: 'By train' }));
  await untilAllSaved();
  here.portal.unmount();
  const there = await open({ world, storage: createMemoryStorage({ locale: 'en-us' }) });
  await there.user.type(screen.getByLabelText(/^Anything else/), ', on Tuesday');
  await waitFor(() => expect(savedDraft(world)).toMatchObject({ note: 'By train, on Tuesday' }));
  await untilAllSaved();
  there.portal.unmount();
  await openPortal('/mailResponse/collectTable', { world, storage });
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Anything else/);
  await screen.findByText(/^You saved this form on/);
  expect(note.value).toBe('By train, on Tuesday');
  expect(screen.queryByText(/^Restored what you typed on/)).toBeNull();
});

/** A transport that can be cut: then no save of the page arrives. */
function cuttable() {
  const line = { isCut: false };
  const through: Through = (whole) => (request, options) =>
    line.isCut && typeof request.body === 'string' && methodOf(request.body) === 'saveCollectDraft'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : whole(request, options);
  return { line, through };
}

const SUFFIX = ', on Tuesday';

test.each([
  ['from the beginning', ''],
  ['after a part of it was saved', 'By train'],
])(
  'text typed without a network, %s, is saved when the page is opened again, and reaches another device',
  async (_, saved) => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    const { line, through } = cuttable();
    const { user, world, portal } = await open({ storage, through });
    if (saved) {
      await user.type(screen.getByLabelText(/^Anything else/), saved);
      await waitFor(() => expect(savedDraft(world)).toMatchObject({ note: saved }));
      await untilAllSaved();
    }
    line.isCut = true;
    await user.type(screen.getByLabelText(/^Anything else/), SUFFIX);
    portal.unmount();
    await openPortal('/mailResponse/collectTable', { world, storage });
    await screen.findByText(/^Restored what you typed on/);
    await waitFor(() => expect(savedDraft(world)).toMatchObject({ note: `${saved}${SUFFIX}`.trim() }));
  },
);

test('text typed without a network does not overwrite a later save of another device by itself', async () => {
  const storage = createMemoryStorage({ locale: 'en-us' });
  const { line, through } = cuttable();
  const here = await open({ storage, through });
  const { world } = here;
  line.isCut = true;
  await here.user.type(screen.getByLabelText(/^Anything else/), 'By bus');
  here.portal.unmount();
  const there = await open({ world, storage: createMemoryStorage({ locale: 'en-us' }) });
  await there.user.type(screen.getByLabelText(/^Anything else/), 'By train');
  await untilAllSaved();
  there.portal.unmount();
  const saves = () =>
    world
      .world()
      .calls()
      .filter(({ path }) => path.endsWith('.saveCollectDraft')).length;
  const before = saves();
  await openPortal('/mailResponse/collectTable', { world, storage });
  await screen.findByText(/^Restored what you typed on/);
  const note = screen.getByLabelText<HTMLTextAreaElement>(/^Anything else/);
  expect([note.value, saves()]).toEqual(['By bus', before]);
  expect(savedDraft(world)).toMatchObject({ note: 'By train' });
  await here.user.type(note, '!');
  await waitFor(() => expect(savedDraft(world)).toMatchObject({ note: 'By bus!' }));
});

/** Submits the form as another window does. */
function submitElsewhere(world: LocalWorld): void {
  const { deliveries, links } = world.world().state();
  const asked = deliveries.find(({ id }) => id === links['information-form']?.deliveryId);
  if (!asked) throw new Error('nobody is asked');
  const requests = asked.process.requests.map((request) => ({
    ...request,
    fate: { kind: 'answered' as const, at: world.world().clock.now(), answer: { answers: {} } },
  }));
  asked.process = { ...asked.process, requests };
}

test('a form that was submitted in another window is shown at the next save, and what was typed here can be copied', async () => {
  const { user, world } = await open();
  await user.type(screen.getByLabelText(/^Anything else/), 'By train');
  await untilAllSaved();
  submitElsewhere(world);
  await user.type(screen.getByLabelText(/^Anything else/), ', on Tuesday');
  await screen.findByRole('heading', { name: 'You have submitted this form' });
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/)).value).toContain(
    'By train, on Tuesday',
  );
});

test('text that was typed and not saved survives a reload on the same device', async () => {
  const storage = createMemoryStorage({ locale: 'en-us' });
  const world = createLocalWorld();
  const { user, portal } = await open({ world, storage });
  // Pasted at once: typing takes longer than two seconds, after which an incomplete answer would be saved.
  await user.click(screen.getByLabelText(/^Anything else/));
  await user.paste('I come by train');
  portal.unmount();
  await openPortal('/mailResponse/collectTable', { world, storage });
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Anything else/);
  await waitFor(() => expect(note.value).toBe('I come by train'));
  expect(screen.getByText(/^Restored what you typed on/)).toBeTruthy();
});

test('a day typed with slashes before a reload is submitted as that day', async () => {
  const storage = createMemoryStorage({ locale: 'en-us' });
  const world = createLocalWorld();
  const { user, portal } = await open({ world, storage });
  await fillIn(user);
  const day = () => screen.getByLabelText<HTMLInputElement>(/^Earliest first day/);
  await user.clear(day());
  await user.type(day(), '2026/4/6');
  portal.unmount();
  await openPortal('/mailResponse/collectTable', { world, storage });
  await screen.findByLabelText(/^Earliest first day/);
  // The draft is that of the device or that of the server.
  await waitFor(() => expect(['2026/4/6', '2026-04-06']).toContain(day().value));
  await user.click(handIn());
  await waitFor(() => expect(stateShown()).toBe('done'));
  expect(screen.getByText('Earliest first day').nextElementSibling?.textContent).toBe(
    formatDay('2026-04-06', 'en-us'),
  );
});

test('a draft of an earlier version of the form restores the answers that still fit, and can be submitted', async () => {
  const storage = createMemoryStorage({ locale: 'en-us' });
  const world = createLocalWorld();
  const { user, portal } = await open({ world, storage });
  await user.click(screen.getByLabelText(/^Anything else/));
  await user.paste('I come by train');
  portal.unmount();
  const key = present(storage.names().find((name) => name.includes(':informationForm:')));
  // Answers from an earlier version of the form: one for a field that no longer exists, and several choices where only one is
  // allowed now.
  const answers = { shoeSize: '38', household: ['urban', 'rural'], note: 'I come by train' };
  storage.set(key, `${world.world().clock.now()} ${JSON.stringify({ answers })}`);
  await openPortal('/mailResponse/collectTable', { world, storage });
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Anything else/);
  await waitFor(() => expect(note.value).toBe('I come by train'));
  await fillIn(user);
  await user.click(handIn());
  await screen.findByRole('heading', { name: 'You have submitted this form' });
  expect(screen.getByText('Anything else').nextElementSibling?.textContent).toBe('I come by train');
});

test('the answer to a field that is no longer shown is not sent', async () => {
  const { user, sent } = await openWatched();
  await fillIn(user);
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.type(await screen.findByLabelText(/^With whom, about what/), 'Fenghe');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(handIn());
  await screen.findByRole('heading', { name: 'You have submitted this form' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('answers.nonCompeteNote');
});

test('line breaks in an answer are shown in the receipt', async () => {
  const { user } = await open();
  await fillIn(user);
  await user.click(screen.getByLabelText(/^Anything else/));
  await user.paste('By train.\nOn Tuesdays.');
  await user.click(handIn());
  await screen.findByRole('heading', { name: 'You have submitted this form' });
  expect(screen.getByText(/By train\.\s+On Tuesdays\./).className).toContain('whitespace-pre-line');
});

test('a field whose id contains dots is answered and refused like any other', async () => {
  const dotted = changingReply('getCollectTable', (data) =>
    JSON.parse(JSON.stringify(data).replace(/"id":"(legalName|email)"/g, '"id":"candidate.$1"')),
  );
  const sent: unknown[] = [];
  const { user } = await open({
    through: (line) => {
      const changed = dotted(line);
      return (request, options) => {
        if (typeof request.body === 'string' && methodOf(request.body) === 'submitCollectTable')
          sent.push(askedBy(request.body).param);
        return changed(request, options);
      };
    },
  });
  await fillIn(user);
  await user.click(handIn());
  await waitFor(() =>
    expect(sent).toMatchObject([
      { answers: { 'candidate.legalName': 'Lin Xiaoyu', 'candidate.email': 'lin@mail.example' } },
    ]),
  );
  expect(screen.getByLabelText(/^Full name/)).toHaveProperty('value', 'Lin Xiaoyu');
});

test('an answer that only the server refuses is marked at its field, and what was typed stays', async () => {
  // The portal believes that the field is optional, but the server requires it.
  const through = changingReply('getCollectTable', (data) =>
    JSON.parse(
      JSON.stringify(data).replace(
        '"id":"email","kind":"email","maxLength":50,"label":"Email","required":true',
        '"id":"email","kind":"text","maxLength":50,"label":"Email","required":false',
      ),
    ),
  );
  const { user } = await open({ through });
  await fillIn(user);
  await pasteInto(user, screen.getByLabelText(/^Email/), 'no address');
  await user.click(handIn());
  await waitFor(() => expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Lin Xiaoyu');
  expect(stateShown()).toBe('open');
});

interface AskedForm {
  readonly state: string;
  readonly groups: readonly { readonly fields: readonly { readonly id: string }[] }[];
}
const withoutEmail = (data: AskedForm) =>
  data.state === 'open'
    ? {
        ...data,
        groups: data.groups.map((group) => ({
          ...group,
          fields: group.fields.filter(({ id }) => id !== 'email'),
        })),
      }
    : data;

/** Fills in the form without an e-mail, and submits it to a server that requires one. */
async function handInWithoutEmail(isAsked: () => boolean) {
  const through = changingReply('getCollectTable', (data: AskedForm) =>
    isAsked() ? data : withoutEmail(data),
  );
  const { user } = await open({ through });
  await fillIn(
    user,
    answers.filter(([label]) => !label.test('Email')),
  );
  await user.click(handIn());
  return { user };
}

test('a required field that was added since the form was opened is shown and marked after a submit', async () => {
  let isAsked = false;
  await handInWithoutEmail(() => {
    const now = isAsked;
    isAsked = true;
    return now;
  });
  const summary = await screen.findByRole('group', { name: '1 thing needs your attention' });
  expect(within(summary).getByRole('link', { name: /^Email/ })).toBeTruthy();
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
});

test('a refusal for a field that is not on the page is shown as a message', async () => {
  await handInWithoutEmail(() => false);
  expect(await screen.findByText('Please check what is marked')).toBeTruthy();
  expect(stateShown()).toBe('open');
});

test('a submitted, withdrawn or expired form says so', async () => {
  const { portal } = await openLockedLink('/mailResponse/collectTable?token=information-form-done');
  await screen.findByRole('heading', { name: 'You have submitted this form' });
  portal.unmount();
  for (const [token, state] of [
    ['information-form-over', 'handled'],
    ['information-form-expired', 'expired'],
    ['offer-pending', 'invalid'],
  ] as const) {
    const opened = await openPortal(`/mailResponse/collectTable?token=${token}`);
    await waitFor(() => expect(stateShown()).toMatch(new RegExp(`${state}|locked`)));
    opened.portal.unmount();
  }
});
