import type { Delivery, DeliveryStatus } from '@careers/gateway/contract';
import { Badge, Button, buttonClass, Card, Timeline, type Tone } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { About } from '../../core/about.tsx';
import { formatDate } from '../../core/format/format.ts';
import { daysSince } from '../../core/format/format-day.ts';
import { textUnbroken } from '../../core/format/unbroken.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { ownRoute } from '../../core/navigation/own-route.ts';
import { lazy } from '../../core/parts/lazy.tsx';
import { OnDemand } from '../../core/parts/on-demand.tsx';
import { useAsOfNow } from '../../core/portal/use-as-of-now.ts';
import { useFocusOnceGone } from '../../core/use-focus-once-gone.ts';
import { useHasBeen } from '../../core/use-has-been.ts';
import { PositionLine } from './position-line.tsx';
import { PreviewButton } from './preview-button.tsx';
import { StageTrack } from './stage-track.tsx';

const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'));

const tones: Readonly<Record<DeliveryStatus, Tone>> = {
  delivered: 'info',
  screening: 'info',
  interview: 'brand',
  offer: 'success',
  hired: 'success',
  closed: 'neutral',
  revoked: 'neutral',
};

const ended: readonly DeliveryStatus[] = ['closed', 'revoked', 'hired'];

/** One delivery: position, status and stage, timeline, what was sent, and a button to revoke it. */
export function DeliveryCard({ delivery }: { readonly delivery: Delivery }) {
  const { t, i18n } = useLingui();
  const [expanded, setExpanded] = useState(false);
  const { id, position, status, statusLabel, timeline, revocable, nextAction } = delivery;
  // The button that withdraws it goes.
  const progress = useFocusOnceGone<HTMLButtonElement>(useHasBeen(revocable) && !revocable);
  const timelineId = `timeline-${id}`;
  return (
    <Card
      as="article"
      padding="lg"
      aria-labelledby={`delivery-${id}`}
      data-delivery={id}
      data-status={status}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <PositionLine position={position} level={3} id={`delivery-${id}`} />
        </div>
        {statusLabel && (
          <Badge tone={tones[status]} lines="many">
            {statusLabel}
          </Badge>
        )}
      </div>
      {nextAction && <YourTurn action={nextAction} post={position.post} />}
      <StageTrack delivery={delivery} />
      <AppliedOn delivery={delivery} />
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-4">
        {timeline.length > 0 && (
          <Button
            ref={progress}
            variant="secondary"
            size="sm"
            aria-expanded={expanded}
            aria-controls={timelineId}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? t`Hide progress` : t`View progress`}
            <About>{position.post}</About>
          </Button>
        )}
        <PreviewButton resume={{ title: t`What you sent`, deliveryId: id }}>
          {t`What I sent`}
          <About>{position.post}</About>
        </PreviewButton>
        {revocable && (
          <OnDemand
            part={RevokeDialog}
            props={{ delivery }}
            trigger={
              <Button variant="link" size="sm">
                {t`Withdraw`}
                <About>{position.post}</About>
              </Button>
            }
          />
        )}
      </div>
      <div id={timelineId} hidden={!expanded} className="mt-6 border-t border-border pt-6">
        <Timeline
          stateLabels={{ done: t`(done)`, current: t`(current)`, upcoming: t`(upcoming)` }}
          items={timeline.map(({ stage, label, at, note }, step) => ({
            key: `${stage}-${step}`,
            title: label,
            state: step === timeline.length - 1 ? 'current' : 'done',
            meta: formatDate(at, i18n.locale),
            description: note && textUnbroken(note),
          }))}
        />
      </div>
    </Card>
  );
}

interface YourTurnProps {
  readonly action: NonNullable<Delivery['nextAction']>;
  readonly post: string;
}

/** What the candidate is asked for, with its link. */
function YourTurn({ action, post }: YourTurnProps) {
  const { t } = useLingui();
  // An address outside the app is not followed (decision 5.2).
  const next = ownRoute(action.link, location.href) ?? { path: '/homepage', query: {} };
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-brand-50 p-4">
      <p className="font-medium text-brand-text">{t`It is your turn`}</p>
      <PortalLink to={next.path} query={next.query} className={buttonClass('primary', 'sm', 'many')}>
        {action.label}
        <About>{post}</About>
      </PortalLink>
    </div>
  );
}

/** When the delivery was sent, and for how long it has been at its stage. */
function AppliedOn({ delivery: { deliveredAt, status, timeline } }: { readonly delivery: Delivery }) {
  const { t, i18n } = useLingui();
  // A stage lasts since its first entry in the timeline; later entries within it do not begin a new one.
  const before = timeline.findLastIndex(({ stage }) => stage !== timeline.at(-1)?.stage);
  const begun = timeline[before + 1];
  const days = useAsOfNow((now) => (begun ? daysSince(begun.at, now) : 0));
  return (
    <p className="tabular mt-4 flex flex-wrap gap-x-4 text-sm text-muted">
      <span>{t`Applied on ${formatDate(deliveredAt, i18n.locale)}`} </span>
      {begun && !ended.includes(status) && (
        // On paper, which is read later, the count would be wrong; the day of the application beside it stays true.
        <span className="print:hidden">
          {t`${plural(days, { 0: 'In this stage since today', one: '# day in this stage', other: '# days in this stage' })}`}
        </span>
      )}
    </p>
  );
}
