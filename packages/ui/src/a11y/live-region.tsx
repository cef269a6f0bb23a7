export interface LiveRegionProps {
  /** Announced when it changes; empty for nothing. Keep the region mounted. */
  message: string;
  /** `assertive` interrupts: only for what cannot wait. */
  politeness?: 'polite' | 'assertive';
}

/** Announces a change that is visible elsewhere ("12 positions found"). */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div role={politeness === 'assertive' ? 'alert' : 'status'} aria-live={politeness} className="sr-only">
      {message}
    </div>
  );
}
