import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that is deleted when the bench ends, however it ends. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'careers-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
