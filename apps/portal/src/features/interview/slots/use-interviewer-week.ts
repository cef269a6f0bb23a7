import type { InterviewerWeek } from '@careers/gateway/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAskAgain } from '../../../core/calls/use-ask-again.ts';
import { type TranslatedQuery, useTranslatedQuery } from '../../../core/calls/use-translated-query.ts';
import { viewerZone } from '../../../core/format/format.ts';
import { useAppLocation } from '../../../core/navigation/app-location.ts';
import { useGo } from '../../../core/navigation/link.tsx';
import { usePortal, userOf } from '../../../core/portal/portal.ts';
import { useAsOfNow } from '../../../core/portal/use-as-of-now.ts';
import { useLast } from '../../../core/use-last.ts';
import { openingWeek } from './first-offer.ts';
import { weekQuery } from './queries.ts';
import { addDays, askedMonday } from './week-days.ts';

interface UsedWeek {
  /** The first day of the week that is asked for. */
  readonly monday: string;
  readonly query: TranslatedQuery<InterviewerWeek>;
  /** The answer, or the last one of the same person, of another week, if this week cannot be loaded. */
  readonly known: InterviewerWeek | undefined;
  /** Goes to the week so many weeks later. */
  readonly move: (weeks: number) => void;
}

/** The week of an interviewer that the address names; by default the first in which a time can be offered. */
export function useInterviewerWeek(): UsedWeek {
  const portal = usePortal();
  const { path, query: address } = useAppLocation();
  const go = useGo();
  // The company's zone arrives with the first week, and is kept, since it decides which week is shown. Until then the viewer's
  // zone is used.
  const [companyZone, setCompanyZone] = useState<string>();
  const named = askedMonday(address.from);
  const opening = useAsOfNow((now) => openingWeek(now, companyZone ?? viewerZone()));
  const monday = named ?? opening;
  // While another week is loading, the one before stays on screen; a week that was only a guess is not shown.
  const query = useTranslatedQuery({
    ...weekQuery(portal, monday),
    ...(named && { placeholderData: keepPreviousData }),
  });
  useAskAgain((options) => weekQuery(portal, monday, options));
  if (query.data && companyZone === undefined) setCompanyZone(query.data.companyZone);
  const last = useLast(companyZone === undefined ? undefined : query.data, userOf(portal.session));
  return {
    monday,
    query,
    known: query.data ?? last,
    move: (weeks) => void go(path, { ...address, from: addDays(monday, weeks * 7) }),
  };
}
