import type { TimeSpan } from '@careers/gateway/contract';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CalendarEvent } from './calendar-file.ts';

interface AgreedInterview {
  readonly id: string;
  readonly time: TimeSpan;
  readonly place: string;
  readonly position: { readonly post: string; readonly companyDescr: string };
}

/** An interview as an event for calendars, in the language shown. */
export function interviewEvent({ id, time, place, position }: AgreedInterview, i18n: I18n): CalendarEvent {
  const { post, companyDescr } = position;
  return {
    id,
    time,
    place,
    summary: i18n._(msg`Interview: ${post}`),
    description: [post, companyDescr, place].filter(Boolean).join('\n'),
  };
}
