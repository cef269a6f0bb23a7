/** What a resume may hold at most, as the contract has it; beyond it a save is refused. */
export const LINE_MAX = 200;
export const TEXT_MAX = 5000;
export const ENTRIES_MAX = 50;
