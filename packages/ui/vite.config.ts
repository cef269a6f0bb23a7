import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { uiAliases } from './vite.ts';

/** For the stories only; apps have their own. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: [...uiAliases] },
  server: { open: false },
});
