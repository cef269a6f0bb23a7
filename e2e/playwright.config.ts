import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { executablePath, args } = await findBrowser();

/** Loopback ports of the servers that the flows talk to; `FLOWS_PORT` moves them, for two runs side by side. */
const firstPort = Number(process.env.FLOWS_PORT ?? 5281);
export const ports = { sandbox: firstPort, portal: firstPort + 1, gateway: firstPort + 2 } as const;

/** Playwright keeps Chromium's shared memory on disk, for containers with only 64 MB of it; if there is more, memory is faster. */
function hasRoomyMemory(): boolean {
  try {
    const { bsize, blocks } = statfsSync('/dev/shm');
    return bsize * blocks >= 2 ** 30;
  } catch {
    return false;
  }
}

export default defineConfig({
  testDir: './flows',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than cores: while a page waits for its worker or for a reply, another one does not have to (decision 0070).
  workers: 3,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    launchOptions: {
      executablePath,
      // No page here lives long enough to get back what V8's optimizing compilers take (decision 0070).
      args: [...args, '--js-flags=--no-maglev --no-opt'],
      ignoreDefaultArgs: hasRoomyMemory() ? ['--disable-dev-shm-usage'] : [],
    },
    trace: 'off',
    actionTimeout: 15_000,
  },
  // Paths from here: the shell that runs these would cut whole ones at a blank.
  webServer: [
    {
      command: `node static-server.ts ../apps/sandbox/dist ${ports.sandbox}`,
      port: ports.sandbox,
      reuseExistingServer: false,
    },
    {
      command: `node portal-server.ts ../apps/portal/dist ${ports.portal}`,
      port: ports.portal,
      reuseExistingServer: false,
    },
    {
      command: `node ../mocks/src/adapters/server/cli.ts --port ${ports.gateway} --portal http://127.0.0.1:${ports.portal}/`,
      port: ports.gateway,
      reuseExistingServer: false,
    },
  ],
});
