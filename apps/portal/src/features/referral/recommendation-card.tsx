import type { Recommendation, RecommendationStatus } from '@careers/gateway/contract';
import { Badge, Card, Heading, InlineFacts, SkeletonLine, Timeline, type Tone } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { formatDate } from '../../core/format/format.ts';
import { PortalLink } from '../../core/navigation/link.tsx';
import { useNamed } from '../../site-config/use-named.ts';

const tones: Readonly<Record<RecommendationStatus, Tone>> = {
  received: 'info',
  screening: 'info',
  interview: 'brand',
  hired: 'success',
  closed: 'neutral',
};

/** The skeleton of a recommendation. */
export function RecommendationCardSkeleton() {
  return (
    <Card padding="row" aria-hidden="true">
      <SkeletonLine className="w-32" />
      <div className="mt-1">
        <SkeletonLine small className="w-52" />
      </div>
      <div className="mt-1">
        <SkeletonLine small className="w-40" />
      </div>
    </Card>
  );
}

/** A recommendation and its status. */
export function RecommendationCard({ recommendation }: { readonly recommendation: Recommendation }) {
  const { t, i18n } = useLingui();
  const named = useNamed();
  const { id, applicantName, position, recommendedAt, status, statusLabel, timeline } = recommendation;
  return (
    <Card
      as="article"
      padding="row"
      aria-labelledby={`recommendation-${id}`}
      data-recommendation={id}
      data-status={status}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Heading level={3} size="sm" id={`recommendation-${id}`} className="min-w-0">
          {applicantName}
        </Heading>
        <Badge tone={tones[status]} lines="many">
          {statusLabel}
        </Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        {position ? (
          <PortalLink
            to="/RecruitDetail"
            query={{ id: position.id }}
            className="text-muted no-underline hover:underline"
          >
            <InlineFacts as="span" items={[named(position.post), position.companyDescr]} />
          </PortalLink>
        ) : (
          t`For any suitable position`
        )}
      </p>
      <p className="tabular mt-1 text-sm text-muted">
        {t`Recommended on ${formatDate(recommendedAt, i18n.locale)}`}
      </p>
      {timeline.length > 1 && (
        <Timeline
          className="mt-5"
          stateLabels={{ done: t`(done)`, current: t`(current)`, upcoming: t`(upcoming)` }}
          items={timeline.map(({ stage, label, at }, step) => ({
            key: `${stage}-${step}`,
            title: label,
            state: step === timeline.length - 1 ? 'current' : 'done',
            meta: formatDate(at, i18n.locale),
          }))}
        />
      )}
    </Card>
  );
}
