/** Markup and code, quotes, a line break, and characters that a database column may not be able to store. */
export const ODD_TEXT = 'Tom & <b>Ann</b> said: "100% \\ \'5 > 4\'".\nÉtude 龘 𠮷 😀';
