import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const dist = fileURLToPath(new URL('../../apps/portal/dist', import.meta.url));
const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(js|css|html|json)$/.test(name))
  .map((name) => ({ name, text: readFileSync(`${dist}/${name}`, 'utf8') }));

/** For each of these, words of its source that a build would contain if it contained the code. */
const traces = {
  msw: ['mockServiceWorker', 'MSW_', 'onUnhandledFrame'],
  faker: ['faker', 'setDefaultRefDate'],
  mocks: ['createWorld', 'careers-world', '澄远', 'Chengyuan', 'acc-candidate', '888888', 'Passw0rd'],
  bench: ['careers-bench', 'bench-tab', 'window.sandbox'],
} as const;

/** The scripts that a built file imports, at once or on demand. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/[\w.-]+\.js\b/g)].map(([name]) => name);
}

test.describe('the built portal', () => {
  for (const [what, signs] of Object.entries(traces)) {
    test(`contains no code of ${what}`, () => {
      expect(texts.length).toBeGreaterThan(20);
      const found = texts.flatMap(({ name, text }) =>
        signs.filter((sign) => text.includes(sign)).map((sign) => `${name}: ${sign}`),
      );
      expect(found).toEqual([]);
    });
  }

  test('has exactly the strict content policy: no unsafe-inline, no unsafe-eval, no foreign script', () => {
    const html = texts.find(({ name }) => name === 'index.html')?.text ?? '';
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const hashless = policy.replaceAll(/'sha256-[\w+/=]+'/g, 'HASH').split('; ');
    // No media, frames or plug-ins are used: whatever is not named here is refused.
    expect(hashless).toEqual([
      "default-src 'none'",
      "script-src 'self' HASH",
      "style-src 'self' HASH",
      "img-src 'self' data: http: https:",
      "font-src 'self'",
      "worker-src 'self'",
      "connect-src 'self' http: https:",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify json reader',
    ]);
  });

  test('has at most 2.2 kB (gzip) of script in the page itself, which makes the first request', () => {
    const html = texts.find(({ name }) => name === 'index.html')?.text ?? '';
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
    expect(inline).toHaveLength(1);
    expect(gzipSync(inline.join('')).length).toBeLessThanOrEqual(2200);
  });

  test.describe('the first load', () => {
    const first = texts.filter(({ name }) => /^assets.(portal|site)-/.test(name)).map(({ text }) => text);
    // Each sign appears in the build as soon as the rewrite has no effect, or somebody uses what it removes.
    const leftOut = [
      ['the router’s own links (spare-parts.ts)', 'data-status'],
      ['Vite’s own helper around import() (part-files.ts)', 'vite:preloadError'],
      ['what the contract declares for servers (contract-for-callers.ts)', 'companyUnknown'],
      ['the shapes of what methods are asked with (contract-for-callers.ts)', 'passwordConfirm'],
      ['what icons have around their shapes in their library (lightIcons)', 'absoluteStrokeWidth'],
      ['what stands in for a part of React that it has had since version 18 (shared.ts)', '({inst:{'],
      [
        'the parser behind `<Trans>`, which one such component anywhere brings (decision 0007)',
        'void element',
      ],
    ] as const;
    for (const [what, sign] of leftOut) {
      test(`contains nothing of ${what}`, () => {
        expect(first).toHaveLength(2);
        expect(first.join('')).toContain('queryHotPositions');
        expect(first.join('')).not.toContain(sign);
      });
    }
  });

  test('contains each scene as finished drawing data (drawnScenes), and not the code that draws it', () => {
    const scenes = texts.filter(({ text }) => text.includes('glow:['));
    expect(scenes.length).toBeGreaterThan(10);
    // A constant of the random numbers with which the scenes are drawn.
    expect(texts.filter(({ text }) => text.includes('1831565813')).map(({ name }) => name)).toEqual([]);
  });

  test('has no file that imports a worker’s file, which WebKit would run a second time (portalWorker)', () => {
    const workers = texts
      .filter(({ name }) => /\.worker-[\w-]+\.js$/.test(name))
      .map(({ name }) => basename(name));
    expect(workers.length).toBeGreaterThan(0);
    const imported = texts.flatMap(({ name, text }) =>
      [...text.matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+)["'`]/g)].flatMap(([, file = '']) =>
        workers.includes(file) ? [`${name} imports ${file}`] : [],
      ),
    );
    expect(imported).toEqual([]);
  });

  test('fetches nothing for a page by link that only pages of a website begin with', () => {
    const scripts = new Map(
      texts.flatMap(({ name, text }) => (/^assets.*\.js$/.test(name) ? [[basename(name), text]] : [])),
    );
    const nameOf = (group: string) => [...scripts.keys()].find((name) => name.startsWith(`${group}-`)) ?? '';
    const frame = nameOf('link-frame');
    // Exceptions: the frame fetches a website's header for people who are logged in, and the entry knows all pages.
    const followed = (name: string) =>
      name === frame || name === nameOf('portal') ? [] : namedIn(scripts.get(name) ?? '');
    const reached = new Set<string>();
    const next = texts
      .filter(({ name, text }) => /^early/.test(name) && text.includes(`/${frame}`))
      .flatMap(({ text }) => namedIn(text));
    for (let name = next.pop(); name !== undefined; name = next.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      next.push(...followed(name));
    }
    expect(reached).toContain(nameOf('uploads'));
    expect(reached).toContain(nameOf('medical-content'));
    expect(reached).not.toContain(nameOf('site'));
  });

  test('names every package that it is made of, with its licence', () => {
    const said = readFileSync(`${dist}/third-party-licences.txt`, 'utf8');
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      readFileSync(new URL('../../apps/portal/package.json', import.meta.url), 'utf8'),
    );
    const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@careers/'));
    expect(packages.length).toBeGreaterThan(10);
    for (const name of [...packages, 'tailwindcss', 'scheduler', '@radix-ui/react-dialog'])
      expect(said).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)\\n\\n.{3}`, 'm'));
    expect(texts.find(({ name }) => name === 'index.html')?.text).toContain(
      '<!-- third-party-licences.txt -->',
    );
  });
});

test('the built sandbox leaves out the list of all public suffixes (vite.config.ts)', () => {
  const assets = fileURLToPath(new URL('../../apps/sandbox/dist/assets', import.meta.url));
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => readFileSync(`${assets}/${name}`, 'utf8').includes('kitakyushu'))).toEqual(
    [],
  );
});
