/** The limits of a resume in the contract: a save beyond them is refused. */
export const LINE_MAX = 200;
export const TEXT_MAX = 5000;
export const ENTRIES_MAX = 50;
