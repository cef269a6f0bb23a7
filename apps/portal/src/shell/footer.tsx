import { InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { EmailLink, PhoneLink } from '../core/format/address.tsx';
import { PortalLink } from '../core/navigation/link.tsx';
import { useSite } from '../site-config/use-site.tsx';
import { staysInSight } from './stays-in-sight.ts';

/** Legal notices; copyright, record number and technical support; contact number and e-mail (section 2). */
export function Footer() {
  const { t } = useLingui();
  const { data: site } = useSite();
  const footer = site?.websiteHomepage.footer;
  if (!footer) return null;
  return (
    <footer
      ref={staysInSight}
      className="@container border-t border-border bg-surface-sunken text-sm text-muted"
    >
      <div className="mx-auto flex max-w-content flex-col gap-6 px-4 py-10 @3xl:flex-row @3xl:justify-between @3xl:px-6">
        <div className="flex min-w-0 flex-col gap-2">
          <PortalLink
            to="/agreement"
            query={{ kind: 'legal' }}
            className="inline-flex min-h-11 items-center self-start underline underline-offset-4 hover:text-text"
          >
            {footer.legalNotices || t`Legal notices`}
          </PortalLink>
          <InlineFacts items={[footer.copyright, footer.recordNumber]} />
          {footer.technicalSupport && <p>{footer.technicalSupport}</p>}
        </div>
        <address className="flex flex-col gap-1 not-italic @3xl:max-w-1/2 @3xl:shrink-0">
          {footer.contactNumber && (
            <p>
              {t`Telephone`}{' '}
              <PhoneLink
                phone={footer.contactNumber}
                className="tabular inline-flex min-h-11 items-center text-text"
              />
            </p>
          )}
          {footer.contactEmail && (
            <p>
              {t`Email`}{' '}
              <EmailLink
                email={footer.contactEmail}
                className="inline-flex min-h-11 items-center text-text"
              />
            </p>
          )}
        </address>
      </div>
    </footer>
  );
}
