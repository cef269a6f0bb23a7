import type { TimeSpan } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { viewerZone } from '../../core/format/format.ts';
import { formatSpanIn, isSameClock } from '../../core/format/zones.ts';

interface WhenProps {
  readonly time: TimeSpan;
  readonly companyZone: string;
}

/** A time in the viewer's zone, and in the company's zone if its clock differs; each with the zone's name (decision 6.10). */
export function When({ time, companyZone }: WhenProps) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const zone = viewerZone();
  const theirs = formatSpanIn(time, locale, companyZone);
  return (
    <time dateTime={time.start} className="tabular block text-balance">
      <span className="block font-medium">{formatSpanIn(time, locale, zone)}</span>
      {!isSameClock(zone, companyZone, time.start) && (
        <span className="mt-1 block text-sm text-muted">{t`At the company: ${theirs}`}</span>
      )}
    </time>
  );
}
