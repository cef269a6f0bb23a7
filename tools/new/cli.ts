import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { planNew, usage } from './command.ts';
import { readRepository } from './draft.ts';
import { formatText } from './format.ts';
import { Refusal } from './refusal.ts';

/**
 * Writes the places that a new page, method, scenario or panel has, and says what is left to do by hand. Where
 * anything does not fit, one sentence says what, and nothing is written.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const args = process.argv.slice(2);

try {
  if (args.length === 0 || args.includes('--help')) console.log(usage);
  else generate();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function generate(): void {
  const { added, changed, left } = planNew(readRepository(root), args);
  const files = [...added, ...changed].map(([path, text]) => ({ path, text: formatText(path, text) }));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`${added.has(path) ? 'wrote  ' : 'changed'} ${path}`);
  }
  console.log(`\nLeft to do by hand:\n${left.map((one) => `- ${one}`).join('\n')}`);
}
