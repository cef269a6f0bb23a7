import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Features whose words the first page always needs; one catalogue, `shell`, so that it is one request. */
const shellFeatures = ['site', 'session'];

/** Features that speak with the words of another one's catalogue. */
const companions: Record<string, readonly string[]> = { positions: ['home'] };

const features = readdirSync(new URL('./src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shellFeatures.includes(entry.name))
  .map((entry) => entry.name)
  .filter((name) => !Object.values(companions).flat().includes(name));

const source = (folder: string) => `<rootDir>/src/${folder}/**/*.{ts,tsx}`;
const exclude = ['**/*.test.{ts,tsx}'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN', 'zh-HK'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/shell',
      include: [source('app'), source('routes'), ...shellFeatures.map((name) => source(`features/${name}`))],
      exclude,
    },
    ...features.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [name, ...(companions[name] ?? [])].map((feature) => source(`features/${feature}`)),
      exclude,
    })),
  ],
});
