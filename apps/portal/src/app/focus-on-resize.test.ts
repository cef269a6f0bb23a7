import { present } from '@careers/ui/testing/present';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepFocusOnResize } from './focus-on-resize.ts';

/** Lays nothing out, so that the attribute says what is shown at which size. */
let size: 'wide' | 'narrow';
let portal: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <div>
      <header>
        <div data-counterpart="menu" data-at="narrow">
          <button aria-haspopup="dialog" aria-controls="sheet" data-state="open">Menu</button>
        </div>
        <a href="#/homepage">Chengyuan</a>
        <nav data-counterpart="menu" data-at="wide"><a href="#/homepage">Home</a><a href="#/position">Positions</a></nav>
      </header>
      <main>
        <a href="#/position">Back</a>
        <aside data-at="wide"><button disabled>Share</button><button id="share">Share</button></aside>
        <ul><li><a href="#1">Previous</a></li><li data-at="wide"><a href="#3">3</a></li><li><a href="#4">Next</a></li></ul>
        <div data-at="narrow"><button>Share</button></div>
      </main>
    </div>`;
  portal = present(document.querySelector('div'));
  size = 'wide';
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const at = this.closest('[data-at]')?.getAttribute('data-at');
    const boxes = this.isConnected && (at ?? size) === size ? [new DOMRect()] : [];
    return Object.assign(boxes, { item: (index: number) => boxes[index] ?? null });
  });
});

/** The window gets a size, and the browser takes the focus from what is hidden by it. */
function resize(to: typeof size): string | undefined {
  const last = document.activeElement;
  size = to;
  if (last instanceof HTMLElement && last.getClientRects().length === 0) last.blur();
  keepFocusOnResize(portal, last);
  return focused();
}

function focused(): string | undefined {
  const { activeElement } = document;
  return activeElement === document.body ? undefined : activeElement?.textContent;
}

function focus(selector: string): HTMLElement {
  const element = present(portal.querySelector<HTMLElement>(selector));
  element.focus();
  return element;
}

test.each([
  ['a button, to the same one elsewhere', '#share', 'Share'],
  ['an entry of the menu, to the button that opens it', 'nav a:last-child', 'Menu'],
  ['a page, to the next beside it', 'li [href="#3"]', 'Next'],
])('the focus moves from %s, and back when the first is shown again', (_what, selector, other) => {
  const element = focus(selector);
  expect(resize('narrow')).toBe(other);
  expect(document.activeElement).not.toBe(element);
  resize('wide');
  expect(document.activeElement).toBe(element);
});

test('what stays shown keeps the focus, and what was focused since is not left', () => {
  const back = focus('main > a');
  resize('narrow');
  expect(document.activeElement).toBe(back);
  resize('wide');
  const share = focus('#share');
  focus('main > a');
  size = 'narrow';
  keepFocusOnResize(portal, share);
  expect(document.activeElement).toBe(back);
});

test('a sheet whose button was hidden meanwhile leaves the focus to what the button stood for', async () => {
  portal.insertAdjacentHTML('beforeend', '<div role="dialog" id="sheet"><button>Close</button></div>');
  size = 'narrow';
  const close = focus('#sheet button');
  expect(resize('wide')).toBe('Close');
  close.parentElement?.remove();
  await vi.waitFor(() => expect(focused()).toBe('Home'));
});
