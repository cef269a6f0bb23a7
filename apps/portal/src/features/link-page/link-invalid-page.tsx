import { useLingui } from '@lingui/react/macro';
import { Page } from '../../site-config/page.tsx';
import LinkClosed from './link-closed.tsx';
import { useLinkSite } from './use-link-site.ts';

/** `/linkInvalid`: where a link leads that opens nothing (decision 5.14). */
export function LinkInvalidPage() {
  const { t } = useLingui();
  useLinkSite(true, undefined);
  return (
    <Page title={t`Link`} headingHidden width="narrow">
      <LinkClosed state="invalid" />
    </Page>
  );
}
