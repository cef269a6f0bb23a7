export interface LiveRegionProps {
  /** Spoken when it changes; empty says nothing. Keep the region mounted. */
  message: string;
  /** `assertive` interrupts: only for what cannot wait. */
  politeness?: 'polite' | 'assertive';
}

/** Speaks what a sighted person sees change elsewhere ("12 positions found"). */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div role={politeness === 'assertive' ? 'alert' : 'status'} aria-live={politeness} className="sr-only">
      {message}
    </div>
  );
}
