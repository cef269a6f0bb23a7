/**
 * What the portal changes of the page around it: the tab's title and mark, and the language.
 *
 * @returns puts back what was there
 */
export function keepPageAround(element: HTMLElement): () => void {
  const { title } = document;
  const icon = document.querySelector('link[rel="icon"]');
  const mark = icon?.getAttribute('href');
  const languages = [document.documentElement, element].map((spoken) => ({ spoken, lang: spoken.lang }));
  return () => {
    document.title = title;
    if (mark) icon?.setAttribute('href', mark);
    for (const { spoken, lang } of languages) spoken.lang = lang;
  };
}
