import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The folders whose words the first page always needs; one catalogue, `shell`, so that it is one request. */
const firstFolders = ['core', 'site-config', 'shell', 'app'];

/** The words of a code that was sent, with those of a link that asks for one: most links do not. */
const codeFiles = ['forms/code/*.{ts,tsx}', 'features/link-page/link-locked.tsx'].map(
  (files) => `<rootDir>/src/${files}`,
);

/** What is said of files, and of choosing them, comes where files are chosen. */
const fileWords = ['file-words', 'upload-field'].map((name) => `<rootDir>/src/forms/${name}.{ts,tsx}`);

/** What is beside the candidates' login: the captcha, a new password, the agreements, and a company's directory. */
const accountFiles = (names: readonly string[]) =>
  names.map((name) => `<rootDir>/src/features/account/${name}.{ts,tsx}`);
const captchaFiles = accountFiles(['use-captcha-labels']);
const recoveryFiles = accountFiles(['reset-*', 'verify-forms']);
const agreementFiles = accountFiles(['agreement-page', 'consent-*']);
const directoryFiles = accountFiles(['directory-*', 'other-person-dialog', 'use-sign-on-return']);

/** Folders of a feature that have a catalogue of their own: who merely names a resume's sections needs no words of its editor. */
const separateFolders: Readonly<Record<string, readonly string[]>> = {
  'resume-editor': ['features/resume/editor'],
  'resume-import': ['features/resume/import'],
  'resume-improve': ['features/resume/improve'],
  'resume-view': ['features/resume/view', 'features/resume/templates'],
  'interview-slots': ['features/interview/slots'],
  medical: ['features/checks/medical'],
};

/** The words of a resume's fields, which some links ask for: not of the page that edits all of it. */
const resumeFieldFiles = [
  'conflict-notice',
  'entry-*',
  'field-control',
  'period-control',
  'removed-entry',
  'selection-control',
  'text-section',
  'use-date-labels',
  'use-entry-list',
].map((name) => `<rootDir>/src/features/resume/editor/${name}.{ts,tsx}`);

/** A share's words: those of its dialog, and of the page that it leads to. */
const shareFolders = ['share', 'shared-page'];

/** What stands in for a page, or floats over one, comes later than the shell and so do its words. */
const systemFiles = ['shell/not-found-page', 'shell/closed-site', 'shell/contact-popover'].map(
  (file) => `<rootDir>/src/${file}.{ts,tsx}`,
);

const source = (folder: string) => `<rootDir>/src/${folder}/**/*.{ts,tsx}`;

/** What the homepage shows of positions stands in the homepage's catalogue; the pages of positions need both. */
const homeFolders = ['features/home', 'features/positions/summary'];
/** Blocks that come when they are scrolled to bring their words along. */
const homeMore = source('features/home/more');

const features = readdirSync(new URL('./src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['account', 'home'].includes(entry.name))
  .map((entry) => entry.name);

const exclude = ['**/*.test.{ts,tsx}'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN', 'zh-HK'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/shell',
      include: firstFolders.map(source),
      exclude: [...exclude, ...systemFiles],
    },
    { path: '<rootDir>/src/locales/{locale}/system', include: systemFiles, exclude },
    {
      path: '<rootDir>/src/locales/{locale}/home',
      include: homeFolders.map(source),
      exclude: [...exclude, homeMore],
    },
    { path: '<rootDir>/src/locales/{locale}/home-more', include: [homeMore], exclude },
    {
      path: '<rootDir>/src/locales/{locale}/account',
      include: [source('features/account')],
      exclude: [...exclude, ...captchaFiles, ...recoveryFiles, ...agreementFiles, ...directoryFiles],
    },
    { path: '<rootDir>/src/locales/{locale}/code', include: codeFiles, exclude },
    { path: '<rootDir>/src/locales/{locale}/captcha', include: captchaFiles, exclude },
    { path: '<rootDir>/src/locales/{locale}/recovery', include: recoveryFiles, exclude },
    { path: '<rootDir>/src/locales/{locale}/agreement', include: agreementFiles, exclude },
    { path: '<rootDir>/src/locales/{locale}/directory', include: directoryFiles, exclude },
    {
      path: '<rootDir>/src/locales/{locale}/forms',
      include: [source('forms')],
      exclude: [...exclude, ...codeFiles, ...fileWords],
    },
    { path: '<rootDir>/src/locales/{locale}/files', include: fileWords, exclude },
    { path: '<rootDir>/src/locales/{locale}/resume-fields', include: resumeFieldFiles, exclude },
    ...Object.entries(separateFolders).map(([name, folders]) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: folders.map(source),
      exclude: [...exclude, ...resumeFieldFiles],
    })),
    { path: '<rootDir>/src/locales/{locale}/share', include: shareFolders.map(source), exclude },
    ...features.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [source(`features/${name}`)],
      exclude: [
        ...exclude,
        ...codeFiles,
        ...[...homeFolders, ...Object.values(separateFolders).flat()].map(source),
      ],
    })),
  ],
});
