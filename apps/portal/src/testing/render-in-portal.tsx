import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Portal, PortalContext } from '../core/portal/portal.ts';
import { testPortal } from './test-portal.ts';

/** Renders a component in a portal in English, with the words of forms and files, without pages and a router. */
export async function renderInPortal(ui: ReactNode, portal: Portal = testPortal()) {
  await portal.languages.need('account', 'code', 'forms', 'files');
  await portal.languages.activate('en-us');
  const shown = render(ui, {
    wrapper: ({ children }) => (
      <PortalContext value={portal}>
        <I18nProvider i18n={portal.languages.i18n}>
          <QueryClientProvider client={portal.queries}>{children}</QueryClientProvider>
        </I18nProvider>
      </PortalContext>
    ),
  });
  return { ...shown, portal };
}
