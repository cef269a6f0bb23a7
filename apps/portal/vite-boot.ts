import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { EarlyFiles } from './src/boot.ts';

const bootSource = fileURLToPath(new URL('./src/boot.ts', import.meta.url));
const shellSource = fileURLToPath(new URL('./src/shell.css', import.meta.url));

/**
 * Puts the second, tiny entry and the shell's few rules into index.html itself, so that the configuration is
 * asked for as soon as the page is there, and names both in a strict Content-Security-Policy by their hashes.
 */
export function bootPlugin(): Plugin {
  return {
    name: 'careers-boot',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server, bundle }) {
        const [script, style] = await Promise.all([
          bundleBoot(),
          readFile(shellSource, 'utf8').then(squeeze),
        ]);
        // Vite's own client needs inline scripts while developing.
        const policy = server
          ? ''
          : `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(script, style)}" />\n    `;
        return html.replace(
          '<!-- boot -->',
          () =>
            `${policy}<meta name="early-files" content='${JSON.stringify(earlyFiles(bundle))}' />\n    <style>${style}</style>\n    <script>${script}</script>`,
        );
      },
    },
  };
}

/**
 * The policy of the production page. `connect-src` names loopback and https: the gateways' hosts come from
 * `config.json`. `frame-ancestors` works in a header only: see docs/decisions/content-security-policy.md.
 */
export function contentPolicy(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(script)}`,
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * What the homepage needs beside the entry, as the built files' names: boot fetches them at once instead of
 * leaving them to be found one after the other. While developing there are none.
 */
function earlyFiles(bundle: Rolldown.OutputBundle | undefined): EarlyFiles {
  const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
  const entry = new Set(
    chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]),
  );
  const named = (end: string) =>
    chunks
      .filter((chunk) => chunk.facadeModuleId?.split('?')[0]?.endsWith(end) ?? false)
      .flatMap((chunk) => [chunk.fileName, ...chunk.imports])
      .filter((file) => !entry.has(file));
  const words = (locale: string) =>
    ['shell', 'positions'].flatMap((name) => named(`/locales/${locale}/${name}.po`));
  return {
    home: [...new Set([...named('/routes/_main.tsx'), ...named('/routes/_main/homepage.tsx')])],
    words: { 'zh-cn': words('zh-CN'), 'zh-hk': words('zh-HK'), 'en-us': words('en') },
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

async function bundleBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: bootSource, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk =
    output && 'output' in output ? output.output.find((part) => part.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('boot.ts gave no code');
  return chunk.code.trim();
}

function squeeze(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();
}
