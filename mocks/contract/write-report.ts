import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf } from './reason-of.ts';
import { SettingError } from './target/setting-error.ts';

/** The option that asks for a report, its file, and the text of the report. */
export type Written = readonly [option: string, file: string, text: string];

/**
 * Writes the files of options, each of them even if another cannot be written; folders that they need are made.
 * @throws {SettingError} naming each that could not be written, behind what else went wrong
 */
export async function writeReports(
  reports: readonly Written[],
  trouble: readonly string[] = [],
): Promise<void> {
  const unwritten = await Promise.all(reports.map(write));
  const wrong = [...trouble, ...unwritten.filter((why) => why !== undefined)];
  if (wrong.length > 0) throw new SettingError(wrong.join('\n'));
}

async function write([option, file, text]: Written): Promise<string | undefined> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    return undefined;
  } catch (error) {
    return `--${option} ${file}: ${reasonOf(error)}`;
  }
}
