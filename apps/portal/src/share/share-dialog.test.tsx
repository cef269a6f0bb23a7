import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { brandTokens } from '@careers/ui/theme';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changingReply, methodOf, openPortal } from '../testing/open-portal.ts';
import { readPixels } from '../testing/read-pixels.ts';
import { shareParam } from './share-param.ts';

/** A canvas that records the texts drawn on it; jsdom has none. */
let written: string[] = [];
let filled: string[] = [];
let stripes = false;

beforeEach(() => {
  written = [];
  filled = [];
  stripes = false;
  const context = {
    fillStyle: '',
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillText: (text: string) => written.push(text),
    fillRect: () => filled.push(context.fillStyle),
    beginPath: () => {},
    roundRect: () => {},
    fill: () => {},
    drawImage: () => {},
    translate: () => {},
    getImageData: (_x: number, _y: number, width: number) => readPixels(context.fillStyle, width, stripes),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function openPosition() {
  const world = createLocalWorld();
  const [id = ''] = world.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
  return { world, route: `/RecruitDetail?id=${id}` };
}

/** Presses “Share” by keyboard. */
async function share(user: ReturnType<typeof userEvent.setup>) {
  const [button] = await screen.findAllByRole('button', { name: 'Share' });
  present(button).focus();
  await user.keyboard('{Enter}');
  return screen.findByRole('dialog');
}

const link = async () => {
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Share link' });
  return new URL(field.value);
};

describe('the share dialog', () => {
  test('creates a link that opens the position, and copies it', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    const { portal } = await openPortal(route, { world, stored: { share_locale: 'en-us' } });
    const dialog = await share(user);
    expect(within(dialog).getByRole('heading', { name: 'Share this position' })).toBeTruthy();
    const address = await link();
    expect(address.origin).toBe(location.origin);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Link copied');
    expect(copied).toHaveBeenCalledWith(address.href);
    const title = document.querySelector('h1')?.textContent ?? '';
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await portal.open(address.hash.slice(1));
    await waitFor(() => expect(document.title).toBe(`${title} - Chengyuan Group Shared Positions`));
  });

  test('uses the system’s share sheet if there is one, and closing that is not a failure', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    const shared = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.assign(navigator, { share: shared });
    try {
      await openPortal(route, { world });
      const dialog = await share(user);
      const { href } = await link();
      const copied = vi.spyOn(navigator.clipboard, 'writeText');
      await user.click(within(dialog).getByRole('button', { name: 'Share with…' }));
      const title = document.querySelector('h1')?.textContent ?? '';
      // The text that messengers send with the link names the position, its company and its place.
      const text = expect.stringMatching(new RegExp(`^${title} · Chengyuan [^·]+ · [^·]+ · \\w+$`));
      expect(shared).toHaveBeenCalledWith({ title, text, url: href });
      expect(copied).not.toHaveBeenCalled();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  test('copies the link if the share sheet fails', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    const refused = () => Promise.reject(new DOMException('not here', 'NotAllowedError'));
    Object.assign(navigator, { share: refused });
    try {
      await openPortal(route, { world });
      const dialog = await share(user);
      const { href } = await link();
      await user.click(within(dialog).getByRole('button', { name: 'Share with…' }));
      await screen.findByText('Link copied');
      expect(await navigator.clipboard.readText()).toBe(href);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  test('draws a poster of the position, to be saved under its title', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    await openPortal(route, { world });
    const dialog = await share(user);
    const title = document.querySelector('h1')?.textContent ?? '';
    const poster = await within(dialog).findByRole('img');
    expect(poster.getAttribute('alt')).toContain(title);
    expect(poster.getAttribute('src')).toMatch(/^data:image\/png/);
    const text = written.join(' ');
    expect(text).toContain('Chengyuan Group Careers');
    expect(text).toContain(title);
    expect(text).toMatch(/Chengyuan \w+ · \w/);
    for (const term of ['Location', 'Education']) expect(written).toContain(term);
    const save = within(dialog).getByRole('link', { name: 'Save as picture' });
    expect(within(dialog).getByText(/^Anyone with the code or link can view this job\./)).toBeTruthy();
    expect(save.getAttribute('download')).toBe(`${title.replaceAll('/', ' ')}.png`);
    expect(await axeFindings(dialog)).toEqual([]);
  });

  test('draws the poster in the company’s colours on the group’s website', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    const red = changingReply('queryPositionDetail', (detail) => ({ ...detail, brandColor: '#a81c3a' }));
    await openPortal(route, { world, through: red });
    await within(await share(user)).findByRole('img');
    const { '--color-brand': brand } = brandTokens('#a81c3a').light;
    expect(filled).toContain(brand);
  });

  test('draws the poster in the website’s colours on a company’s website', async () => {
    const user = userEvent.setup();
    const red = changingReply('queryPositionDetail', (detail) => ({ ...detail, brandColor: '#a81c3a' }));
    await openPortal('/complex/position?comId=com-energy', { world: createLocalWorld(), through: red });
    const [first] = await screen.findAllByRole('article');
    await user.click(within(present(first)).getByRole('link'));
    // The list, which has a share button too, is unmounted.
    await screen.findByRole('heading', { name: 'Responsibilities' });
    await within(await share(user)).findByRole('img');
    const { '--color-brand': brand } = brandTokens('#a81c3a').light;
    expect(filled).not.toContain(brand);
  });

  test('shows the same link when it is opened again', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    await openPortal(route, { world });
    await share(user);
    const first = await link();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await share(user);
    expect((await link()).href).toBe(first.href);
  });

  test('selects the link to be copied by hand if the browser refuses to copy', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    await openPortal(route, { world });
    const dialog = await share(user);
    await link();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    await screen.findByText('The link could not be copied. Please copy it by hand.');
    // The link is selected, to be copied by hand.
    const field = within(dialog).getByRole<HTMLInputElement>('textbox');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  test('offers to try again if the link cannot be created', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    let broken = true;
    await openPortal(route, {
      world,
      through: (line) => (request, options) =>
        broken && methodOf(request.body) === 'createShareLink'
          ? Promise.reject(new TypeError('connection lost'))
          : line(request, options),
    });
    const dialog = await share(user);
    await within(dialog).findByText(/The network is not reachable/);
    broken = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await link();
  });

  test('shows the link without a poster that cannot be drawn, and offers to draw it again', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    const canvas = vi.mocked(HTMLCanvasElement.prototype.getContext);
    const able = canvas.getMockImplementation();
    canvas.mockReturnValue(null);
    await openPortal(route, { world });
    const dialog = await share(user);
    await within(dialog).findByText('The poster could not be drawn. The link works without it.');
    await link();
    expect(await axeFindings(dialog)).toEqual([]);
    if (able) canvas.mockImplementation(able);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(dialog).findByRole('img');
  });

  test('shows no poster where the browser gives stripes instead of what was drawn', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    stripes = true;
    await openPortal(route, { world });
    const dialog = await share(user);
    await within(dialog).findByText('The poster could not be drawn. The link works without it.');
    // Firefox asks the person, who may allow it.
    stripes = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(dialog).findByRole('img');
  });

  test('refuses a link that is not an http address', async () => {
    const user = userEvent.setup();
    const { world, route } = openPosition();
    await openPortal(route, {
      world,
      through: changingReply('createShareLink', (made) => ({ ...made, url: 'javascript:alert(1)' })),
    });
    const dialog = await share(user);
    await within(dialog).findByRole('button', { name: 'Try again' });
    expect(dialog.innerHTML).not.toContain('javascript:');
  });
});

test('the share dialog shares a list with its filters, and shows its total on the poster', async () => {
  const user = userEvent.setup();
  const { portal, local } = await openPortal('/position?company=com-energy&sort=hot&page=2', {
    stored: { share_locale: 'en-us' },
  });
  await screen.findAllByRole('article');
  const dialog = await share(user);
  expect(within(dialog).getByRole('heading', { name: 'Share these positions' })).toBeTruthy();
  const address = await link();
  await within(dialog).findByRole('img');
  expect(written.join(' ')).toMatch(/\d+ open positions/);
  expect(within(dialog).getByText(/^Anyone with the code or link can view these jobs\./)).toBeTruthy();
  const asked = local
    .control()
    .calls()
    .find(({ path }) => path === 'rm.position.createShareLink');
  expect(asked?.param).toEqual({ kind: 'list', filters: { company: ['com-energy'] } });
  await user.keyboard('{Escape}');
  await portal.open(address.hash.slice(1));
  await screen.findByRole('heading', { level: 1, name: 'Shared positions' });
  for (const card of await screen.findAllByRole('article'))
    expect(card.textContent).toContain('Chengyuan Energy');
});

test('the list of a company is shared as that company’s', () => {
  const param = {
    comId: 'com-energy',
    recruitTypeCode: 'A01',
    pageNo: 2,
    pageSize: 10,
    sort: 'hot',
  } as const;
  expect(shareParam({ kind: 'list', param, total: 3 })).toEqual({
    kind: 'list',
    filters: { recruitTypeCode: 'A01' },
    comId: 'com-energy',
  });
});

test('the share dialog is not offered on a share, whose own address is copied', async () => {
  const user = userEvent.setup();
  await openPortal('/positionshare?ticket=share-position&positionSharedType=2', {
    stored: { share_locale: 'en-us' },
  });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const [copy] = await screen.findAllByRole('button', { name: 'Copy link' });
  await user.click(present(copy));
  await screen.findByText('Link copied');
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('ticket=share-position'));
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
