import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contractDocuments } from './documents.ts';

/** `npm run schema`: writes the machine-readable contract into `docs/contract/`. */
for (const { path, text } of contractDocuments()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
