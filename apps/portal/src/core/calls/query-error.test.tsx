import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PartFailure } from '../failures/part-failure.ts';
import { QueryError } from './query-error.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const old = document.createElement('script');

afterEach(() => {
  vi.unstubAllGlobals();
  old.remove();
});

test('a page that a newer release has taken away says so as every page that failed does, with the reload alone', async () => {
  old.type = 'module';
  old.setAttribute('src', '/assets/portal-old.js');
  document.head.append(old);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<script src="/assets/portal-new.js"></script>')),
  );
  render(
    <I18nProvider i18n={i18n}>
      <QueryError error={new PartFailure('gone')} size="page" onRetry={() => undefined} />
    </I18nProvider>,
  );
  await screen.findByText('There is a new version of this site.');
  const failure = screen.getByRole('alert');
  expect(failure.dataset.state).toBe('error');
  expect(within(failure).getByText(/What you have typed stays/)).toBeTruthy();
  expect(within(failure).getAllByRole('button')).toEqual([
    within(failure).getByRole('button', { name: 'Reload the page' }),
  ]);
});
