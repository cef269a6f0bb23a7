import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import type { Shot } from './shots.ts';

const style =
  'body{font:14px system-ui;margin:24px}.row{display:flex;gap:16px;overflow-x:auto}figure{margin:0}img{height:420px;border:1px solid #ccc}';

const figure = (file: string, caption: string) =>
  `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${caption}</figcaption></figure>`;

const row = (title: string, figures: readonly string[]) =>
  figures.length > 0 ? `<h2>${title}</h2><div class="row">${figures.join('')}</div>` : '';

/** Writes the page with all pictures of a folder. It begins with what has changed, before and after. */
export function writeSheet(folder: string, shots: readonly Shot[], changed: readonly string[]): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const pairs = changed
    .filter((file) => existsSync(`${folder}/before/${file}`))
    .map((file) => row(file, [figure(`before/${file}`, 'before'), figure(file, 'after')]));
  const rows = shots.map(({ name }) => {
    const own = new RegExp(`^${name}-(\\w\\w-\\w\\w)-(\\d+)(-dark)?\\.png$`);
    return row(
      name,
      files.filter((file) => own.test(file)).map((file) => figure(file, file.slice(name.length + 1, -4))),
    );
  });
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${pairs.join('')}${rows.join('')}`,
  );
}
