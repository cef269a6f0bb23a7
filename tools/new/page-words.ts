import { arrayIn, objectsOf, propertyOf, type Source, textsOf } from './syntax.ts';

/**
 * The catalogues that a page of a feature needs: those that all pages with the feature's catalogue have. The first page of a
 * feature needs only the feature's own, after those of the frame for a page by link.
 */
export function wordsOfFeature(pages: Source, feature: string, byLink: boolean): readonly string[] {
  const lists = objectsOf(arrayIn(pages, 'pages'))
    .map((page) => textsOf(propertyOf(page, 'words')?.value))
    .filter((words) => words.includes(feature));
  const [first, ...others] = lists;
  const shared = first?.filter((word) => others.every((words) => words.includes(word))) ?? [feature];
  return byLink && !shared.includes('link-page') ? ['link-page', ...shared] : shared;
}
