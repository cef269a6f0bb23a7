import { buttonClass, Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { formatInstant } from '../../core/format.ts';
import { PortalLink } from '../../core/link.tsx';
import { HandedIn } from './handed-in.tsx';
import type { AnsweredOffer } from './offer-content.ts';

/** What became of an offer, when, and what follows. Takes the focus where it replaces the question. */
export function OfferReceipt({ offer }: { readonly offer: AnsweredOffer }) {
  const { t, i18n } = useLingui();
  const { answer, attachments, attachmentsOpen } = offer;
  const accepted = answer.kind === 'accepted';
  const at = formatInstant(answer.at, i18n.locale);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Card padding="lg" className="mb-6">
      {accepted && <CircleCheck size={32} className="mb-3 text-success" />}
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="outline-none">
        {accepted ? t`You have accepted this offer` : t`You have declined this offer`}
      </Heading>
      <p className="tabular mt-1 text-sm text-muted">
        <time dateTime={answer.at}>{at}</time>
      </p>
      {answer.reason && <p className="mt-4 wrap-break-word whitespace-pre-line">{answer.reason}</p>}
      <HandedIn files={attachments} className="mt-6" />
      {attachmentsOpen && (
        <PortalLink to="/mailResponse/attachmentUpload" className={`mt-6 ${buttonClass('primary')}`}>
          {t`Send documents`}
        </PortalLink>
      )}
    </Card>
  );
}
