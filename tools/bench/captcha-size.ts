import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { bytes, write } from './quantity.ts';
import { atMost, type Row } from './row.ts';

const entry = fileURLToPath(new URL('../../packages/captcha/src/index.ts', import.meta.url));

/** Packages that pages load anyway, which do not count for the captcha. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^radix-ui/, /^@radix-ui\//, /^@careers\/ui($|\/)/];

/** The size of the captcha package, including its AES. */
export async function measureCaptchaSize(): Promise<Row[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  const chunks = outputs.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  const total = chunks.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
  if (!chunks.some((code) => code.includes('blockPuzzle'))) throw new Error('the captcha was shaken away');
  const plain = chunks.reduce((sum, code) => sum + Buffer.byteLength(code), 0);
  return [
    atMost(
      { value: 12, unit: 'kB' },
      {
        what: 'captcha package with AES, gzip',
        measured: bytes(total),
        notes: [
          `everything that packages/captcha exports, built by Vite now: ${write(bytes(plain))} before gzip; React, Radix and @careers/ui left out`,
          'for comparison: the reference clients of AJ-Captcha weigh 33 to 55 kB',
        ],
      },
    ),
  ];
}
