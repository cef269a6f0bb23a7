import type { InterviewerWeek } from '@careers/gateway/contract';
import { Button, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { UntranslatedNotice } from '../../../core/calls/untranslated-notice.tsx';
import { useAskAgain } from '../../../core/calls/use-ask-again.ts';
import { useTranslatedQuery } from '../../../core/calls/use-translated-query.ts';
import { viewerZone } from '../../../core/format/format.ts';
import { formatDays } from '../../../core/format/format-day.ts';
import { zoneName } from '../../../core/format/zones.ts';
import { useAppLocation } from '../../../core/navigation/app-location.ts';
import { useGo } from '../../../core/navigation/link.tsx';
import { usePortal, userOf } from '../../../core/portal/portal.ts';
import { Page } from '../../../site-config/page.tsx';
import { LinkError } from '../../link-page/index.ts';
import { openingWeek } from './first-offer.ts';
import { OfferSlotsForm } from './offer-slots-form.tsx';
import { ProposalsList } from './proposals-list.tsx';
import { weekQuery } from './queries.ts';
import { ToEvaluate } from './to-evaluate.tsx';
import { addDays, askedMonday } from './week-days.ts';
import { WeekGrid } from './week-grid.tsx';

/**
 * `/self/interviewer`: the times that an interviewer offers, their interviews, and the candidates' proposals, week by week
 * (section 2).
 */
export function SelfInterviewerPage() {
  const { t } = useLingui();
  return (
    <Page title={t`My interviews`}>
      <Week />
    </Page>
  );
}

function Week() {
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const { path, query } = useAppLocation();
  const go = useGo();
  // The company's zone arrives with the first week, and is kept, since it decides which week is shown. Until then the viewer's
  // zone is used.
  const [knownZone, setKnownZone] = useState<string>();
  const asked = askedMonday(query.from);
  const from = asked ?? openingWeek(portal.clock(), knownZone ?? viewerZone());
  // While another week is loading, the one before stays on screen; a week that was only a guess is not shown.
  const week = useTranslatedQuery({
    ...weekQuery(portal, from),
    ...(asked && { placeholderData: keepPreviousData }),
  });
  useAskAgain((options) => weekQuery(portal, from, options));
  const move = (weeks: number) => void go(path, { ...query, from: addDays(from, weeks * 7) });
  if (week.data && knownZone === undefined) setKnownZone(week.data.companyZone);
  // If another week cannot be loaded, the rest of the page stays, including the time that is about to be offered.
  const person = userOf(portal.session);
  const [last, setLast] = useState<{ readonly person: string | undefined; readonly week: InterviewerWeek }>();
  if (week.data && week.data !== last?.week) setLast({ person, week: week.data });
  const known = week.data ?? (asked && last?.person === person ? last?.week : undefined);
  const failure = week.error && (
    <LinkError
      error={week.error}
      onRetry={() => void week.refetch()}
      pending={week.isFetching}
      size={known ? 'block' : 'page'}
    />
  );
  const skeleton = <Skeleton className="h-80 w-full rounded-lg" />;
  if (!known)
    return (
      failure ?? (
        <SkeletonGroup label={t`Loading`} className="grid gap-4">
          <Skeleton className="h-11 w-72" />
          {skeleton}
        </SkeletonGroup>
      )
    );
  const { companyZone } = known;
  const zone = zoneName(companyZone, i18n.locale, `${from}T12:00:00Z`);
  return (
    <>
      <UntranslatedNotice of={[week]} />
      <div className="grid gap-10">
        <ToEvaluate />
        <ProposalsList proposals={known.proposals} companyZone={companyZone} />
        <section aria-labelledby="week-title">
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <h2 id="week-title" className="heading tabular text-lg" aria-live="polite">
              {formatDays(from, addDays(from, 6), i18n.locale)}
            </h2>
            <div className="flex gap-2">
              <Button variant="secondary" size="sm" icon={<ChevronLeft size={16} />} onClick={() => move(-1)}>
                {t`Previous week`}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => move(1)}>
                {t`Next week`}
                <ChevronRight size={16} />
              </Button>
            </div>
          </div>
          <p className="mb-4 text-sm text-muted">{t`Times are in the company’s zone: ${zone}.`}</p>
          {week.data ? <WeekGrid week={week.data} monday={from} /> : (failure ?? skeleton)}
        </section>
        <OfferSlotsForm week={known} monday={from} now={portal.clock()} />
      </div>
    </>
  );
}
