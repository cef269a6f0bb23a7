import { useLingui } from '@lingui/react/macro';
import { Page } from '../../site-config/page.tsx';
import LinkClosed from './link-closed.tsx';
import { useLinkSite } from './use-link-site.ts';

/** `/linkInvalid`: the page of an invalid link (decision 5.14). */
export function LinkInvalidPage() {
  const { t } = useLingui();
  useLinkSite(true, undefined);
  return (
    <Page title={t`Link`} headingHidden width="narrow">
      <LinkClosed state="invalid" />
    </Page>
  );
}
