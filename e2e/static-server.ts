import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve as resolvePath, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What a plain web server says that knows nothing of the deployment: no header that the page could not say itself. */
const plain = (path: string) => ({
  // The sandbox's gallery frames the sandbox.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/**
 * Serves a built folder as a plain web server would, or as a static host does by its `_headers`; `insteadOf` gives those
 * with some cookies another text than the file's.
 */
export function serveFolder(
  folder: string,
  port: number,
  headersOf: (path: string) => Readonly<Record<string, string>> = plain,
  insteadOf: (path: string, cookies: string) => string | undefined = () => undefined,
): Promise<{ url: string; close: () => Promise<void> }> {
  const root = resolvePath(folder);
  const server = createServer((request, response) => {
    // Not read as an address: `//` would be another host’s, and none.
    const [path = '/'] = (request.url ?? '/').split('?');
    const file = join(root, normalize(path.endsWith('/') ? `${path}index.html` : path));
    if (!file.startsWith(root + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      ...headersOf(path),
    });
    const text = insteadOf(path, request.headers.cookie ?? '');
    if (text === undefined) createReadStream(file).pipe(response);
    else response.end(text);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve({
        url: `http://127.0.0.1:${bound}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

const [, script, folder, port] = process.argv;
if (script && import.meta.url === pathToFileURL(script).href && folder && port) {
  const { url } = await serveFolder(folder, Number(port));
  console.log(url);
}
