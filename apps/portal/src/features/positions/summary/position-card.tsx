import type { PositionSummary } from '@careers/gateway/contract';
import { Badge, Card, Heading, type HeadingLevel, Skeleton, stretchedLink } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import MapPin from 'lucide-react/icons/map-pin';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { formatDay } from '../../../core/format-day.ts';
import { PortalLink } from '../../../core/link.tsx';
import { useOrganisation } from '../../../site-config/organisation.tsx';

const BENEFITS_SHOWN = 3;

interface PositionCardProps {
  readonly position: PositionSummary;
  /** The title's place in the page's outline; 3 unless said. */
  readonly level?: HeadingLevel;
  /** What else can be done with it, beside its date. */
  readonly action?: ReactNode;
}

/** A position in a list: the whole card leads to its page. As high as its row where a grid stretches it. */
export function PositionCard({ position, level = 3, action }: PositionCardProps) {
  const { t, i18n } = useLingui();
  const organisation = useOrganisation(position);
  const { education, workPlace, workYears, numberRecruits, publishDate } = position;
  return (
    <Card as="article" interactive className="@container h-full">
      <div className="grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_1fr_auto] gap-x-4">
        <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 @2xl:col-span-1">
          <Heading level={level} size="sm" className="min-w-0 text-lg! wrap-break-word">
            <PortalLink to="/RecruitDetail" query={{ id: position.id }} className={stretchedLink}>
              {position.post}
            </PortalLink>
          </Heading>
          {position.deliveredId && <Badge tone="success">{t`Applied`}</Badge>}
        </div>
        <p className="col-span-2 mt-1 text-sm text-muted wrap-break-word">{organisation}</p>
        <dl className="tabular col-span-2 mt-4 flex flex-wrap content-start gap-x-4 gap-y-1.5 text-sm">
          <CardFact term={t`Location`} icon={<MapPin size={16} />} value={workPlace.name} />
          <CardFact
            term={t({ context: 'position', message: 'Education' })}
            icon={<GraduationCap size={16} />}
            value={education.name}
          />
          <CardFact term={t`Experience`} icon={<BriefcaseBusiness size={16} />} value={workYears.name} />
          <CardFact
            term={t`Openings`}
            icon={<UsersRound size={16} />}
            value={t`${plural(numberRecruits, { one: '# opening', other: '# openings' })}`}
          />
        </dl>
        <ul aria-label={t`Benefits`} className="mt-4 flex min-h-6 flex-wrap gap-1.5 @2xl:col-span-2">
          {position.benefits.slice(0, BENEFITS_SHOWN).map(({ id, name }) => (
            <li key={id}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
        <div className="flex items-center self-end @2xl:col-start-2 @2xl:row-start-1 @2xl:self-center @2xl:justify-self-end">
          <time dateTime={publishDate} className="tabular text-sm text-muted">
            {formatDay(publishDate, i18n.locale)}
          </time>
          {action}
        </div>
      </div>
    </Card>
  );
}

function CardFact({
  term,
  icon,
  value,
}: {
  readonly term: string;
  readonly icon: ReactNode;
  readonly value: ReactNode;
}) {
  if (!value) return null;
  return (
    <div className="flex items-center gap-1.5">
      <dt className="text-muted">
        {icon}
        <span className="sr-only">{term}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

const factWidths = ['w-14', 'w-12', 'w-16', 'w-14'] as const;

/** The shape of a card to come. Wrap several in a `SkeletonGroup`, which says that they load. */
export function PositionCardSkeleton() {
  return (
    <Card aria-hidden="true" className="@container h-full">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <div className="col-span-2 flex h-[1lh] items-center text-lg @2xl:col-span-1">
          <Skeleton className="h-5 w-56 max-w-4/5" />
        </div>
        <div className="col-span-2 mt-1 flex h-[1lh] items-center text-sm">
          <Skeleton className="h-3.5 w-40 max-w-3/5" />
        </div>
        <div className="col-span-2 mt-4 flex h-[1lh] items-center gap-5 text-sm">
          {factWidths.map((width, index) => (
            <Skeleton key={index} className={`h-3.5 ${width}`} />
          ))}
        </div>
        <div className="mt-4 flex h-6 items-center @2xl:col-span-2">
          <Skeleton className="h-5 w-36" />
        </div>
        <div className="flex h-[1lh] items-center self-end text-sm @2xl:col-start-2 @2xl:row-start-1 @2xl:self-center @2xl:justify-self-end">
          <Skeleton className="h-3.5 w-20" />
        </div>
      </div>
    </Card>
  );
}
