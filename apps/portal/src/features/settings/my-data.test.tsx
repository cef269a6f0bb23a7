import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { changingReply, methodOf } from '../../testing/open-portal.ts';
import { openSettings } from './testing/open-settings.tsx';

afterEach(() => vi.restoreAllMocks());

/** Collects the files that the browser is asked to save; jsdom has no object URLs. */
function watchDownloads() {
  const files = new Map<string, Blob>();
  const saved: { readonly name: string; readonly file: Blob | undefined }[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob) {
        const url = `blob:test/${files.size}`;
        files.set(url, file);
        return url;
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.get(this.href) });
  });
  return { saved };
}

describe('exporting the person’s own data', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('saves a JSON file', async () => {
    const { person, account } = await openSettings();
    const { saved } = watchDownloads();
    await person.click(screen.getByRole('button', { name: 'Export' }));
    const status = await screen.findByText(/^Saved as my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(status.getAttribute('role')).toBe('status');
    expect(saved.map(({ name }) => `Saved as ${name}`)).toEqual([status.textContent]);
    expect(saved[0]?.file?.type).toBe('application/json');
    const content: unknown = JSON.parse((await saved[0]?.file?.text()) ?? '');
    expect(content).toMatchObject({
      account: { id: account().id, phone: '13800000001' },
      deliveries: expect.any(Array),
    });
  });

  test('lists the person’s files, and each can be saved under its name', async () => {
    const { person } = await openSettings();
    const { saved } = watchDownloads();
    await person.click(screen.getByRole('button', { name: 'Export' }));
    const list = await screen.findByRole('list', { name: /^Your files/ });
    const names = within(list)
      .getAllByRole('button')
      .map((button) => /(photo|portfolio)\.(png|pdf)/.exec(button.textContent ?? '')?.[0]);
    expect(names).toEqual(['photo.png', 'portfolio.pdf']);
    await person.click(within(list).getByRole('button', { name: /portfolio\.pdf/ }));
    await waitFor(() => expect(saved.at(-1)?.name).toBe('portfolio.pdf'));
    expect(await saved.at(-1)?.file?.slice(0, 4).text()).toBe('%PDF');
    expect(await axeFindings()).toEqual([]);
  });

  test('shows a failure, and can be repeated', async () => {
    let broken = true;
    const { person, messages } = await openSettings({
      line: (line) => async (request, options) => {
        if (broken && methodOf(request.body) === 'exportMyData') throw new TypeError('gone');
        return line(request, options);
      },
    });
    const { saved } = watchDownloads();
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(messages().join()).toMatch(/network is not reachable/));
    expect(saved).toEqual([]);
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('the list of agreements', () => {
  // Its days are those of the viewer's zone.
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
  });

  test('shows each with version and day, the latest first, with a link to its text', async () => {
    await openSettings({
      account: (mine) =>
        Object.assign(mine, {
          consents: [
            { kind: 'terms', version: '1', agreedAt: Date.parse('2030-01-02T12:00:00Z') },
            { kind: 'privacy', version: '2', agreedAt: Date.parse('2031-03-04T12:00:00Z') },
          ],
        }),
    });
    const heading = await screen.findByRole('heading', { name: 'What I have agreed to' });
    const items = await within(heading.parentElement ?? document.body).findAllByRole('listitem');
    expect(items.map((item) => asRead(item.textContent))).toEqual([
      expect.stringMatching(/Version 2 · Agreed on Mar 4, 2031$/),
      expect.stringMatching(/Version 1 · Agreed on Jan 2, 2030$/),
    ]);
    expect(screen.queryByText('You have not agreed to anything yet.')).toBeNull();
    const links = items.map((item) => within(item).getByRole('link').getAttribute('href'));
    expect(links).toEqual([
      expect.stringContaining('/agreement?kind=privacy'),
      expect.stringContaining('/agreement?kind=terms'),
    ]);
  });

  test('contains the consents that the person confirmed for people whom they have recommended', async () => {
    await openSettings({
      world: ({ recommendations }) =>
        recommendations.push({
          id: 'recommendation-1',
          accountId: 'acc-candidate',
          siteId: 'site-external',
          applicantName: 'Han Meimei',
          gender: '',
          phone: '+86 13911112222',
          email: 'han@mail.example',
          file: { fileId: 'file-1', fileName: 'han.pdf', size: 10 },
          reason: '',
          steps: [{ stage: 'received', at: Date.parse('2031-05-06T12:00:00Z') }],
        }),
    });
    const line = await screen.findByText(/your recommendation of Han Meimei$/);
    const item = line.closest('li');
    expect(asRead(item?.textContent)).toMatch(/Confirmed on May 6, 2031$/);
    expect(within(item ?? document.body).queryByRole('link')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  test('contains a consent given by a link, with its version and without a link', async () => {
    await openSettings({
      line: changingReply('queryConsents', () => [
        {
          kind: 'medicalReport',
          title: 'Use of my medical report (Engineer)',
          version: '2025-09',
          agreedAt: '2031-05-06T12:00:00Z',
        },
      ]),
    });
    const item = (await screen.findByText('Use of my medical report (Engineer)')).closest('li');
    expect(asRead(item?.textContent)).toMatch(/Version 2025-09 · Agreed on May 6, 2031$/);
    expect(within(item ?? document.body).queryByRole('link')).toBeNull();
  });

  test('says if it is empty, with a link to the privacy notice', async () => {
    await openSettings({ account: (mine) => Object.assign(mine, { consents: [] }) });
    await screen.findByText('You have not agreed to anything yet.');
    expect(screen.getByRole('link', { name: 'Read the privacy notice' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });
});
