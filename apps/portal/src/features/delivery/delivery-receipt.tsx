import type { Delivery } from '@careers/gateway/contract';
import { buttonClass, Card, Heading, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useId, useRef } from 'react';
import { formatInstant } from '../../core/format.ts';
import { PortalLink } from '../../core/link.tsx';
import { StageTrack } from './stage-track.tsx';

/** A resume has arrived: what, when, and where to follow it. Takes the focus, since the form it replaces is gone. */
export function DeliveryReceipt({ delivery }: { readonly delivery: Delivery }) {
  const { t, i18n } = useLingui();
  const nextId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg" className="text-center">
      <CircleCheck size={40} className="mx-auto text-success" />
      <Heading ref={heading} tabIndex={-1} level={2} size="md" className="mt-4 outline-none">
        {t`Delivery successful`}
      </Heading>
      <InlineFacts
        items={[delivery.position.post, delivery.position.companyDescr]}
        className="mt-2 justify-center text-muted"
      />
      <p className="tabular mt-1 text-sm text-muted">{formatInstant(delivery.deliveredAt, i18n.locale)}</p>
      <section
        aria-labelledby={nextId}
        className="mx-auto mt-8 max-w-xl rounded-md bg-surface-sunken p-5 text-start"
      >
        <Heading level={3} size="sm" id={nextId}>
          {t`What happens next`}
        </Heading>
        <StageTrack delivery={delivery} />
        <p className="mt-3 text-sm text-muted">
          {t`We will write to you as soon as there is news. You can follow it in your account at any time.`}
        </p>
      </section>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <PortalLink to="/personalCenter" className={buttonClass('primary')}>
          {t`View my application`}
        </PortalLink>
        <PortalLink to="/position" className={buttonClass('secondary')}>
          {t`View all positions`}
        </PortalLink>
      </div>
    </Card>
  );
}
