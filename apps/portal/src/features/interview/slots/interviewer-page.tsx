import { Button, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { UntranslatedNotice } from '../../../core/calls/untranslated-notice.tsx';
import { viewerZone } from '../../../core/format/format.ts';
import { formatDays } from '../../../core/format/format-day.ts';
import { isSameClock, zoneName } from '../../../core/format/zones.ts';
import { Page } from '../../../site-config/page.tsx';
import { LinkError } from '../../link-page/index.ts';
import { OfferSlotsForm } from './offer-slots-form.tsx';
import { ProposalsList } from './proposals-list.tsx';
import { ToEvaluate } from './to-evaluate.tsx';
import { useInterviewerWeek } from './use-interviewer-week.ts';
import { addDays } from './week-days.ts';
import { WeekGrid } from './week-grid.tsx';

/**
 * `/self/interviewer`: the times that an interviewer offers, their interviews, and the candidates' proposals, week by week
 * (section 2).
 */
export function SelfInterviewerPage() {
  const { t } = useLingui();
  return (
    <Page title={t`My interviews`}>
      <Interviews />
    </Page>
  );
}

function Interviews() {
  const { t } = useLingui();
  const { monday, query, known, move } = useInterviewerWeek();
  // Also while there is a week to show: it may lack what was just saved.
  const error = query.untranslated ? null : query.lastError;
  const failure = error && (
    <LinkError
      error={error}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
      size={known ? 'block' : 'page'}
    />
  );
  if (!known)
    return (
      failure ?? (
        <SkeletonGroup label={t`Loading`} className="grid gap-4">
          <Skeleton className="h-11 w-72" />
          <WeekSkeleton />
        </SkeletonGroup>
      )
    );
  // If another week cannot be loaded, the rest of the page stays, including the time that is about to be offered.
  const { companyZone, proposals } = known;
  return (
    <>
      <UntranslatedNotice of={[query]} />
      <div className="grid gap-10">
        <ToEvaluate />
        <ProposalsList proposals={proposals} companyZone={companyZone} />
        <WeekSection monday={monday} companyZone={companyZone} onMove={move}>
          {failure}
          {query.data && <WeekGrid week={query.data} monday={monday} />}
          {!query.data && !failure && <WeekSkeleton />}
        </WeekSection>
        <OfferSlotsForm week={known} monday={monday} />
      </div>
    </>
  );
}

function WeekSkeleton() {
  return <Skeleton className="h-80 w-full rounded-lg" />;
}

interface WeekSectionProps {
  readonly monday: string;
  readonly companyZone: string;
  readonly onMove: (weeks: number) => void;
  /** The week's days. */
  readonly children: ReactNode;
}

function WeekSection({ monday, companyZone, onMove, children }: WeekSectionProps) {
  const { t, i18n } = useLingui();
  const zone = viewerZone();
  const sunday = addDays(monday, 6);
  // The clocks may change within the week.
  const ends = [monday, sunday].map((day) => `${day}T12:00:00Z`);
  const own = zoneName(zone, i18n.locale, ...ends);
  const theirs = zoneName(companyZone, i18n.locale, ...ends);
  return (
    <section aria-labelledby="week-title">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="week-title" className="heading tabular text-lg" aria-live="polite">
          {formatDays(monday, sunday, i18n.locale)}
        </h2>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" icon={<ChevronLeft size={16} />} onClick={() => onMove(-1)}>
            {t`Previous week`}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onMove(1)}>
            {t`Next week`}
            <ChevronRight size={16} />
          </Button>
        </div>
      </div>
      <p className="mb-4 text-sm text-muted">
        {ends.every((time) => isSameClock(zone, companyZone, time))
          ? t`Times are in the company’s zone: ${theirs}.`
          : t`Times are in the company’s zone (${theirs}), with yours (${own}) below.`}
      </p>
      {children}
    </section>
  );
}
