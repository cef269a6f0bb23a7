import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { followTranslation } from './follow-translation.ts';

let stop = () => {};
afterEach(() => stop());

/** What translators of browsers put in the place of a text. */
function translationOf(text: Text): HTMLElement {
  const font = document.createElement('font');
  font.appendChild(document.createElement('font')).textContent = `¡${text.data}!`;
  return font;
}

const waysToReplace = {
  'in one step': (text: Text) => text.replaceWith(translationOf(text)),
  'the translation before the text, which goes then': (text: Text) => {
    text.before(translationOf(text));
    text.remove();
  },
  'the translation behind the text, which goes then': (text: Text) => {
    text.after(translationOf(text));
    text.remove();
  },
} as const;

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data && !node.parentElement?.closest('font')) found.push(node);
  return found;
}

const seen = () => document.body.textContent;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function Applications({ count, note }: { readonly count: number; readonly note?: ReactNode }) {
  return (
    <p>
      {count > 0 && <b>New: </b>}
      You have {count} {note}
      applications
    </p>
  );
}

describe.each(Object.entries(waysToReplace))(
  'a page that the browser translates, with each text replaced %s',
  (_way, replace) => {
    async function translate() {
      for (const text of textsIn(document.body)) replace(text);
      await nextTask();
    }

    async function show(element: ReactNode) {
      const view = render(element);
      stop = followTranslation(view.container);
      await translate();
      return {
        change: async (next: ReactNode) => {
          view.rerender(next);
          await nextTask();
        },
        leave: () => view.unmount(),
      };
    }

    it('puts what React adds, changes and removes among the translated texts', async () => {
      const { change, leave } = await show(<Applications count={0} />);
      expect(seen()).toBe('¡You have !¡0!¡ !¡applications!');
      await change(<Applications count={3} note="open " />);
      expect(seen()).toBe('New: ¡You have !3¡ !open ¡applications!');
      await translate();
      expect(seen()).toBe('¡New: !¡You have !¡3!¡ !¡open !¡applications!');
      await change(<Applications count={4} note={<i>closed </i>} />);
      expect(seen()).toBe('¡New: !¡You have !4¡ !closed ¡applications!');
      await change(<Applications count={0} />);
      expect(seen()).toBe('¡You have !0¡ !¡applications!');
      leave();
      expect(seen()).toBe('');
    });

    it('shows the new words of a text that is alone in its element', async () => {
      const { change } = await show(<button type="button">Send</button>);
      screen.getByRole('button', { name: '¡Send!' });
      await change(<button type="button">Sending …</button>);
      expect(seen()).toBe('Sending …');
    });

    it.each([
      ['with the texts that it took out', (text: Text) => text],
      ['with texts of its own', (text: Text) => new Text(text.data)],
    ])('shows its own words again when the translation is undone, %s', async (_which, put) => {
      const view = render(<Applications count={0} note="open " />);
      stop = followTranslation(view.container);
      const texts = textsIn(document.body).map((text) => ({ text, data: text.data, back: put(text) }));
      await translate();
      const fonts = [...document.querySelectorAll('font:not(font font)')];
      for (const [at, { back }] of texts.entries()) fonts[at]?.replaceWith(back);
      await nextTask();
      expect(seen()).toBe('You have 0 open applications');
      view.rerender(<Applications count={2} />);
      expect(seen()).toBe('New: You have 2 applications');
    });
  },
);

it('followTranslation leaves alone what React itself puts in place of a text, and any change after it has stopped', async () => {
  const view = render(<Applications count={2} note="open " />);
  stop = followTranslation(view.container);
  view.rerender(<Applications count={2} note={<i>closed </i>} />);
  await nextTask();
  expect(seen()).toBe('New: You have 2 closed applications');
  stop();
  const [text] = textsIn(view.container);
  text?.replaceWith(translationOf(text));
  await nextTask();
  expect(seen()).toBe('¡New: !You have 2 closed applications');
});
