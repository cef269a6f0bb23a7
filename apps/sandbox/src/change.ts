/** What was changed outside of the portal: a site's configuration alone, or anything. */
export type Change = 'site' | 'all';
