/**
 * What the first load starts from: the portal, what several pages show of positions, the homepage, and the notes of
 * the visit, which every page sends once it is idle.
 */
const firstLoad =
  /\/portal\/src\/main\.tsx$|\/features\/positions\/summary\/|\/app\/(visits|log-visits)\.|\/contract\/logs\.ts$/;

/** What every page by link needs before it can show anything, and no other page. */
const linkFrame =
  /\/shell\/link-(layout|header)\.tsx$|\/features\/link-page\/(link-(page|context|skeleton|token)|use-link|use-link-site)\.tsx?$|\/core\/link-pass\.ts$|\/forms\/link-drafts\.ts$|\/contract\/links\.ts$|\/ui\/src\/layout\/(facts|beside)\.tsx$/;

/** What the three pages of an offer show. */
const offer =
  /\/features\/offer\/(offer-(page|answers|facts|receipt)|handed-in)\.tsx$|\/contract\/offer\.ts$/;

/**
 * Files of more than one module each. Left to the bundler, the first load and a page by link would be some thirty small
 * ones, which compress worse, are asked for one by one, and stand in a line behind each other where a server speaks HTTP/1.1.
 */
export const codeGroups = [
  // With all that it needs.
  { name: 'portal', test: firstLoad },
  { name: 'link-frame', test: linkFrame, includeDependenciesRecursively: false },
  { name: 'offer', test: offer, includeDependenciesRecursively: false },
];
