/** A round button that floats above the foot of the page. */
export const assistantLook =
  'grid size-12 place-items-center rounded-full border border-border bg-surface-raised text-brand-text shadow-floating hover:bg-surface-hover';

/** Where it floats; above the bar that some pages have at their foot on a phone. */
export const assistantPlace = 'fixed bottom-24 z-20 @5xl:bottom-6';
