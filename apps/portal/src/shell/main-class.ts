/**
 * What stands between header and footer fills the screen under the header, whatever there is to say: while a page comes, and as
 * it gets shorter or longer, the footer stays below the fold and never jumps over it.
 */
export const mainClass =
  'flex min-h-[calc(100dvh-3.5rem)] grow flex-col outline-none @3xl:min-h-[calc(100dvh-5rem)] print:min-h-0!';
