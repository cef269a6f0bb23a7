import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ports } from '../playwright.config.ts';
import { servePortal } from '../portal-server.ts';
import { readHeaderRules } from './header-rules.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dist = at('../../apps/portal/dist');

export interface Deployment {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the built portal with the headers that `npm run headers` writes for a `config.json` that names the mock's
 * origin.
 */
export async function deploy(
  policy: { pictures?: readonly string[]; ancestors?: readonly string[] } = {},
): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'careers-headers-'));
  try {
    const gateway = `http://127.0.0.1:${ports.gateway}`;
    const config = {
      ...JSON.parse(readFileSync(`${dist}/config.json`, 'utf8')),
      gatewayUrl: `${gateway}/gateway`,
      baseUrl: `${gateway}/base`,
      adminUrl: `${gateway}/admin`,
      fileGatewayUrl: `${gateway}/files`,
      policy,
    };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    const command = [
      at('../../tools/headers/cli.ts'),
      '--config',
      join(folder, 'config.json'),
      '--out',
      folder,
    ];
    execFileSync(process.execPath, command);
    return await servePortal(dist, 0, readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
