import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Tabs } from '../floating.ts';
import { axeFindings } from '../testing/axe.ts';

describe('Tabs', () => {
  const Deliveries = () => {
    const [tab, setTab] = useState<'open' | 'done'>('open');
    return (
      <Tabs
        label="Applications"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'open', label: 'Open', count: 3, content: 'Three open' },
          { value: 'done', label: 'Closed', content: 'None closed' },
        ]}
      />
    );
  };

  test('move by arrow keys and show the chosen panel', async () => {
    const user = userEvent.setup();
    render(<Deliveries />);
    await user.click(screen.getByRole('tab', { name: /Open.*3/, selected: true }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Closed' }).dataset.state).toBe('active');
    expect(screen.getByRole('tabpanel', { name: 'Closed' }).textContent).toBe('None closed');
    expect(await axeFindings()).toEqual([]);
  });

  test('wrap round by arrow keys, go to the ends by Home and End, skip disabled tabs, and are one stop of the Tab key', async () => {
    const user = userEvent.setup();
    const Days = () => {
      const [day, setDay] = useState('mon');
      const items = ['sun', 'mon', 'tue', 'wed'].map((value) => ({
        value,
        label: value,
        content: value,
        disabled: value === 'sun' || value === 'tue',
      }));
      return <Tabs label="Days" value={day} onValueChange={setDay} items={items} />;
    };
    render(<Days />);
    const shown = () => screen.getByRole('tabpanel').textContent;
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'mon' }));
    for (const [key, day] of [
      ['{ArrowRight}', 'wed'],
      ['{ArrowRight}', 'mon'],
      ['{ArrowLeft}', 'wed'],
      ['{Home}', 'mon'],
      ['{End}', 'wed'],
    ] as const) {
      await user.keyboard(key);
      expect([document.activeElement?.textContent, shown()]).toEqual([day, day]);
    }
    // The page does not scroll under the tabs, and goes back by its own keys.
    const chosen = screen.getByRole('tab', { selected: true });
    expect(fireEvent.keyDown(chosen, { key: 'End' })).toBe(false);
    expect(fireEvent.keyDown(chosen, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(shown()).toBe('wed');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'wed' }));
  });

  test('are chosen when the press begins, and by the first mouse button only', () => {
    render(<Deliveries />);
    const closed = screen.getByRole('tab', { name: 'Closed' });
    fireEvent.mouseDown(closed, { button: 2 });
    expect(screen.getByRole('tabpanel').textContent).toBe('Three open');
    fireEvent.mouseDown(closed, { button: 0 });
    expect(screen.getByRole('tabpanel').textContent).toBe('None closed');
    // As assistive technology presses, without a mouse.
    fireEvent.click(screen.getByRole('tab', { name: /Open/ }));
    expect(screen.getByRole('tabpanel').textContent).toBe('Three open');
  });
});
