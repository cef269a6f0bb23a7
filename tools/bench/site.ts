import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SignedCall } from './signed-call.ts';

interface SiteFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Compressed at level 9, as it is sent. */
  readonly gzip: Buffer;
}

/** A built folder and a gateway on one origin. */
export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  /** The folder that is served. */
  readonly folder: string;
  /** By path, e.g. `/assets/index.js`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  close(): Promise<void>;
}

interface SiteOptions {
  readonly folder: string;
  /** The gateway that all other requests are forwarded to. */
  readonly gateway: string;
  /** Signs each call of the business gateway, for pages that cannot sign. */
  readonly sign?: (body: string) => Promise<SignedCall>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves a built folder from memory, compressed, and forwards calls to the gateway, whose replies are compressed as well. */
export async function serveSite(options: SiteOptions): Promise<Site> {
  const files = readFiles(options.folder);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.invalid').pathname;
    const file = files.get(path === '/' ? '/index.html' : path);
    if (file && request.method === 'GET') {
      response.writeHead(200, {
        ...headersOf(file.type, file.gzip),
        // As the headers of a deployment say (tools/headers).
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(file.gzip);
      return;
    }
    passOn(options, path, request, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the site has no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    folder: options.folder,
    files,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function readFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = join(entry.parentPath, entry.name);
    const bytes = readFileSync(place);
    const type = types[extname(entry.name)] ?? 'application/octet-stream';
    const path = `/${relative(folder, place).split(sep).join('/')}`;
    files.set(path, { type, bytes, gzip: gzipSync(bytes, { level: 9 }) });
  }
  return files;
}

function headersOf(type: string, gzip: Buffer): Record<string, string | number> {
  return { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Content-Length': gzip.length };
}

async function passOn(
  { gateway, sign }: SiteOptions,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readAll(request);
  const call = sign && path === '/gateway' ? await sign(body.toString('utf8')) : undefined;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { host: _host, 'content-length': _length, ...own } = request.headers;
    const passed = send(
      `${gateway}${call?.path ?? request.url}`,
      { method: request.method, headers: call ? call.headers : own },
      resolve,
    );
    passed.once('error', reject);
    passed.end(call?.body ?? body);
  });
  const gzip = gzipSync(await readAll(answer));
  response.writeHead(
    answer.statusCode ?? 502,
    headersOf(answer.headers['content-type'] ?? 'text/plain', gzip),
  );
  response.end(gzip);
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
