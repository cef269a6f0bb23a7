/**
 * The content fills at least the screen below the header, so that the footer stays below the fold, and does not jump into view while a
 * page loads or changes its length.
 */
export const mainClass = 'screenful outline-none [--above:3.5rem] @3xl:[--above:5rem]';
