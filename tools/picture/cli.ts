import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSources } from '../boundaries.ts';
import { drawPicture } from './draw.ts';
import { arrowsBetween, type BoxOf, foldersUnder, packageOf } from './imports.ts';

/** Draws who imports whom into `docs/pictures/`, from the imports as they are. */

const pictures: readonly { readonly file: string; readonly title: string; readonly boxOf: BoxOf }[] = [
  { file: 'packages.svg', title: 'The packages', boxOf: packageOf },
  { file: 'portal.svg', title: 'apps/portal/src', boxOf: foldersUnder('apps/portal/src') },
  {
    file: 'features.svg',
    title: 'apps/portal/src/features',
    boxOf: foldersUnder('apps/portal/src/features'),
  },
  { file: 'mocks.svg', title: 'mocks/src', boxOf: foldersUnder('mocks/src') },
];

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const sources = readSources();
mkdirSync(folder, { recursive: true });
for (const { file, title, boxOf } of pictures) {
  writeFileSync(`${folder}${file}`, drawPicture(title, arrowsBetween(sources, boxOf)));
  console.log(`docs/pictures/${file}`);
}
