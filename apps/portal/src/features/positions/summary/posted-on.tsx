import { useLingui } from '@lingui/react/macro';
import { formatPrintedDay, formatRecentDay } from '../../../core/format/format-day.ts';
import { useAsOfNow } from '../../../core/portal/use-as-of-now.ts';

interface PostedOnProps {
  /** The day on which a position was published, `YYYY-MM-DD`. */
  readonly day: string;
  /** `short` leaves out the year if it is this one. */
  readonly length?: 'full' | 'short';
}

/** How long ago a position was published. On paper, which is read later, it is the date. */
export function PostedOn({ day, length }: PostedOnProps) {
  const { i18n } = useLingui();
  const posted = useAsOfNow((now) => formatRecentDay(day, i18n.locale, now, length));
  return (
    <time
      dateTime={day}
      title={formatPrintedDay(day, i18n.locale)}
      className="tabular print:after:content-[attr(title)]"
    >
      <span className="print:hidden">{posted}</span>
    </time>
  );
}
