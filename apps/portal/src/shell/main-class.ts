/**
 * The content fills at least the screen below the header, so that the footer stays below the fold, and does not jump into view while a
 * page loads or changes its length.
 */
export const mainClass =
  'flex min-h-[calc(100dvh-3.5rem)] grow flex-col outline-none @3xl:min-h-[calc(100dvh-5rem)] print:min-h-0!';
