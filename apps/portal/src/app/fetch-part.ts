import { PartFailure } from './part-failure.ts';

/**
 * Every `import()` of the production build (`vite/plain-imports.ts`). Browsers remember that an address could not be
 * fetched, for as long as the page lives: another try asks for another one, which leads to the same file.
 *
 * @param load imports the file, with something appended to its address
 * @throws {PartFailure} when it cannot be had under either
 */
export async function fetchPart<Module>(load: (appended: string) => Promise<Module>): Promise<Module> {
  try {
    return await load('');
  } catch {
    try {
      return await load(`?again=${Date.now().toString(36)}`);
    } catch (cause) {
      throw new PartFailure(cause);
    }
  }
}
