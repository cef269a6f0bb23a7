import { dateFormat } from '@careers/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Period } from './periods.ts';

/** A stored month `2026-11` as people write it, `Nov 2026`. A text that is not a month is returned unchanged. */
export function formatMonth(month: string, locale: string): string {
  const time = /^\d{4}-\d\d$/.test(month) ? Date.parse(`${month}-01T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) return month;
  return dateFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(time);
}

/** A period in the shown language, with the months that are filled in; empty when none is. */
export function formatPeriod(period: Period, i18n: I18n): string {
  const from = formatMonth(period.start, i18n.locale);
  if (period.present) return i18n._(from ? msg`${from} – present` : msg`to present`);
  const to = formatMonth(period.end, i18n.locale);
  if (!from) return to && i18n._(msg`until ${to}`);
  return !to || to === from ? from : i18n._(msg`${from} – ${to}`);
}
