import type { PositionSummary } from '@careers/gateway/contract';
import {
  Badge,
  Card,
  FactLine,
  Heading,
  type HeadingLevel,
  InlineFacts,
  Skeleton,
  stretchedLink,
  TitleText,
} from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { useOrganisation } from '../../../site-config/organisation.tsx';
import { useNamed } from '../../../site-config/use-named.ts';
import { PostedOn } from './posted-on.tsx';

interface PositionCardProps {
  readonly position: PositionSummary;
  /** The heading level of the title; 3 by default. */
  readonly level?: HeadingLevel;
  /** A further action, such as the button to collect it. */
  readonly action?: ReactNode;
}

/**
 * On a narrow card a title in letters mostly takes two lines, one in Chinese mostly one: the height that this needs is kept for each,
 * so that all are equally high, and as high as their skeletons.
 */
const layout = 'flex h-full min-h-25.25 flex-col [&:lang(zh)]:min-h-22 @lg:min-h-0!';

/** A position in a list: the whole card is a link to its page, and as high as its grid row. */
export function PositionCard({ position, level = 3, action }: PositionCardProps) {
  const { t } = useLingui();
  const named = useNamed();
  const organisation = useOrganisation(position);
  const { education, workPlace, workYears, publishDate } = position;
  return (
    <Card
      as="article"
      interactive
      padding="none"
      className="@container h-full px-4 py-3.5 @2xl:px-5 @2xl:py-4"
    >
      <div className={layout}>
        <div className="flex items-start justify-between gap-x-4">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <Heading level={level} size="sm" className="min-w-0 text-lg!">
              <PortalLink to="/RecruitDetail" query={{ id: position.id }} className={stretchedLink}>
                <TitleText>{named(position.post)}</TitleText>
              </PortalLink>
            </Heading>
            {position.deliveredId && <Badge tone="success">{t`Applied`}</Badge>}
          </div>
          {action && <div className="relative z-1 -my-2.5 -me-2.5 shrink-0">{action}</div>}
        </div>
        <FactLine
          items={organisation}
          end={<PostedOn day={publishDate} length="short" />}
          className="mt-0.5 text-sm text-muted"
        />
        <InlineFacts
          short
          items={[workPlace.name, education.name, workYears.name]}
          className="tabular mt-auto pt-2.5 text-sm @lg:pt-3"
        />
      </div>
    </Card>
  );
}

/** The skeleton of a card. Wrap several in a `SkeletonGroup`, which announces that they load. */
export function PositionCardSkeleton() {
  return (
    <Card aria-hidden="true" padding="none" className="@container h-full px-4 py-3.5 @2xl:px-5 @2xl:py-4">
      <div className={layout}>
        <div className="flex h-6 items-center">
          <Skeleton className="h-5 w-56 max-w-4/5" />
        </div>
        <div className="mt-0.5 flex h-[1lh] items-center justify-between gap-x-4 text-sm">
          <Skeleton className="h-3.5 w-40 max-w-3/5" />
          <Skeleton className="h-3.5 w-12" />
        </div>
        <div className="mt-auto pt-2.5 text-sm @lg:pt-3">
          <div className="flex h-[1lh] items-center">
            <Skeleton className="h-3.5 w-36" />
          </div>
        </div>
      </div>
    </Card>
  );
}
