import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { executablePath, args } = await findBrowser();
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Fixed loopback ports of the servers that the flows talk to. */
export const ports = { sandbox: 5281, portal: 5282, gateway: 5283 } as const;

export default defineConfig({
  testDir: './flows',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    launchOptions: { executablePath, args: [...args] },
    trace: 'off',
    actionTimeout: 15_000,
  },
  webServer: [
    {
      command: `node static-server.ts ${at('../apps/sandbox/dist')} ${ports.sandbox}`,
      port: ports.sandbox,
      reuseExistingServer: false,
    },
    {
      command: `node static-server.ts ${at('../apps/portal/dist')} ${ports.portal}`,
      port: ports.portal,
      reuseExistingServer: false,
    },
    {
      command: `node ${at('../mocks/src/adapters/server/cli.ts')} --port ${ports.gateway} --portal http://127.0.0.1:${ports.portal}/`,
      port: ports.gateway,
      reuseExistingServer: false,
    },
  ],
});
