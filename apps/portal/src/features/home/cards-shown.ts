/** Positions that a list of cards shows on the homepage. */
export const CARDS_SHOWN = 6;
