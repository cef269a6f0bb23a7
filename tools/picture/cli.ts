import { mkdirSync, writeFileSync } from 'node:fs';
import { readSources } from '../boundaries.ts';
import { drawPicture } from './draw.ts';
import { arrowsBetween } from './imports.ts';
import { folder, pictures } from './pictures.ts';

/** `npm run picture`: draws who imports whom into `docs/pictures/`, from the current imports. */
if (process.argv.length > 2)
  console.log('Usage: npm run picture (it has no options, and writes docs/pictures/)');
else draw();

function draw(): void {
  const sources = readSources();
  mkdirSync(folder, { recursive: true });
  for (const { file, title, boxOf } of pictures) {
    writeFileSync(`${folder}${file}`, drawPicture(title, arrowsBetween(sources, boxOf)));
    console.log(`docs/pictures/${file}`);
  }
}
