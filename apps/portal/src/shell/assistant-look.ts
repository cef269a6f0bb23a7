/**
 * A button that floats above the foot of the page: round beside it, and where there is no beside a tab at the screen's edge,
 * no wider than a page's margin, so that it covers no words; each says at which side its corners are round. What can be
 * pressed is as large as any button.
 */
export const assistantPress = 'grid size-11 @5xl:size-12';
export const assistantLook =
  'grid w-4 place-items-center border border-border bg-surface-raised text-brand-text shadow-floating hover:bg-surface-hover @5xl:w-full @5xl:rounded-full @max-5xl:[&>svg]:size-3!';

/** Where it floats; above the bar that some pages have at their foot on a phone. */
export const assistantPlace = 'fixed bottom-24 z-20 @5xl:bottom-6';
