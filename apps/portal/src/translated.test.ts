import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from './testing/open-portal.ts';

/** What translators of browsers do to each text. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `¡${text.data}!`;
    text.replaceWith(font);
  }
}

test('a page that the browser has translated goes on changing', async () => {
  await openPortal('/homepage');
  await screen.findAllByRole('article');
  const banner = await screen.findByRole('region', { name: 'Highlights' });
  translate(document.body);
  await waitFor(() => expect(banner.textContent).toContain('¡1!¡ / !¡3!'));
  fireEvent.click(screen.getByRole('button', { name: 'Next highlight' }));
  await waitFor(() => expect(banner.textContent).toContain('2¡ / !¡3!'));
});
