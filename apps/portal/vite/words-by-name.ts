import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const locales = fileURLToPath(new URL('../src/locales', import.meta.url));
const loader = '/src/app/catalogue-files.ts';

interface Catalogue {
  readonly path: string;
  readonly locale: string;
  readonly name: string;
}

/**
 * Gives each catalogue a file whose name can be told from language and feature, so that the entry carries no list of
 * thirty. What changes with their content is one stamp for all of them.
 */
export function wordsByName(): Plugin {
  const catalogues = readCatalogues();
  const stamp = stampOf(catalogues);
  return {
    name: 'careers-words-by-name',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const { path, locale, name } of catalogues) {
        this.emitFile({
          type: 'chunk',
          id: path,
          fileName: `assets/words-${locale}-${name}-${stamp}.js`,
          preserveSignature: 'strict',
        });
      }
    },
    transform(_code, id) {
      if (!id.endsWith(loader)) return null;
      return {
        code: `import { fetchPart } from './fetch-part.ts';
export const loadCatalogue = (locale, name) => fetchPart((again) => import(/* @vite-ignore */ './words-' + locale + '-' + name + '-${stamp}.js' + again));`,
        map: null,
      };
    },
  };
}

function readCatalogues(): Catalogue[] {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: locale }) =>
      readdirSync(`${locales}/${locale}`)
        .filter((file) => file.endsWith('.po'))
        .map((file) => ({
          path: `${locales}/${locale}/${file}`,
          locale,
          name: file.slice(0, -'.po'.length),
        })),
    );
}

function stampOf(catalogues: readonly Catalogue[]): string {
  const hash = createHash('sha256');
  for (const { path } of catalogues) hash.update(readFileSync(path));
  return hash.digest('base64url').slice(0, 7);
}
