import type { TimeSpan } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { clockIn } from '../../../core/format/zones.ts';

/** From when until when, by the company's clock. */
export const spanIn = ({ start, end }: TimeSpan, companyZone: string): string =>
  `${clockIn(start, companyZone)}–${clockIn(end, companyZone)}`;

interface OverlapProps {
  /** None where nobody else is met then. */
  readonly time: TimeSpan | undefined;
  readonly companyZone: string;
}

/** Warns of somebody else who is met at the same time. */
export function Overlap({ time, companyZone }: OverlapProps) {
  const { t } = useLingui();
  if (!time) return null;
  const other = spanIn(time, companyZone);
  return <p className="font-medium text-warning-text">{t`This overlaps with ${other}.`}</p>;
}
