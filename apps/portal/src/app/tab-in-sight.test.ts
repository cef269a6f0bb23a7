import { present } from '@careers/ui/testing/present';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepTabInSight } from './tab-in-sight.ts';

test('a portal that is itself in something fixed scrolls what Tab reaches all the same', async () => {
  document.body.innerHTML =
    '<div style="position: fixed"><main style="position: sticky"><input></main></div>';
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  onTestFinished(keepTabInSight(present(document.querySelector('main'))));
  await userEvent.setup().tab();
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('what Tab reaches is scrolled into full sight, but not in bars that stay, and not by a press', async () => {
  document.body.innerHTML = `
    <main>
      <header style="position: sticky"><nav><a href="#/position">Positions</a></nav></header>
      <input aria-label="Name">
      <input aria-label="City">
      <div style="position: fixed"><button>Save</button></div>
    </main>
    <button>Elsewhere</button>`;
  const element = present(document.querySelector('main'));
  const shown: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, way) {
    shown.push([this.getAttribute('aria-label') ?? this.textContent, way]);
  });
  onTestFinished(keepTabInSight(element));
  const user = userEvent.setup();
  for (const _stop of ['Positions', 'Name', 'City', 'Save', 'Elsewhere']) await user.tab();
  expect(shown).toEqual([
    ['Name', { block: 'nearest' }],
    ['City', { block: 'nearest' }],
  ]);
  shown.length = 0;
  await user.click(present(element.querySelector('input')));
  await user.keyboard('a');
  expect(shown).toEqual([]);
});
