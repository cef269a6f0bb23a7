/** How far from its sides a card of the editor begins: they stand one below another, and their texts are in line. */
export const cardInset = 'px-4 @lg:px-6 @3xl:px-8';
