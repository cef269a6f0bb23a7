import { fileURLToPath } from 'node:url';
import { usage } from './command.ts';
import { Refusal } from './refusal.ts';
import { writeNew } from './write-new.ts';

/**
 * Writes the places that a new page, method, scenario or panel has, and says what is left to do by hand. Where
 * anything does not fit, one sentence says what, and nothing is written.
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
