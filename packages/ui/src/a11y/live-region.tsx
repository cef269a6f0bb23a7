export interface LiveRegionProps {
  /** Announced when it changes; empty for nothing. Keep the region mounted. */
  message: string;
}

/** Announces a change that is visible elsewhere ("12 positions found"). */
export function LiveRegion({ message }: LiveRegionProps) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {message}
    </div>
  );
}
