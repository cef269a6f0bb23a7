import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { drawsOf } from '../../testing/draws-of.ts';
import { followSummary } from '../../testing/follow-summary.ts';
import { askedBy, changingReply, methodOf, openPortal } from '../../testing/open-portal.ts';
import { pasteInto } from '../../testing/paste-into.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}

const main = () => screen.getByRole('main');
const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent;
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');

async function openPage(
  path: string,
  { world, storage } = { world: createLocalWorld(), storage: createMemoryStorage({ locale: 'en-us' }) },
) {
  const user = userEvent.setup();
  const { portal } = await openPortal(path, { world, storage });
  return { user, world, storage, portal };
}

/** Unlocks the link with the code that every world accepts. */
async function prove(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByRole('textbox', { name: /code/i }), '888888');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('a background check', () => {
  const open = async () => {
    const opened = await openPage('/backgroundCheck?token=background-check');
    await prove(opened.user);
    await screen.findByRole('button', { name: 'Authorize the check' });
    return opened;
  };
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    for (const [label, text] of [
      ['Name', 'Wu Xiaolan'],
      ['How you know each other', 'Former manager'],
      ['Company', 'Yunfan Software'],
      ['Phone', '13912345678'],
    ] as const)
      await pasteInto(user, screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
  };

  test('says what is checked only after the code was entered', async () => {
    const { user } = await openPage('/backgroundCheck?token=background-check');
    await screen.findByRole('textbox', { name: /code/i });
    expect(stateShown()).toBe('locked');
    expect(screen.queryByText('Education')).toBeNull();
    await prove(user);
    expect(await screen.findByText('Education')).toBeTruthy();
    expect(await axeFindings(main())).toEqual([]);
  });

  test('is authorised only with consent, the right signature and a complete referee', async () => {
    const { user, world } = await open();
    const authorise = () => user.click(screen.getByRole('button', { name: 'Authorize the check' }));
    await authorise();
    expect(screen.getAllByText('Please fill this in')).toHaveLength(4);
    expect(await followSummary(user)).toEqual([
      'Referee 1 · Name: Please fill this in',
      'Referee 1 · How you know each other: Please fill this in',
      'Referee 1 · Company: Please fill this in',
      'Referee 1 · Phone: Please fill this in',
      'Please authorize the check first',
      'Please sign with your name',
    ]);
    await fill(user);
    await user.click(screen.getByRole('checkbox'));
    await user.type(screen.getByRole('textbox', { name: /^Signature/ }), 'Somebody else');
    await authorise();
    await screen.findAllByText(/does not match your name/);
    expect(await followSummary(user)).toEqual([expect.stringMatching(/does not match your name/)]);
    await user.clear(screen.getByRole('textbox', { name: /^Signature/ }));
    await user.type(screen.getByRole('textbox', { name: /^Signature/ }), '林小雨');
    await authorise();
    expect(await screen.findByRole('heading', { name: 'You have authorized this check' })).toBeTruthy();
    expect(screen.getByText('Wu Xiaolan')).toBeTruthy();
    expect(stateShown()).toBe('done');
    expect(
      world
        .control()
        .desk.deliveries()
        .some(({ events }) => events.includes('requestSupplierCheck')),
    ).toBe(true);
  });

  test('has one field drawn anew with each letter, and not all referees', async () => {
    const draws = drawsOf('Referee {number}');
    const { user } = await open();
    draws();
    await user.type(screen.getByRole('textbox', { name: /^Company/ }), 'Yunfan Software of Shanghai');
    // Only as the form begins to count as edited.
    expect(draws()).toBeLessThan(10);
  });

  test('asks for the consent again if its text has changed since it was ticked', async () => {
    const versions = ['1', '2'];
    const user = userEvent.setup();
    await openPortal('/backgroundCheck?token=background-check', {
      storage: createMemoryStorage({ locale: 'en-us' }),
      through: changingReply(
        'getBackgroundCheck',
        ({ authorisation, ...data }: { readonly authorisation?: object }) =>
          authorisation
            ? { ...data, authorisation: { ...authorisation, version: versions.shift() ?? '2' } }
            : data,
      ),
    });
    await prove(user);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: /^Language/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: /繁體/ }));
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', false));
  });

  test('shows no referees if none are asked for, names no supplier that has no name, and asks for a full name if the name is unknown', async () => {
    const user = userEvent.setup();
    await openPortal('/backgroundCheck?token=background-check', {
      through: changingReply('getBackgroundCheck', (data) =>
        data.state === 'open'
          ? { ...data, refereesMin: 0, refereesMax: 0, candidateName: '', supplier: ' ' }
          : data,
      ),
    });
    await prove(user);
    await screen.findByRole('button', { name: 'Authorize the check' });
    expect(screen.queryByText('Referees')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a referee' })).toBeNull();
    expect(screen.getByText('Type your full name')).toBeTruthy();
    expect(
      screen.getByText(/^The company has the following checked\. Nothing is checked without/),
    ).toBeTruthy();
  });

  test.each([
    [1e21, 1e21, 20],
    [2.5, 99, 3],
    [-1, -1, 0],
  ])(
    'has as many referees as can be sent, whatever the request asks for: from %d to %d',
    async (refereesMin, refereesMax, shown) => {
      const user = userEvent.setup();
      await openPortal('/backgroundCheck?token=background-check', {
        through: changingReply('getBackgroundCheck', (data) =>
          data.state === 'open' ? { ...data, refereesMin, refereesMax } : data,
        ),
      });
      await prove(user);
      await screen.findByRole('button', { name: 'Authorize the check' });
      expect(screen.queryAllByRole('group', { name: /^Referee \d/ })).toHaveLength(shown);
    },
  );

  test('takes up to three referees', async () => {
    const { user } = await open();
    for (let more = 0; more < 2; more++)
      await user.click(screen.getByRole('button', { name: 'Add a referee' }));
    expect(screen.getAllByRole('group', { name: /^Referee \d/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Add a referee' })).toBeNull();
    // On a phone these fields open the keyboard for numbers.
    for (const phone of screen.getAllByRole('textbox', { name: /^Phone/ }))
      expect(phone).toHaveProperty('type', 'tel');
    await user.click(screen.getByRole('button', { name: 'Authorize the check' }));
    expect(screen.getAllByText('Please fill this in')).toHaveLength(12);
    const nameOf = (number: number) =>
      within(screen.getByRole('group', { name: `Referee ${number}` })).getByRole('textbox', {
        name: /^Name/,
      });
    await user.type(nameOf(3), 'Wu Xiaolan');
    await user.click(screen.getByRole('button', { name: 'Remove referee 2' }));
    expect(screen.getAllByRole('group', { name: /^Referee \d/ })).toHaveLength(2);
    expect([document.activeElement, document.activeElement]).toEqual([
      nameOf(2),
      screen.getByDisplayValue('Wu Xiaolan'),
    ]);
    // The errors of the removed referee are not shown for the next one who is added.
    await user.click(screen.getByRole('button', { name: 'Add a referee' }));
    expect(
      within(screen.getByRole('group', { name: 'Referee 3' })).queryByText('Please fill this in'),
    ).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove referee 3' }));
    expect(document.activeElement).toBe(nameOf(2));
    await user.click(screen.getByRole('button', { name: 'Remove referee 2' }));
    expect(document.activeElement).toBe(nameOf(1));
    // One referee is required.
    expect(screen.queryByRole('button', { name: /^Remove referee/ })).toBeNull();
  });

  test('keeps what was typed over a reload, except for the consent', async () => {
    const { user, world, storage, portal } = await open();
    await fill(user);
    await user.click(screen.getByRole('checkbox'));
    portal.unmount();
    // The pass is stored in the tab: after a reload no other code is needed.
    await openPage('/backgroundCheck?token=background-check', { world, storage });
    expect(await screen.findByText(/^Restored what you typed/)).toBeTruthy();
    expect(screen.getByDisplayValue('Wu Xiaolan')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  test('restores a draft with as many referees as the request asks for now', async () => {
    const { user, world, storage, portal } = await open();
    await fill(user);
    portal.unmount();
    await openPortal('/backgroundCheck?token=background-check', {
      world,
      storage,
      through: changingReply('getBackgroundCheck', (data) => ({ ...data, refereesMin: 2 })),
    });
    expect(await screen.findByText(/^Restored what you typed/)).toBeTruthy();
    expect(screen.getAllByRole('group', { name: /^Referee \d/ })).toHaveLength(2);
    expect(screen.getByDisplayValue('Wu Xiaolan')).toBeTruthy();
  });
});

describe('the results of a background check', () => {
  test('have one note drawn anew with each letter, and not all items', async () => {
    const draws = drawsOf('Results of the check');
    const { user } = await openPage('/supplierBackgroundCheck?token=supplier-check');
    const [note] = await screen.findAllByRole('textbox', { name: /^Note:/ });
    draws();
    await user.type(present(note), 'As the university has written');
    // Only as the form begins to count as edited.
    expect(draws()).toBeLessThan(10);
  });

  test('have no section for referees if the candidate has named none', async () => {
    await openPortal('/supplierBackgroundCheck?token=supplier-check', {
      through: changingReply('getSupplierCheck', (data) => ({ ...data, referees: [] })),
    });
    await screen.findByRole('button', { name: 'Submit the results' });
    expect(screen.queryByText('Referees')).toBeNull();
  });

  test('turn off the browser’s autocomplete for notes', async () => {
    await openPage('/supplierBackgroundCheck?token=supplier-check');
    const notes = await screen.findAllByRole('textbox', { name: /^Note:/ });
    expect(notes.map((note) => note.getAttribute('autocomplete'))).toEqual(notes.map(() => 'off'));
  });

  test('restore a draft’s note at its item, also when the order of the items has changed', async () => {
    const { user, world, storage, portal } = await openPage('/supplierBackgroundCheck?token=supplier-check');
    const [note] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Note:/ });
    if (!note) throw new Error('nothing is to be checked');
    const item = labelOf(note);
    await user.type(note, 'Another year.');
    portal.unmount();
    await openPortal('/supplierBackgroundCheck?token=supplier-check', {
      world,
      storage,
      through: changingReply('getSupplierCheck', ({ items, ...data }) => ({
        ...data,
        items: (items as readonly unknown[]).toReversed(),
      })),
    });
    expect(await screen.findByText(/^Restored what you typed/)).toBeTruthy();
    expect(labelOf(screen.getByDisplayValue<HTMLInputElement>('Another year.'))).toBe(item);
  });

  test('keep each note at its item when another language brings the items in another order', async () => {
    const items: (readonly Item[])[] = [];
    const user = userEvent.setup();
    const sent: unknown[] = [];
    const reversed = changingReply(
      'getSupplierCheck',
      ({ items: asked, ...data }: { readonly items: readonly Item[] }) => {
        items.push(asked);
        return { ...data, items: items.length > 1 ? items.at(-1)?.toReversed() : asked };
      },
    );
    await openPortal('/supplierBackgroundCheck?token=supplier-check', {
      storage: createMemoryStorage({ locale: 'en-us' }),
      through: (line) => {
        const changed = reversed(line);
        return (request, options) => {
          if (methodOf(request.body) === 'submitSupplierCheck')
            sent.push(askedBy(String(request.body)).param);
          return changed(request, options);
        };
      },
    });
    const groups = await screen.findAllByRole('radiogroup');
    for (const group of groups) await user.click(within(group).getByRole('radio', { name: 'Confirmed' }));
    await user.click(within(present(groups[0])).getByRole('radio', { name: 'Differs' }));
    await user.type(present(screen.getAllByRole('textbox', { name: /^Note:/ })[0]), 'Another year.');
    await user.click(screen.getByRole('button', { name: /^Language/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: /繁體/ }));
    const first = present(items[0]?.[0]);
    await waitFor(() => expect(items).toHaveLength(2));
    const named = present(items[1]?.find(({ id }) => id === first.id)).name;
    await waitFor(() =>
      expect(labelOf(screen.getByDisplayValue<HTMLInputElement>('Another year.'))).toContain(named),
    );
    await user.click(screen.getByRole('button', { name: '提交結果' }));
    await waitFor(() => expect(stateShown()).toBe('done'));
    const differing = { itemId: first.id, finding: 'differs', note: 'Another year.' };
    expect(sent).toMatchObject([{ findings: expect.arrayContaining([differing]) }]);
  });

  test('need a finding for each item, and a note where one is not confirmed', async () => {
    const { user } = await openPage('/supplierBackgroundCheck?token=supplier-check');
    const send = async () => user.click(await screen.findByRole('button', { name: 'Submit the results' }));
    await send();
    const groups = screen.getAllByRole('radiogroup');
    expect(screen.getAllByText('Please choose a result')).toHaveLength(groups.length);
    expect(await followSummary(user)).toEqual(
      ['Education', 'Employment', 'Performance'].map((name) => `${name}: Please choose a result`),
    );
    for (const group of groups) await user.click(within(group).getByRole('radio', { name: 'Confirmed' }));
    const [first] = groups;
    if (!first) throw new Error('nothing is to be checked');
    const mustExplain = () =>
      screen
        .queryAllByRole('textbox', { name: /^Note:/ })
        .filter((note) => note.getAttribute('aria-required'));
    expect(mustExplain()).toEqual([]);
    await user.click(within(first).getByRole('radio', { name: 'Differs' }));
    expect(mustExplain()).toHaveLength(1);
    const [note] = screen.getAllByRole('textbox', { name: /^Note:/ });
    if (!note) throw new Error('nothing can be noted');
    // A note of blanks counts as empty.
    await user.type(note, '  ');
    await send();
    expect(await followSummary(user)).toEqual(['Education: Please explain']);
    await user.type(note, 'Another year.');
    await send();
    expect(await screen.findByRole('heading', { name: 'You have reported these results' })).toBeTruthy();
    expect(screen.getByText('Another year.')).toBeTruthy();
    expect(stateShown()).toBe('done');
    expect(await axeFindings(main())).toEqual([]);
  });
});
