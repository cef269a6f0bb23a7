import { readWorldAddress, type WorldConfig } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createRunningWorld } from '../../testing/running-world.ts';
import { Bench } from '../bench.tsx';
import { tours } from './tours.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
});

/** Opens a page of a world as its address says, with the bench as it was left. */
function openPage(query: string, route: string) {
  history.replaceState(null, '', `#${route}`);
  const read = readWorldAddress(query);
  if (!read.ok) throw new Error(`${query} describes no world`);
  const { running, spies, tools } = createRunningWorld(read.config);
  const adjust = (changes: Partial<WorldConfig>) =>
    act(() => {
      running.control.adjust({ ...running.world.config, ...changes });
      spies.changed();
    });
  return { adjust, ...render(<Bench tools={tools} />) };
}

async function openTours(query: string, route = '/homepage') {
  const user = userEvent.setup();
  const { adjust, unmount } = openPage(query, route);
  await user.click(screen.getByRole('tab', { name: 'Tours' }));
  await screen.findByRole('button', { name: 'Three languages' });
  return { user, adjust, unmount };
}

/** The ways back and on, and the links of the tour that is open. */
const ways = () => within(screen.getByRole('navigation')).queryAllByRole('link');
const stepLinks = () => within(screen.getByRole('list', { name: /./ })).getAllByRole('link');
const marked = () =>
  [...document.querySelectorAll('[aria-current=step]')].map(({ textContent }) => textContent);

/** Goes to a route of the same world, as the portal does by itself. */
const goTo = (route: string) =>
  act(() => {
    history.replaceState(null, '', `#${route}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

test('the tours panel lists the tours, and each step of an open tour as a link to its state', async () => {
  const { user } = await openTours('lang=en-us');
  expect(screen.queryByRole('navigation')).toBeNull();
  const titles = tours.map(({ title }) => title.en);
  expect(screen.getAllByRole('button', { expanded: false }).map((one) => one.textContent)).toEqual(titles);
  await user.click(screen.getByRole('button', { name: 'From the interview to the hire' }));
  const links = stepLinks();
  expect(links.map((link) => link.textContent)).toEqual(tours[1]?.steps.map(({ title }) => title.en));
  expect(links[3]?.getAttribute('href')).toBe(
    '?scenario=offer-pending&lang=en-us#/mailResponse/acceptOffer?token=offer-pending',
  );
  expect(marked()).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '中文' }));
  expect(screen.getByRole('link', { name: '面试评价' })).toBeTruthy();
  expect(screen.getByText(/按“接受录用”后会再确认一次/)).toBeTruthy();
});

test('the step that the address is at is marked in its open tour, with links to the step before and the next one', async () => {
  await openTours('scenario=offer-pending&lang=en-us', '/mailResponse/acceptOffer');
  expect(marked()).toEqual(['The offer']);
  expect(screen.getByRole('navigation').textContent).toMatch(/4 \/ 8The offerThe letter with its deadline/);
  const links = stepLinks();
  expect(ways().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back', links[2]?.getAttribute('href')],
    ['Next', links[4]?.getAttribute('href')],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('the first step of a tour has no link back', async () => {
  await openTours('scenario=interview-invited&lang=en-us', '/acceptInterview');
  expect(ways().map((link) => link.textContent)).toEqual(['Next']);
});

test('the mark and the links follow page and world; on a page that is no step, the links lead on from the last step of the tour', async () => {
  const { adjust } = await openTours('persona=candidate&lang=en-us', '/position?websiteId=site-external');
  expect(marked()).toEqual(['The list of positions']);
  goTo('/personalCenter');
  expect(marked()).toEqual(['My account']);
  expect(ways().map((link) => link.textContent)).toEqual(['Back']);
  goTo('/position');
  goTo('/accountSettings');
  expect(marked()).toEqual([]);
  expect(ways().map((link) => link.textContent)).toEqual(['Back', 'Next']);
  expect(ways()[1]?.getAttribute('href')).toContain('#/RecruitDetail?id=');
  adjust({ latency: 700 });
  expect(ways()[1]?.getAttribute('href')).toContain('&latency=700#');
});

test('a tour opens and closes by keyboard, and Tab goes from it to its first link', async () => {
  const { user } = await openTours('lang=en-us');
  const tour = screen.getByRole('button', { name: 'The internal site' });
  tour.focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement).toBe(stepLinks()[0]);
  tour.focus();
  await user.keyboard(' ');
  expect(screen.queryByRole('link')).toBeNull();
});

test('after the page was loaded anew at another step, the tours panel is still open and shows that step’s tour', async () => {
  const { unmount } = await openTours('lang=en-us');
  unmount();
  openPage('scenario=internal-denied&lang=en-us', '/position?websiteId=site-internal');
  expect((await screen.findByRole('navigation')).textContent).toContain('3 / 3');
});
