import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { EarlyFiles } from '../src/boot.ts';

const bootSource = fileURLToPath(new URL('../src/boot.ts', import.meta.url));
const shellSource = fileURLToPath(new URL('../src/shell.css', import.meta.url));

/**
 * The two files of the first load: what every page needs, and what the homepage needs beside it. Left to the
 * bundler it would be some thirty small ones, which compress worse and are asked for one by one.
 */
export const firstLoadGroups: {
  readonly name: 'portal' | 'homepage';
  readonly test: RegExp;
  priority: number;
}[] = [
  { name: 'portal', test: /\/portal\/src\/main\.tsx$|features\/positions\/brief\//, priority: 2 },
  { name: 'homepage', test: /\/routes\/_main\/homepage\.tsx\?tsr-split/, priority: 1 },
];

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
        const { entry, early } = builtFiles(bundle);
        const links = entry.map((file) => `<link rel="modulepreload" href="./${file}" />\n    `).join('');
        // Vite's own client needs inline scripts while developing.
        const policy = server
          ? ''
          : `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(script, style)}" />\n    `;
        return html.replace(
          '<!-- boot -->',
          () => `${policy}${links}<meta name="early-files" content='${JSON.stringify(early)}' />
    <style>${style}</style>
    <script>${script}</script>`,
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

/** The built files by what they are needed for; none while developing. */
interface BuiltFiles {
  /** What the entry imports: every page needs it, so the page itself names it. */
  readonly entry: readonly string[];
  /** What the homepage needs beside the entry: boot fetches it at once instead of leaving it to be found. */
  readonly early: EarlyFiles;
}

function builtFiles(bundle: Rolldown.OutputBundle = {}): BuiltFiles {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const withImports = (files: readonly string[], known = new Set<string>()): Set<string> => {
    for (const file of files) {
      if (known.has(file)) continue;
      known.add(file);
      withImports(chunks.find((chunk) => chunk.fileName === file)?.imports ?? [], known);
    }
    return known;
  };
  const group = (name: (typeof firstLoadGroups)[number]['name']) =>
    withImports(chunks.filter((chunk) => chunk.name === name).map((chunk) => chunk.fileName));
  const entry = group('portal');
  const beside = (files: Iterable<string>) => [...files].filter((file) => !entry.has(file));
  const words = (locale: string) => {
    const catalogues = ['shell', 'home'].map((name) => `/locales/${locale}/${name}.po`);
    const wanted = chunks.filter((chunk) => {
      const source = chunk.facadeModuleId?.split('?')[0] ?? '';
      return catalogues.some((catalogue) => source.endsWith(catalogue));
    });
    return beside(withImports(wanted.map((chunk) => chunk.fileName)));
  };
  return {
    entry: [...entry],
    early: {
      home: beside(group('homepage')),
      words: { 'zh-cn': words('zh-CN'), 'zh-hk': words('zh-HK'), 'en-us': words('en') },
    },
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
