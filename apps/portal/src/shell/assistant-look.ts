/** A button that floats above the foot of the page: round beside it, and at the screen's edge where there is no beside. */
export const assistantLook =
  'grid size-11 place-items-center rounded-md border border-border @5xl:size-12 @5xl:rounded-full bg-surface-raised text-brand-text shadow-floating hover:bg-surface-hover';

/** Where it floats; above the bar that some pages have at their foot on a phone. */
export const assistantPlace = 'fixed bottom-24 z-20 @5xl:bottom-6';
