import { fileURLToPath } from 'node:url';
import { usage } from './command.ts';
import { Refusal } from './refusal.ts';
import { writeNew } from './write-new.ts';

/**
 * Writes a new page, method, scenario or panel in all the places that it needs, and prints what has to be done by hand. If
 * something does not fit, it prints one sentence that says what, and writes nothing.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const args = process.argv.slice(2);

try {
  console.log(
    args.length === 0 || args.some((arg) => arg === '--help' || arg === '-h') ? usage : writeNew(root, args),
  );
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
