import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { serveFolder } from './static-server.ts';

/** Names the world that a visitor's portal talks to, by its address. */
export const WORLD_COOKIE = 'world';

/**
 * Serves the built portal; who has the world's cookie finds a `config.json` that names that world, as a deployment's
 * would. Nothing is put between the browser and the server: what a page asks is cached as for any visitor.
 */
export function servePortal(folder: string, port: number, headersOf?: Parameters<typeof serveFolder>[2]) {
  const shipped: Record<string, unknown> = JSON.parse(readFileSync(`${folder}/config.json`, 'utf8'));
  return serveFolder(folder, port, headersOf, (path, cookies) => {
    const [, named] = new RegExp(`(?:^|; )${WORLD_COOKIE}=([^;]+)`).exec(cookies) ?? [];
    if (path !== '/config.json' || !named) return undefined;
    const world = decodeURIComponent(named);
    return JSON.stringify({
      ...shipped,
      gatewayUrl: `${world}/gateway`,
      baseUrl: `${world}/base`,
      adminUrl: `${world}/admin`,
      fileGatewayUrl: `${world}/files`,
    });
  });
}

const [, script, folder, port] = process.argv;
if (script && import.meta.url === pathToFileURL(script).href && folder && port) {
  const { url } = await servePortal(folder, Number(port));
  console.log(url);
}
