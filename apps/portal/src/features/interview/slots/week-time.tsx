import type { TimeSpan } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { viewerZone } from '../../../core/format/format.ts';
import { clockBeside, clockIn, isSameClock } from '../../../core/format/zones.ts';
import { spanIn } from './overlap.tsx';

interface WeekTimeProps {
  readonly time: TimeSpan;
  readonly companyZone: string;
}

/** A time of the week in the company's zone, in which its days are, and below in the viewer's if that differs (decision 6.10). */
export function WeekTime({ time, companyZone }: WeekTimeProps) {
  const { i18n } = useLingui();
  const zone = viewerZone();
  return (
    <>
      <p className="tabular font-medium whitespace-nowrap">{spanIn(time, companyZone)}</p>
      {!isSameClock(zone, companyZone, time.start) && (
        <p className="tabular text-muted">
          {`${clockBeside(time.start, i18n.locale, zone, companyZone)}–${clockIn(time.end, zone)}`}
        </p>
      )}
    </>
  );
}
