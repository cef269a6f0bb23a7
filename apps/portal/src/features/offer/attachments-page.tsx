import { getOffer } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { QueryError } from '../../core/calls/query-error.tsx';
import { lazy } from '../../core/parts/lazy.tsx';
import { PartBoundary } from '../../core/parts/part-boundary.tsx';
import { LinkPage } from '../link-page/index.ts';
import { AttachmentsForm } from './attachments-form.tsx';
import { OfferReceipt } from './offer-receipt.tsx';
import { SubmittedDocuments } from './submitted-documents.tsx';

/** Loaded separately, since most people come after they have accepted. */
const NotAccepted = lazy(() => import('./not-accepted.tsx'));

/** `/mailResponse/attachmentUpload`: documents for an offer, after it was accepted (section 4, Offer). */
export function AttachmentsPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="offer" method={getOffer} title={t`Documents for your offer`}>
      {(offer) => {
        if (offer.state === 'open')
          return (
            <PartBoundary failed={(error, onRetry) => <QueryError error={error} onRetry={onRetry} />}>
              <NotAccepted />
            </PartBoundary>
          );
        if (!offer.attachmentsOpen) return <OfferReceipt offer={offer} isAlone />;
        const { post, companyDescr } = offer.position;
        return (
          <>
            <p className="mb-8 text-balance text-muted">
              {companyDescr
                ? t`For the position “${post}” at ${companyDescr}.`
                : t`For the position “${post}”.`}
            </p>
            <SubmittedDocuments files={offer.attachments} className="mb-8" />
            {/* The key changes with each submit, so that the next form is empty. */}
            <AttachmentsForm key={offer.attachments.length} submitted={offer.attachments} />
          </>
        );
      }}
    </LinkPage>
  );
}
