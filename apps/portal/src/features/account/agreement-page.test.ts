import { createLocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { formatDay } from '../../core/format/format-day.ts';
import { asRead } from '../../testing/as-read.ts';
import { changingReply, openPortal } from '../../testing/open-portal.ts';

const world = (...faults: string[]) =>
  createLocalWorld({ size: 0, lang: 'en-us', faults: faults.map(readFault) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/agreement', () => {
  test.each([
    ['', 'Terms of use'],
    ['?kind=terms', 'Terms of use'],
    ['?kind=privacy', 'Privacy notice'],
    ['?kind=legal', 'Legal notices'],
    ['?kind=unknown', 'Terms of use'],
  ])('%s shows the page “%s”, with its version and date', async (query, title) => {
    await openPortal(`/agreement${query}`, { world: world() });
    expect(await heading(title)).toBeTruthy();
    expect(await screen.findByText(/^Version \S/)).toBeTruthy();
    expect(screen.getByText(/^Effective from \w+ \d{1,2}, \d{4}$/)).toBeTruthy();
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(1);
    await waitFor(() => expect(document.title.startsWith(title)).toBe(true));
    expect(await axeFindings()).toEqual([]);
  });

  test('the footer’s link opens the legal notices, whose heading gets the focus, also from the terms', async () => {
    await openPortal('/agreement', { world: world() });
    await heading('Terms of use');
    await userEvent.click(await screen.findByRole('link', { name: 'Legal notices' }));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Legal notices')));
  });

  test('content from the server is sanitised', async () => {
    await openPortal('/agreement', {
      world: world(),
      through: changingReply('getAgreement', (data) => ({
        ...data,
        content: '<p onclick="steal()">Fine words<script>steal()</script><img src=x onerror=steal()></p>',
      })),
    });
    const words = await screen.findByText('Fine words');
    expect(words.outerHTML).toBe('<p>Fine words</p>');
  });

  test('a text without content is said not to be published, with a link to the homepage', async () => {
    await openPortal('/agreement', {
      world: world(),
      through: changingReply('getAgreement', (data) => ({ ...data, title: '', content: '<p><br></p>' })),
    });
    expect(await screen.findByText('This text has not been published yet.')).toBeTruthy();
    expect(await heading('Terms of use')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the homepage' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  test('a failed request shows a button that tries again', async () => {
    await openPortal('/agreement?kind=privacy', { world: world('rm.websiteView.getAgreement:http502:once') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await heading('Privacy notice')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(retry);
    expect(await screen.findByText(/^Version \S/)).toBeTruthy();
  });

  test('a request that is under way shows the heading and “Loading”', async () => {
    const answer = Promise.withResolvers<void>();
    await openPortal('/agreement', {
      world: world(),
      through: (line) => async (request, options) => {
        if (request.url.includes('rm.websiteView') && !request.url.includes('boot')) await answer.promise;
        return line(request, options);
      },
    });
    expect(await heading('Terms of use')).toBeTruthy();
    expect((await screen.findByText('Loading')).closest('[role=status]')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    answer.resolve();
    expect(await screen.findByText(/^Version \S/)).toBeTruthy();
  });
});

test.each([
  ['2026-01-31', 'en', 'January 31, 2026'],
  ['2026-01-31', 'zh-CN', '2026年1月31日'],
  ['soon', 'en', 'soon'],
])('the effective date %s in %s is written as %s', (day, locale, words) => {
  expect(asRead(formatDay(day, locale, 'long'))).toBe(words);
});
