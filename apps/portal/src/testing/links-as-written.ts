/** Tokens as they may be written in an address: a description, the written form, and the token itself. */
export const linksAsWritten = [
  ['in base64, as a mail left it', 'aB+c/9==', 'aB+c/9=='],
  ['in base64, encoded', 'aB%2Bc%2F9%3D%3D', 'aB+c/9=='],
  ['with points in it', 'eyJh.eyJz.S-x_~', 'eyJh.eyJz.S-x_~'],
  ['at the end of an English sentence', 'a1b2.', 'a1b2'],
  ['at the end of a Chinese sentence', 'a1b2。', 'a1b2'],
  ['in quotes or brackets', 'a1b2”)', 'a1b2'],
  ['with blanks around it', '%20a1b2%0A', 'a1b2'],
] as const;
