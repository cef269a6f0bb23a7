/** The side padding of every card of the editor, so that the texts of all cards start at the same line. */
export const cardInset = 'px-4 @lg:px-6 @3xl:px-8';
