/**
 * A button that floats at the bottom of the page. On wide screens it is round and beside the content; on narrow ones it is a tab at
 * the edge of the screen, no wider than the page's margin, so that it covers no text. Its press area is as large as any button's.
 */
export const assistantPress = 'grid size-11 @5xl:size-12';
export const assistantLook =
  'grid w-4 place-items-center border border-border bg-surface-raised text-brand-text shadow-floating hover:bg-surface-hover @5xl:w-full @5xl:rounded-full @max-5xl:[&>svg]:size-3!';

/** Its position: above the action bar that some pages have on a phone. */
export const assistantPlace = 'fixed bottom-24 z-20 @5xl:bottom-6';
