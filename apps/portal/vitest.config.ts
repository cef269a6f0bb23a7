import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { portalResolve } from './vite-shared.ts';

const linguiConfig = { configPath: fileURLToPath(new URL('./lingui.config.ts', import.meta.url)) };

export default defineConfig({
  plugins: [react(), lingui(linguiConfig), babel({ presets: [linguiTransformerBabelPreset({}, linguiConfig)] })],
  resolve: portalResolve ?? {},
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['@careers/ui/testing/setup'],
  },
});
