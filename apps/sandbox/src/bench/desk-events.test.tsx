import { requestEvent, requestKinds, type Stage, transitions } from '@careers/mocks';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRunningWorld } from '../testing/running-world.ts';
import { Bench } from './bench.tsx';
import { deskWords } from './desk-words.ts';
import type { BenchLanguage } from './texts.ts';

beforeEach(() => localStorage.clear());

const isRecruiters = ({ who }: (typeof transitions)[number]) => who === 'recruiter';

/** What a recruiter can let happen at each stage, as the table of the process has it. */
const declared = transitions
  .filter(isRecruiters)
  .map(({ from, event, to }) => ({ from, event, to, named: `${event} at ${from}` }));

/** Links whose deliveries stand, between them, wherever something can be let happen; and what a recruiter does first. */
const ways: readonly { readonly link?: string; readonly first?: readonly string[] }[] = [
  {},
  { link: 'resume-update' },
  { link: 'forward-resume' },
  { link: 'interview-accepted' },
  { link: 'interview-not-suitable' },
  { link: 'results-open' },
  { link: 'background-check-done' },
  { link: 'background-check-done', first: ['sendOffer'] },
  { link: 'offer-pending' },
  { link: 'offer-expired' },
  { link: 'offer-accepted' },
  { link: 'offer-accepted', first: ['hire'] },
];

/** The deliveries of a world in which a link was opened, and something done in its process. */
async function openWay({ link, first = [] }: (typeof ways)[number]) {
  const world = createRunningWorld();
  const { desk } = world.sandbox;
  const before = desk.deliveries().map(({ id }) => id);
  if (link) await world.call('rm.offer.getOffer', { token: link });
  const made = desk.deliveries().find(({ id }) => !before.includes(id));
  for (const event of first) desk.act(made?.id ?? '', event);
  return world;
}

/** Where each declared event is possible: a way, and the delivery in it. */
async function findWays() {
  const found = new Map<string, { readonly way: (typeof ways)[number]; readonly id: string }>();
  for (const way of ways)
    for (const { id, stage, events } of (await openWay(way)).sandbox.desk.deliveries())
      for (const event of events)
        if (!found.has(`${event} at ${stage}`)) found.set(`${event} at ${stage}`, { way, id });
  return found;
}
const found = await findWays();

const languages: readonly BenchLanguage[] = ['en', 'zh'];

/** What the desk offers of a delivery, in words. */
function offeredIn(row: HTMLElement): string[] {
  const asks = row.querySelector<HTMLSelectElement>('form select');
  return [
    ...[...row.querySelectorAll('button:not(form button)')].map(({ textContent }) => textContent),
    ...[...(asks?.options ?? [])].map(({ text }) => text),
  ];
}

/** The words of an event at the desk. */
function wordsOf(language: BenchLanguage, event: string): string | undefined {
  const words = deskWords[language];
  const asked = requestKinds.find((kind) => requestEvent('request', kind) === event);
  return asked ? words.requests[asked] : Object(words.events)[event];
}

async function openDesk(way: (typeof ways)[number], language: BenchLanguage) {
  const world = await openWay(way);
  const user = userEvent.setup();
  const { container } = render(<Bench tools={world.tools} />);
  if (language === 'zh') await user.click(screen.getByRole('button', { name: '中文' }));
  await user.click(screen.getByRole('tab', { name: language === 'zh' ? '招聘台' : 'Desk' }));
  const row = (id: string) => {
    const shown = container.querySelector<HTMLElement>(`[data-delivery="${id}"]`);
    if (!shown) throw new Error(`the desk does not show ${id}`);
    return shown;
  };
  return { ...world, user, row };
}

describe('every event that the process declares for a recruiter can be made to happen at the desk', () => {
  test.each(declared.map((one, turn) => ({ ...one, language: languages[turn % 2] ?? 'en' })))(
    '$named, in $language',
    async ({ named, event, to, language }) => {
      const place = found.get(named);
      if (!place) throw new Error(`no way leads to ${named}`);
      const { sandbox, user, row } = await openDesk(place.way, language);
      const words = wordsOf(language, event) ?? '';
      const asked = requestKinds.find((kind) => requestEvent('request', kind) === event);
      const before = sandbox.inbox().length;
      const { getAllByRole, getByRole } = within(row(place.id));
      const choice = () => getAllByRole('combobox')[0] as Element;
      const ask = async () => {
        await user.selectOptions(choice(), words);
        await user.click(getByRole('button', { name: /^(Ask|发送请求)$/ }));
      };
      const press = () => user.click(getByRole('button', { name: words }));
      await (asked ? ask() : press());
      expect(screen.queryByRole('alert')).toBeNull();
      const moved = sandbox.desk.deliveries().find(({ id }) => id === place.id);
      expect(moved?.stage).toBe(to);
      expect(moved?.waitsFor).toEqual(asked ? expect.arrayContaining([asked]) : expect.anything());
      if (event !== 'screen') expect(sandbox.inbox().length).toBeGreaterThan(before);
    },
  );
});

test.each(ways.map((way) => ({ ...way, named: `${way.link ?? 'a new world'} ${way.first ?? ''}` })))(
  'the desk offers no event that the process does not declare: $named',
  async (way) => {
    const { sandbox, row } = await openDesk(way, 'en');
    const legal = (stage: Stage) => declared.filter(({ from }) => from === stage).map(({ event }) => event);
    for (const { id, stage, events } of sandbox.desk.deliveries()) {
      expect(events.filter((event) => !legal(stage).includes(event))).toEqual([]);
      expect(offeredIn(row(id)).toSorted()).toEqual(
        events.map((event) => wordsOf('en', event) ?? event).toSorted(),
      );
    }
  },
);

test.each(languages)('every event has words of its own in the bench’s %s', (language) => {
  const events = [...new Set(declared.map(({ event }) => event))];
  const said = events.map((event) => wordsOf(language, event));
  expect(events.filter((_event, at) => !said[at])).toEqual([]);
  expect(new Set(said).size).toBe(events.length);
});
