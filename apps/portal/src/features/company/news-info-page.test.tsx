import { createLocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changingReply, openPortal } from '../../testing/open-portal.ts';

const world = (...faults: string[]) => createLocalWorld({ faults: faults.map(readFault) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const leak = 'Leak listeners find a pipe that had been seeping for six years';

/** The company's three news, as if there were many. */
const manyNews = changingReply('queryNews', ({ rows }: { readonly rows: readonly object[] }) => ({
  total: 20,
  rows: [...rows, { id: 'news-of-any-page', title: 'Of any page', publishedAt: '2026-01-05T10:00:00+08:00' }],
}));

describe('/complex/newsInfoPage without an id', () => {
  test('lists the news of the company, the latest first, and each leads to its text and back', async () => {
    await openPortal('/complex/newsInfoPage?comId=com-water', { world: world() });
    await heading('News');
    await screen.findByRole('link', { name: leak });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles[0]).toBe(leak);
    expect(titles).toHaveLength(3);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: leak }));
    await heading(leak);
    await userEvent.click(screen.getByRole('link', { name: 'All news' }));
    await heading('News');
    expect(location.hash).toBe('#/complex/newsInfoPage?comId=com-water');
  });

  test('has pages, whose number is in the address', async () => {
    await openPortal('/complex/newsInfoPage?comId=com-water', { world: world(), through: manyNews });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of the news' }));
    await userEvent.click(pages.getByRole('button', { name: 'Page 2' }));
    expect(location.hash).toContain('page=2');
  });

  test('shows the last page for a page number that is too high', async () => {
    await openPortal('/complex/newsInfoPage?comId=com-water&page=9', { world: world(), through: manyNews });
    await waitFor(() => expect(location.hash).toMatch(/page=[2-8]\b/));
  });

  test('says that a company has no news, and links to its positions', async () => {
    await openPortal('/complex/newsInfoPage?comId=com-water', {
      world: world(),
      through: changingReply('queryNews', () => ({ total: 0, rows: [] })),
    });
    await screen.findByText('This company has not published any news yet.');
    await userEvent.click(screen.getByRole('link', { name: 'View its open positions' }));
    await heading('Positions');
  });

  test('shows a button that tries again after a failed request', async () => {
    await openPortal('/complex/newsInfoPage?comId=com-water', {
      world: world('rm.company.queryNews:network:once'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: leak });
  });
});

describe('/complex/newsInfoPage with an id', () => {
  test('shows the title and text of the news', async () => {
    await openPortal('/complex/newsInfoPage?comId=com-water&id=news-water-leak', { world: world() });
    await heading(leak);
    screen.getByText(/^At night there is little traffic/);
    expect(await axeFindings()).toEqual([]);
  });

  test.each(['news-of-nobody', 'news-energy-storage'])(
    'does not find %s, which is not news of this company, and links to all of its news',
    async (id) => {
      await openPortal(`/complex/newsInfoPage?comId=com-water&id=${id}`, { world: world() });
      await screen.findByText('This piece of news could not be found.');
      expect(await axeFindings()).toEqual([]);
      await userEvent.click(screen.getByRole('link', { name: 'All news' }));
      await screen.findByRole('link', { name: leak });
    },
  );

  test('sanitises the text of the news', async () => {
    await openPortal('/complex/newsInfoPage?comId=com-water&id=news-water-leak', {
      world: world(),
      through: changingReply('getNews', (data) => ({
        ...data,
        content: '<p onclick="steal()">Fine words<img src=x onerror=steal()></p>',
      })),
    });
    expect((await screen.findByText('Fine words')).outerHTML).toBe('<p>Fine words</p>');
  });
});
