import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Features whose words the first page always needs; one catalogue, `shell`, so that it is one request. */
const shellFeatures = ['site', 'session'];

/** What stands in for a page, or floats over one, comes later than the shell and so do its words. */
const systemFiles = [
  'app/not-built-page',
  'app/not-found-page',
  'features/site/closed-site',
  'features/site/contact-popover',
].map((file) => `<rootDir>/src/${file}.{ts,tsx}`);

/** Features that say nothing: a catalogue of theirs would be an empty file in every build. */
const silentFeatures = ['visits'];

/** What the homepage shows of positions stands in the homepage's catalogue; the pages of positions need both. */
const homeFolders = ['features/home', 'features/positions/brief'];

const features = readdirSync(new URL('./src/features', import.meta.url), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && ![...shellFeatures, ...silentFeatures, 'home'].includes(entry.name),
  )
  .map((entry) => entry.name);

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
      exclude: [...exclude, ...systemFiles],
    },
    { path: '<rootDir>/src/locales/{locale}/system', include: systemFiles, exclude },
    { path: '<rootDir>/src/locales/{locale}/home', include: homeFolders.map(source), exclude },
    ...features.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [source(`features/${name}`)],
      exclude: [...exclude, ...homeFolders.map(source)],
    })),
  ],
});
