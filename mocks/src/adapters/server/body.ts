import type { IncomingMessage } from 'node:http';

/** The body's bytes; undefined when there are more than `max`, of which none are kept. */
export function readBody(incoming: IncomingMessage, max: number): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= max) chunks.push(chunk);
      else {
        chunks.length = 0;
        resolve(undefined);
      }
    });
    incoming.on('end', () => resolve(size <= max ? Buffer.concat(chunks, size) : undefined));
    incoming.on('error', reject);
  });
}
