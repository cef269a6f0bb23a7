import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { browserFloor } from './browser-floor.ts';
import { contentPolicy } from './content-policy.ts';
import { filesWithPage } from './early-files.ts';

const bootSource = fileURLToPath(new URL('../src/boot.ts', import.meta.url));
/** The build does not know the hosts of `config.json` and of the website's configuration (decisions 0023 and 0034). */
const anywhere = ['http:', 'https:'];

const shellSource = fileURLToPath(new URL('../src/shell.css', import.meta.url));

/**
 * Inlines `boot.ts` and the shell's few CSS rules into index.html, so that the configuration is requested as soon as the page is loaded,
 * and lists the hashes of both in a strict Content-Security-Policy.
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
        // In development Vite's client needs inline scripts.
        const policy = server
          ? ''
          : `<meta http-equiv="Content-Security-Policy" content="${contentPolicy({ script, style, connect: anywhere, pictures: anywhere })}" />\n    `;
        return html.replace(
          '<!-- boot -->',
          () => `${policy}<meta name="early-files" content='${JSON.stringify(filesWithPage(bundle))}' />
    <style>${style}</style>
    <script>${script}</script>`,
        );
      },
    },
  };
}

async function bundleBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: browserFloor,
      rollupOptions: { input: bootSource, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk =
    output && 'output' in output ? output.output.find((part) => part.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('boot.ts gave no code');
  // A library here would be missing among the licences, and would make the page too large.
  const foreign = chunk.moduleIds.find((id) => id.includes('/node_modules/'));
  if (foreign) throw new Error(`boot.ts brings ${foreign} into the page`);
  return chunk.code.trim();
}

function squeeze(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .trim();
}
