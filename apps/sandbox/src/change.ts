/** What was changed outside of the portal: only a site's configuration, or anything. */
export type Change = 'site' | 'all';
