import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { changingReply, openPortal } from '../../../testing/open-portal.ts';

/** A homepage with only these blocks. */
const only = (...blocks: readonly object[]) =>
  changingReply('loadWebsiteStyle', (site) => ({
    ...site,
    websiteHomepage: { ...(site.websiteHomepage as object), blocks },
  }));

const block = async (name: string) => within(await screen.findByRole('region', { name }));
const total = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

describe('the block “Say it in one sentence”', () => {
  const sentence = { kind: 'sentence' };
  const open = () => openPortal('/homepage', { through: only(sentence) });
  const seen = async () => (await (await block('Say it in one sentence')).findByRole('link')).textContent;

  test('offers the site’s own terms, and its count changes with each choice', async () => {
    const user = userEvent.setup();
    const { query } = await open();
    const part = await block('Say it in one sentence');
    expect((await part.findByText(/^I work in/)).textContent).toMatch(/bring .* and want to be in/);
    // No line can begin with the punctuation mark after a word.
    const words = part.getAllByRole('combobox').map(({ parentElement }) => parentElement);
    expect(words.map((word) => word?.className)).toEqual(words.map(() => 'whitespace-nowrap'));
    expect(words.map((word) => word?.textContent?.at(-1))).toEqual([',', ',', '.']);
    const all = total(await seen());
    await user.selectOptions(part.getByRole('combobox', { name: 'Field of work' }), 'Software and IT');
    await part.findByRole('link', { name: (name) => total(name) < all });
    const some = total(await seen());
    await user.selectOptions(part.getByRole('combobox', { name: 'Location' }), 'Shenzhen');
    await part.findByRole('link', { name: (name) => total(name) < some });
    const few = total(await seen());
    expect(await axeFindings()).toEqual([]);
    await user.click(part.getByRole('link'));
    expect((await screen.findByText(/positions? found/)).textContent).toContain(`${few} `);
    expect([query().get('posCategory'), query().get('workPlace')]).toEqual(['cat-software', 'city-shenzhen']);
  });

  test('names a term to drop if no position fits', async () => {
    const user = userEvent.setup();
    await open();
    const part = await block('Say it in one sentence');
    const places = await part.findByRole('combobox', { name: 'Location' });
    await user.selectOptions(part.getByRole('combobox', { name: 'Field of work' }), 'Data and AI');
    const cities = within(places).getAllByRole('option').slice(1);
    for (const city of cities) {
      await user.selectOptions(places, city);
      await waitFor(() => expect(part.getByRole('status').getAttribute('aria-busy')).toBe('false'));
      if (part.queryByText('No position matches all of this.')) break;
    }
    const chosen = () => part.getAllByRole<HTMLSelectElement>('combobox').filter(({ value }) => value !== '');
    expect(chosen()).toHaveLength(2);
    // A double click drops one word only.
    await user.dblClick(part.getByRole('button', { name: /^Try any (place|field)$/ }));
    expect(chosen()).toHaveLength(1);
    expect(total(await seen())).toBeGreaterThan(0);
  });

  test('offers to try again if the counts cannot be loaded', async () => {
    const world = createLocalWorld({
      faults: [{ method: 'rm.position.queryPositionList', kind: 'http502', when: 'once' }],
    });
    await openPortal('/homepage', { world, through: only(sentence) });
    (await (await block('Say it in one sentence')).findByRole('button', { name: 'Try again' })).click();
    expect(total(await seen())).toBeGreaterThan(0);
  });
});

describe('the blocks about the company', () => {
  const text = 'Four years at sea.';

  test('show a story with its author, and leave out a story without a text', async () => {
    await openPortal('/homepage', {
      through: only(
        { kind: 'story', entries: [{ title: 'Nothing said' }] },
        { kind: 'story', entries: [{ title: 'Blades', text, note: 'Yue Qinghe', scene: 'energy' }] },
      ),
    });
    const story = await block('Blades');
    expect([story.getByRole('blockquote').textContent, story.getByText('Yue Qinghe').localName]).toEqual([
      text,
      'figcaption',
    ]);
    expect(screen.queryByRole('heading', { name: 'Nothing said' })).toBeNull();
  });

  test('show each stage of the hiring in order, with its usual duration', async () => {
    await openPortal('/homepage');
    const stages = (await block('How hiring works')).getAllByRole('listitem');
    expect(stages.map((stage) => stage.querySelector('h3')?.textContent)).toEqual([
      'Apply',
      'Screening',
      'Interviews',
      'Offer',
      'First day',
    ]);
    expect(stages[1]?.textContent).toContain('Within 3 working days');
  });

  test('show two steps of one stage, and two links to one website', async () => {
    const complaints = vi.spyOn(console, 'error');
    await openPortal('/homepage', {
      through: only(
        {
          kind: 'steps',
          entries: ['First interview', 'Last interview'].map((title) => ({ stage: 'interview', title })),
        },
        {
          kind: 'channels',
          entries: ['For students', 'For parents'].map((title) => ({ websiteId: 'site-campus', title })),
        },
      ),
    });
    const steps = (await block('How hiring works')).getAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual(['First interview', 'Last interview']);
    const ways = (await block('Looking for another way in?')).getAllByRole('link');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['For students', 'For parents']);
    expect(complaints).not.toHaveBeenCalled();
  });

  test('link the other websites of the company, in their own colours', async () => {
    await openPortal('/homepage');
    const links = (await block('Looking for another way in?')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('websiteId=site-campus'),
      expect.stringContaining('websiteId=site-intern'),
    ]);
    expect(links.map((link) => link.closest('[data-brand]') !== null)).toEqual([true, true]);
    expect(await axeFindings()).toEqual([]);
  });
});

test('a homepage with few positions shows one list of them, instead of the same ones twice', async () => {
  await openPortal('/homepage', {
    world: createLocalWorld({ size: 14 }),
    through: only({ kind: 'hot' }, { kind: 'latest' }, { kind: 'positions' }),
  });
  await screen.findByRole('region', { name: 'Popular roles' });
  await screen.findByRole('link', { name: /^View (all )?\d+ positions?$/ });
  // Whether the second list is the same is known only after its own reply, which may be the last.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest jobs' })).toBeNull());
});
