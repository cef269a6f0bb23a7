import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contractDocuments } from './documents.ts';

/** `npm run schema`: writes the contract in machine-readable form into `docs/contract/`. */
if (process.argv.length > 2)
  console.log('Usage: npm run schema (it has no options, and writes docs/contract/)');
else
  for (const { path, text } of contractDocuments()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
