/**
 * Sabotages that are known to survive, by the reason why nothing proves them; `npm run sabotage` names them all the same. No
 * rule can ask any gateway for these: only one answer shows the value, and there is nothing to compare it with.
 */
export const unproven: Readonly<Record<string, readonly string[]>> = {
  'which words a site suggests is its own to say': [
    'queryHotWords: its list lacks its last',
    'queryHotWords: has external positions on the internal site',
  ],
  'which templates a site offers is its own to say': ['queryResumeTemplates: templates lacks its last'],
  'a gateway may leave out what is booked (decision 0164)': ['querySlots: answers without booked'],
  'a company may have no logo': ['queryBrands: answers without [].logo'],
  'one account alone of a suite is an interviewer': [
    'submitOwnEvaluation: shares the keys of submits between people',
  ],
};
