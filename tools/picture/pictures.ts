import { fileURLToPath } from 'node:url';
import { type BoxOf, foldersUnder, packageOf } from './imports.ts';

/** The folder of the pictures. */
export const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** The pictures, with the boxes of each. */
export const pictures: readonly { readonly file: string; readonly title: string; readonly boxOf: BoxOf }[] = [
  { file: 'packages.svg', title: 'The packages', boxOf: packageOf },
  { file: 'portal.svg', title: 'apps/portal/src', boxOf: foldersUnder('apps/portal/src') },
  {
    file: 'features.svg',
    title: 'apps/portal/src/features',
    boxOf: foldersUnder('apps/portal/src/features'),
  },
  { file: 'mocks.svg', title: 'mocks/src', boxOf: foldersUnder('mocks/src') },
];
