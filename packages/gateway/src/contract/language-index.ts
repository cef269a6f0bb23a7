/** The index of a language in the header of a call: 0 zh-cn, 1 zh-hk, 2 en-us (section 7). */
export const languageIndexes = [0, 1, 2] as const;
export type LanguageIndex = (typeof languageIndexes)[number];
