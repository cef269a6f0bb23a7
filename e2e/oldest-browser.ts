import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, findBrowser } from './browser.ts';

/** The oldest Chromium that is supported, or why it cannot be had here. */
type OldestBrowser = Browser | { readonly missing: string };

/**
 * Chromium 111 as the registry has it, unpacked once for each machine; its package would unpack it over the newer one.
 * It is a program for Linux on x64, and takes the libraries that came with the newer one where the machine has none.
 */
export async function findOldestBrowser(): Promise<OldestBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { missing: `there is no Chromium 111 for ${process.platform} on ${process.arch}` };
  const { args } = await findBrowser();
  // This build has no separate processes for pages.
  return { executablePath: unpacked(), args: [...args, '--single-process', '--no-zygote'] };
}

function unpacked(): string {
  const folder = join(tmpdir(), 'careers-chromium-111');
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  const entry = createRequire(import.meta.url).resolve('chromium-111');
  const packed = readFileSync(join(dirname(entry), '../bin/chromium.br'));
  mkdirSync(folder, { recursive: true });
  // Two workers may unpack it at the same time: the file gets its final name when it is complete.
  const own = `${program}-${process.pid}`;
  writeFileSync(own, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(own, program);
  return program;
}
