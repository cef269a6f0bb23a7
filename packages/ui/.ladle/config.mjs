/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.stories.tsx',
  outDir: 'build',
  viteConfig: './vite.config.ts',
  addons: { theme: { enabled: true, defaultState: 'auto' }, rtl: { enabled: false } },
};
