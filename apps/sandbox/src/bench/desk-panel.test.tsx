import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createRunningWorld } from '../testing/running-world.ts';
import { Bench } from './bench.tsx';

beforeEach(() => localStorage.clear());

async function openDesk(size?: number) {
  const user = userEvent.setup();
  const world = createRunningWorld(size === undefined ? {} : { size });
  render(<Bench tools={world.tools} />);
  await user.click(screen.getByRole('tab', { name: 'Desk' }));
  const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name} \\d`) }));
  return { ...world, user, column };
}

const actions = (column: Pick<typeof screen, 'queryAllByRole'>) =>
  column.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the recruiter’s desk', () => {
  test('shows the deliveries by stage, each with the events that are possible now', async () => {
    const { column } = await openDesk();
    expect(actions(column('Applied'))).toEqual(['Start screening', 'Reject', 'Ask']);
    expect(actions(column('Interview'))).toEqual([
      'Invite to interview',
      'Let them choose a time',
      'Send offer',
      'Reject',
      'Ask',
    ]);
    expect(actions(column('Closed'))).toEqual(['Ask']);
    const facts = (stage: string) =>
      column(stage).getByRole('listitem').querySelector('.bench-meta')?.textContent;
    expect(facts('Applied')).toMatch(/^[\d-]{10}$/);
    expect(facts('Interview')).toMatch(/^[\d-]{10}Interview: agreed, [\d-]{10} \d\d:\d\d$/);
    expect(screen.queryByText(/^Nothing to do|^Nobody has applied/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    // What can be done about a delivery is named after it, since every delivery has the same buttons.
    expect(column('Applied').getByRole('group').getAttribute('aria-labelledby')).toBe(
      column('Applied').getByText(/ · /).id,
    );
    expect(await axeFindings()).toEqual([]);
  });

  test('moves a delivery on: a sent offer is in the inbox with its link', async () => {
    const { column, user, sandbox } = await openDesk();
    await user.click(column('Interview').getByRole('button', { name: 'Send offer' }));
    expect(column('Offer').getByText('Offer: waits for an answer')).toBeTruthy();
    expect(actions(column('Offer'))).toEqual(['Reject', 'Ask']);
    expect(sandbox.inbox().at(-1)?.link).toMatch(/^\/mailResponse\/acceptOffer\?token=/);
  });

  test('shows hundreds of deliveries and messages in parts, and one that is moved on wherever it goes', async () => {
    const { column, user, sandbox } = await openDesk();
    const state = sandbox.snapshot();
    const copies = <Row,>(row: Row | undefined, name: string, rest: object = {}) =>
      row ? Array.from({ length: 120 }, (_, at) => ({ ...row, ...rest, id: `${name}-${at}` })) : [];
    const of = (stage: string) => {
      const found = sandbox.desk.deliveries().find((one) => one.stage === stage);
      return state.deliveries.find(({ id }) => id === found?.id);
    };
    const later = { deliveredAt: Date.now() };
    await act(async () =>
      sandbox.restore({
        ...state,
        deliveries: [
          ...state.deliveries,
          ...copies(of('delivered'), 'new'),
          ...copies(of('closed'), 'closed', later),
        ],
        inbox: [...state.inbox, ...copies(state.inbox[0], 'mail')],
      }),
    );
    const rows = (stage: string) => column(stage).getAllByRole('listitem');
    expect(rows('Applied')).toHaveLength(50);
    await user.click(column('Applied').getByRole('button', { name: 'Show more (71)' }));
    expect(rows('Applied')).toHaveLength(100);
    expect(rows('Applied')[50]?.contains(document.activeElement)).toBe(true);
    expect(rows('Closed')).toHaveLength(50);
    const [reject] = column('Applied').getAllByRole('button', { name: 'Reject' });
    present(reject).focus();
    await user.keyboard('{Enter}');
    expect(rows('Closed')).toHaveLength(51);
    expect(rows('Closed').at(-1)).toBe(document.activeElement);
    await user.click(screen.getByRole('tab', { name: 'Inbox' }));
    expect(document.querySelectorAll('[data-message]')).toHaveLength(50);
  });

  test('in Chinese, shows the state of an offer and of an interview with Chinese punctuation', async () => {
    const { column, user } = await openDesk();
    await user.click(column('Interview').getByRole('button', { name: 'Send offer' }));
    await user.click(screen.getByRole('button', { name: '中文' }));
    expect(column('录用通知').getByText(/^录用通知：/)).toBeTruthy();
    expect(screen.getByText(/^面试：.+，2\d{3}-/)).toBeTruthy();
  });

  test('asks only for what can be asked for now, and then says what the delivery waits for', async () => {
    const { column, user, sandbox } = await openDesk();
    const ask = column('Interview').getByRole<HTMLSelectElement>('combobox', { name: 'Ask for' });
    expect([...ask.options].map(({ text }) => text)).toEqual([
      'Evaluation',
      'Approval',
      'Background check',
      'Information form',
      'Resume update',
      'Better resume',
    ]);
    const before = sandbox.inbox().length;
    await user.selectOptions(ask, 'Approval');
    // Who walks through the choices by arrow keys has asked for nothing yet.
    expect(sandbox.inbox()).toHaveLength(before);
    await user.click(column('Interview').getByRole('button', { name: 'Ask' }));
    expect(column('Interview').getByText('Waits for: Approval')).toBeTruthy();
    expect(
      sandbox
        .inbox()
        .slice(before)
        .map(({ to }) => to),
    ).toEqual(['approvals@chengyuan.example', 'second.approver@chengyuan.example']);
    expect(actions(column('Interview'))).not.toContain('Send offer');
  });

  test('keeps the keyboard’s focus on a delivery that moves from column to column', async () => {
    // The portal beside the bench shows the same delivery.
    const card = document.createElement('article');
    card.dataset.delivery = 'delivery-seed-1';
    document.body.prepend(card);
    onTestFinished(() => card.remove());
    const { column, user } = await openDesk();
    column('Applied').getByRole('button', { name: 'Start screening' }).focus();
    for (const action of ['Start screening', 'Invite to interview', 'Send offer']) {
      expect(document.activeElement?.textContent).toBe(action);
      await user.keyboard('{Enter}');
      const row = document.querySelector('li[data-delivery="delivery-seed-1"]');
      expect(document.activeElement).toBe(row);
      await user.tab();
      while (action === 'Invite to interview' && document.activeElement?.textContent !== 'Send offer')
        await user.tab();
    }
    expect(column('Offer').getByText('Offer: waits for an answer')).toBeTruthy();
  });

  test('says why an event is no longer possible, when another tab was faster', async () => {
    const { column, user, running } = await openDesk();
    // Another tab has closed it meanwhile, and this one has not heard of it.
    running.control.desk.moveDelivery('delivery-seed-2', 'closed');
    await user.click(column('Interview').getByRole('button', { name: 'Send offer' }));
    expect(screen.getByRole('alert').textContent).toContain('delivery-seed-2 is at closed: no sendOffer');
    await user.click(column('Applied').getByRole('button', { name: 'Start screening' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('in a Chinese bench, says in Chinese why an event is no longer possible', async () => {
    const user = userEvent.setup();
    const { tools, running } = createRunningWorld({ lang: 'zh-cn' });
    render(<Bench tools={tools} />);
    await user.click(screen.getByRole('tab', { name: '招聘台' }));
    const column = within(screen.getByRole('region', { name: /^面试/ }));
    running.control.desk.moveDelivery('delivery-seed-2', 'closed');
    await user.click(column.getByRole('button', { name: '发出录用通知' }));
    expect(screen.getByRole('alert').textContent).toBe(
      'delivery-seed-2 处于 closed，不能 sendOffer；现在可以：requestTalentUpdate',
    );
  });

  test('closes and delists a position', async () => {
    const { column, user, sandbox } = await openDesk();
    await user.selectOptions(column('Applied').getByRole('combobox', { name: 'Position' }), 'Delisted');
    expect(sandbox.desk.deliveries()[0]?.positionStatus).toBe('delisted');
  });

  test('moves a recommendation on, to the stages that are possible', async () => {
    const { sandbox, running, user, spies } = await openDesk();
    const { state, clock } = running.world;
    state().recommendations.push({
      id: 'recommendation-1',
      accountId: 'acc-candidate',
      siteId: 'site-external',
      applicantName: 'Li Lei',
      gender: '',
      phone: '+86 13911112222',
      email: 'li.lei@mail.example',
      file: { fileId: 'file-1', fileName: 'li-lei.pdf', size: 100 },
      reason: '',
      steps: [{ stage: 'received', at: clock.now() }],
    });
    sandbox.advance('1s');
    const row = within(await screen.findByRole('region', { name: /^Recommendations 1/ }));
    expect(row.getByText('Li Lei')).toBeTruthy();
    expect(row.queryByText(/^Nothing to do/)).toBeNull();
    expect(actions(row)).toEqual(['Screening', 'Closed']);
    await user.click(row.getByRole('button', { name: 'Screening' }));
    expect(sandbox.desk.recommendations()[0]?.stage).toBe('screening');
    expect(actions(row)).toEqual(['Interview', 'Closed']);
    expect(document.activeElement).toBe(row.getByRole('listitem'));
    spies.changed.mockClear();
    await act(() => sandbox.desk.moveRecommendation('recommendation-1', 'closed'));
    expect(spies.changed).toHaveBeenCalledOnce();
    expect(row.getByText('Nothing to do for the recruiter.')).toBeTruthy();
  });

  test('says so where nobody has applied', async () => {
    await openDesk(0);
    expect(screen.getByText('Nobody has applied yet.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Recommendations/ })).toBeNull();
  });
});
