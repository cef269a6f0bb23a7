import type { IncomingMessage } from 'node:http';

const NOTHING = Buffer.alloc(0);

/**
 * The bytes of a body; undefined if there are more than `max`, in which case none are kept. A body that states its length is read
 * into one piece of memory, since joining pieces would use as much again until they are collected. The memory of a call's body
 * comes from Node's pool; none of its former content is returned.
 */
export function readBody(incoming: IncomingMessage, max: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const said = Number(incoming.headers['content-length'] ?? 0);
  if (said > max) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    let body = said > 0 ? Buffer.allocUnsafe(said) : NOTHING;
    let size = 0;
    function take(chunk: Buffer): void {
      if (size + chunk.length > max) {
        incoming.off('data', take);
        body = NOTHING;
        resolve(undefined);
        return;
      }
      if (size + chunk.length > body.length) body = grown(body, size + chunk.length, max);
      chunk.copy(body, size);
      size += chunk.length;
    }
    incoming.on('data', take);
    incoming.on('end', () => resolve(body.subarray(0, size)));
    incoming.on('error', reject);
  });
}

/** A longer piece of memory with the same beginning. Its size at least doubles, so that the time for growing stays linear. */
function grown(body: Buffer<ArrayBuffer>, least: number, max: number): Buffer<ArrayBuffer> {
  const longer = Buffer.allocUnsafe(Math.min(max, Math.max(least, body.length * 2)));
  body.copy(longer);
  return longer;
}
