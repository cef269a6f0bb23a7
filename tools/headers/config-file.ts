import { readFileSync } from 'node:fs';

/**
 * What a `config.json` contains. It may begin with a byte order mark, which a browser leaves out too.
 * @throws {SyntaxError} that names the file if it is no JSON
 */
export function readConfigFile(file: string): unknown {
  const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SyntaxError(`${file}: no JSON: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
