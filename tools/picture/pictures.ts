import { fileURLToPath } from 'node:url';
import { type BoxOf, foldersUnder, packageOf } from './imports.ts';

/** Where the pictures are. */
export const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** Each picture of who imports whom, and what its boxes are. */
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
