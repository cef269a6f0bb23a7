import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf } from './reason-of.ts';
import { SettingError } from './target/setting-error.ts';

/**
 * Writes the file of an option; folders that it needs are made.
 * @throws {SettingError} if it cannot be written there
 */
export async function writeReport(option: string, file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    throw new SettingError(`--${option} ${file}: ${reasonOf(error)}`);
  }
}
