/** The rows of a list at the end of a card: a rule above each, none below the last. */
export const ruledRows = 'divide-y divide-border border-t border-border *:py-3 *:last:pb-0';
