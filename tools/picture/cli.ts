import { mkdirSync, writeFileSync } from 'node:fs';
import { readSources } from '../boundaries.ts';
import { drawPicture } from './draw.ts';
import { arrowsBetween } from './imports.ts';
import { folder, pictures } from './pictures.ts';

/** Draws who imports whom into `docs/pictures/`, from the current imports. */

const sources = readSources();
mkdirSync(folder, { recursive: true });
for (const { file, title, boxOf } of pictures) {
  writeFileSync(`${folder}${file}`, drawPicture(title, arrowsBetween(sources, boxOf)));
  console.log(`docs/pictures/${file}`);
}
