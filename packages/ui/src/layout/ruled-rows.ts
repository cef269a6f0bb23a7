/** The rows of a list that ends a card, a rule above each: none below the last, where the card has its edge. */
export const ruledRows = 'divide-y divide-border border-t border-border *:py-3 *:last:pb-0';
