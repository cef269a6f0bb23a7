import type { TimeSpan } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { clockIn } from '../../../core/format/zones.ts';

/** A time span in the company's zone. */
export const spanIn = ({ start, end }: TimeSpan, companyZone: string): string =>
  `${clockIn(start, companyZone)}–${clockIn(end, companyZone)}`;

interface OverlapProps {
  /** Undefined if nothing overlaps. */
  readonly time: TimeSpan | undefined;
  readonly companyZone: string;
}

/** Warns of another meeting at the same time. */
export function Overlap({ time, companyZone }: OverlapProps) {
  const { t } = useLingui();
  if (!time) return null;
  const other = spanIn(time, companyZone);
  return <p className="font-medium text-warning-text">{t`This overlaps with ${other}.`}</p>;
}
