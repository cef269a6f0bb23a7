import { arrayIn, objectsOf, propertyOf, type Source, textsOf } from './syntax.ts';

/**
 * The catalogues that a page of a feature needs: those that every page with this feature's words has. A first page has
 * the feature's alone, by link after those of the frame around it.
 */
export function wordsOfFeature(pages: Source, feature: string, byLink: boolean): readonly string[] {
  const lists = objectsOf(arrayIn(pages, 'pages'))
    .map((page) => textsOf(propertyOf(page, 'words')?.value))
    .filter((words) => words.includes(feature));
  const [first, ...others] = lists;
  const shared = first?.filter((word) => others.every((words) => words.includes(word))) ?? [feature];
  return byLink && !shared.includes('link-page') ? ['link-page', ...shared] : shared;
}
