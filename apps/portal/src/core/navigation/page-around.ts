/**
 * Remembers what the portal changes in the page around it: the tab's title and icon, and the language.
 *
 * @returns a function that restores them
 */
export function keepPageAround(element: HTMLElement): () => void {
  const { title } = document;
  const icon = document.querySelector('link[rel="icon"]');
  const address = icon?.getAttribute('href');
  const languages = [document.documentElement, element].map((spoken) => ({ spoken, lang: spoken.lang }));
  return () => {
    document.title = title;
    if (address) icon?.setAttribute('href', address);
    for (const { spoken, lang } of languages) spoken.lang = lang;
  };
}
