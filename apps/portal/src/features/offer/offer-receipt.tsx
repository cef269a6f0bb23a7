import { buttonClass, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { LinkReceipt, SiblingLink, usePageLink } from '../link-page/index.ts';
import type { AnsweredOffer } from './offer-content.ts';
import { SubmittedDocuments } from './submitted-documents.tsx';

interface OfferReceiptProps {
  readonly offer: AnsweredOffer;
  /** Whether to name the position, on a page that shows nothing else of the offer. */
  readonly isAlone?: boolean;
  /** Whether the page is one on which an offer is answered: it then says that the answer cannot be repeated. */
  readonly isForAnswer?: boolean;
}

/** The answer to an offer, its time, and what follows. */
export function OfferReceipt({ offer, isAlone = false, isForAnswer = false }: OfferReceiptProps) {
  const { t } = useLingui();
  const { wasOpen } = usePageLink();
  const { message, position, contact, answer, attachments, attachmentsOpen } = offer;
  const titles = { accepted: t`You have accepted this offer`, declined: t`You have declined this offer` };
  return (
    <LinkReceipt
      title={titles[answer.kind]}
      about={isAlone ? [position.post, position.companyDescr] : []}
      at={answer.at}
      takenBy={contact.name}
      goesOn={answer.kind === 'accepted'}
    >
      {isForAnswer && !wasOpen && (
        <p className="mb-4 text-balance text-muted last:mb-0">
          <TitleText>
            {message || t`The offer has been accepted/rejected, and the operation cannot be repeated.`}
          </TitleText>
        </p>
      )}
      {answer.reason && <p className="whitespace-pre-line">{t`You wrote: ${{ said: answer.reason }}`}</p>}
      <SubmittedDocuments files={attachments} className="not-first:mt-6" />
      {attachmentsOpen && (
        <SiblingLink
          to="/mailResponse/attachmentUpload"
          className={`not-first:mt-6 ${buttonClass('primary')}`}
        >
          {t`Send documents`}
        </SiblingLink>
      )}
    </LinkReceipt>
  );
}
