/** Marks of pages and of programs, quotes, a line break, and characters that a table may have no room for. */
export const ODD_TEXT = 'Tom & <b>Ann</b> said: "100% \\ \'5 > 4\'".\nÉtude 龘 𠮷 😀';
