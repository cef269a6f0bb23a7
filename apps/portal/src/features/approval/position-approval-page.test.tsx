import { decidePositionApproval } from '@careers/gateway/contract';
import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changingReply, openPortal } from '../../testing/open-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');

async function openApproval(token = 'position-approval', world = createLocalWorld()) {
  const user = userEvent.setup();
  const { portal } = await openPortal(`/positionApproval?token=${token}`, { world });
  return { user, world, portal };
}

const decide = async (user: ReturnType<typeof userEvent.setup>, choice: string) => {
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${choice}`) }));
  await user.click(screen.getByRole('button', { name: 'Submit the decision' }));
};
const confirm = async (user: ReturnType<typeof userEvent.setup>, choice: string) =>
  user.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: choice }));

describe('the approval of a position', () => {
  test('shows a late decision by its label and comment, to be copied', async () => {
    const { user, world } = await openApproval();
    await user.type(await screen.findByLabelText(/^Comment/), 'Too late.');
    await decide(user, 'Reject');
    world.world().clock.advance(40 * 86_400_000);
    await confirm(user, 'Reject');
    const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);
    expect(text.value).toBe('Reject\n\nToo late.');
  });

  test.each([
    ['zh-cn', '提交决定', '职位保持不变。提交后不能更改。'],
    ['zh-hk', '提交決定', '職位維持不變。提交後不能更改。'],
  ])(
    'asks for confirmation in sentences without spaces between them in Chinese: %s',
    async (locale, button, words) => {
      const user = userEvent.setup();
      await openPortal('/positionApproval?token=position-approval', { stored: { locale } });
      const [, reject] = await screen.findAllByRole('radio');
      await user.click(present(reject));
      await user.type(screen.getByRole('textbox'), '不合适');
      await user.click(screen.getByRole('button', { name: button }));
      expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
    },
  );

  test('shows each change with its old and new value, the reason, the requester and the deadline', async () => {
    await openPortal('/positionApproval?token=position-approval', {
      through: changingReply('getPositionApproval', (data) => ({
        ...data,
        changes: [{ label: 'Openings', before: 'two', after: 'three' }],
      })),
    });
    const table = within(await screen.findByRole('table', { name: 'What changes' }));
    const rows = table
      .getAllByRole('row')
      .map(({ children }) => [...children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Field', 'Now', 'Proposed'],
      // On a phone the cells are below each other, each with the name of its column.
      ['Openings', 'Nowtwo', 'Proposedthree'],
    ]);
    expect(screen.getByText(/^Please answer by/)).toBeTruthy();
    expect(screen.getByText('Requested by').nextElementSibling?.textContent).toMatch(/@/);
    expect(await axeFindings(main())).toEqual([]);
  });

  test('keeps the lines of a value of several lines', async () => {
    await openPortal('/positionApproval?token=position-approval', {
      through: changingReply('getPositionApproval', (data) => ({
        ...data,
        changes: [{ label: 'Duties', before: '1. Write\n2. Test', after: '1. Write\n2. Test\n3. Review' }],
      })),
    });
    for (const value of [/2\. Test$/, /3\. Review$/])
      expect((await screen.findByText(value)).className).toContain('whitespace-pre-line');
  });

  test('is sent only by the button of the confirmation, and shows the receipt', async () => {
    const { user, world } = await openApproval();
    await decide(user, 'Approve');
    const decided = () =>
      world
        .world()
        .calls()
        .filter(({ path }) => path.endsWith('decidePositionApproval'));
    expect(decided()).toEqual([]);
    await confirm(user, 'Approve');
    expect(await screen.findByRole('heading', { name: 'You have approved this change' })).toBe(
      document.activeElement,
    );
    expect([stateShown(), decided().length]).toEqual(['done', 1]);
  });

  test.each(['Reject', 'Send back for changes'])('needs a comment for the decision “%s”', async (choice) => {
    const { user } = await openApproval();
    await decide(user, choice);
    const comment = screen.getByRole('textbox', { name: /^Comment/ });
    expect(comment.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please say why')).toBeTruthy();
    await user.type(comment, 'Two people are enough.');
    await user.click(screen.getByRole('button', { name: 'Submit the decision' }));
    await confirm(user, choice);
    expect(await screen.findByText('You wrote: Two people are enough.')).toBeTruthy();
    expect(stateShown()).toBe('done');
  });

  test('needs a decision', async () => {
    const { user } = await openApproval();
    await user.click(await screen.findByRole('button', { name: 'Submit the decision' }));
    expect(screen.getByText('Please choose a decision')).toBeTruthy();
  });

  test.each([
    ['closed', 'Position is closed'],
    ['delisted', 'Position has been delisted'],
  ] as const)(
    'of a position that is %s says so, and allows “Send back for changes” but not “Approve”',
    async (status, says) => {
      const { user } = await openApproval(`position-approval-${status}`);
      expect((await screen.findByText(says)).closest('[role="status"]')).toBeTruthy();
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Approve/ }).disabled).toBe(true);
      expect(await axeFindings(main())).toEqual([]);
      await decide(user, 'Send back for changes');
      await user.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Nobody is hired for it.');
      await user.click(screen.getByRole('button', { name: 'Submit the decision' }));
      await confirm(user, 'Send back for changes');
      expect(await screen.findByRole('heading', { name: /sent this back for changes/ })).toBeTruthy();
    },
  );

  test('is refused at the decision if the position was closed meanwhile, and can be decided otherwise', async () => {
    const { user, world } = await openApproval();
    await decide(user, 'Approve');
    const { desk } = world.control();
    const sample = desk.deliveries().find(({ waitsFor }) => waitsFor.includes('approval'));
    desk.setPositionStatus(sample?.positionId ?? '', 'closed');
    await confirm(user, 'Approve');
    expect(await screen.findByText('Position is closed')).toBeTruthy();
    expect(stateShown()).toBe('open');
  });

  test('says that it is no longer needed without speaking of an application, which approvers do not know', async () => {
    await openApproval('position-approval-over');
    expect(await within(main()).findByText(/no longer needed/)).toBeTruthy();
    expect(main().textContent).not.toMatch(/application/i);
  });

  test('that another approver has decided meanwhile says so, and shows what was typed', async () => {
    const world = createLocalWorld();
    const control = world.control();
    control.desk.act('delivery-seed-2', 'requestApproval');
    const [first = '', second = ''] = control
      .inbox()
      .slice(-2)
      .map(({ link }) => new URLSearchParams(link?.split('?')[1]).get('token') ?? '');
    const { user, portal } = await openApproval(second, world);
    await user.type(await screen.findByRole('textbox', { name: /^Comment/ }), 'I would wait.');
    await decide(user, 'Send back for changes');
    await testPortal({ world }).gateway.call(decidePositionApproval, {
      token: first,
      decision: 'approved',
      idempotencyKey: 'another-approver',
    });
    await confirm(user, 'Send back for changes');
    expect(await screen.findByText('Somebody else has already dealt with this.')).toBeTruthy();
    expect(stateShown()).toBe('handled');
    expect(await screen.findByDisplayValue(/I would wait\./)).toBeTruthy();
    portal.unmount();
  });
});
