import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Stepper } from '../forms.ts';
import { Table } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';
import { present } from '../testing/present.ts';

describe('Stepper', () => {
  test('names the steps that are done, the current one, and those that come', async () => {
    render(
      <Stepper
        label="Onboarding"
        steps={[
          { key: 'basic', title: 'Basics' },
          { key: 'bank', title: 'Bank account', description: 'For your salary' },
          { key: 'files', title: 'Documents' },
        ]}
        current="bank"
        stateLabels={{ done: 'done', current: 'now', upcoming: 'to come' }}
      />,
    );
    const steps = within(screen.getByRole('list', { name: 'Onboarding' })).getAllByRole('listitem');
    expect(steps.map(({ dataset }) => dataset.state)).toEqual(['done', 'current', 'upcoming']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(present(steps[0]).textContent).toBe('Basics done');
    expect(screen.queryByRole('button')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('Table', () => {
  const pay = [
    { part: 'Salary', amount: '¥32,000' },
    { part: 'Bonus', amount: '¥18,000' },
  ];

  test('has a caption, and header cells for its columns and rows', async () => {
    render(
      <Table
        caption="Pay"
        columns={[
          { key: 'part', header: 'Part', cell: ({ part }) => part },
          { key: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
        ]}
        rows={pay}
        rowKey={({ part }) => part}
      />,
    );
    const table = within(screen.getByRole('table', { name: 'Pay' }));
    expect(table.getAllByRole('columnheader').map((head) => head.getAttribute('scope'))).toEqual([
      'col',
      'col',
    ]);
    const row = table.getByRole('row', { name: /Bonus/ });
    expect(within(row).getByRole('rowheader').getAttribute('scope')).toBe('row');
    // The label of a narrow table is for eyes; the column's head says it to those who listen.
    expect(within(row).getByText('Amount').getAttribute('aria-hidden')).toBe('true');
    expect(await axeFindings()).toEqual([]);
  });
});
