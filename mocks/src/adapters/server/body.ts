import type { IncomingMessage } from 'node:http';

const NOTHING = Buffer.alloc(0);

/**
 * The body's bytes; undefined when there are more than `max`, of which none are kept. A body that says its length is
 * read into one piece of memory: pieces to be joined would need as much again, for as long as nobody collects them.
 * A call's comes from Node's pool; of what stood there before nothing is handed on.
 */
export function readBody(incoming: IncomingMessage, max: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const said = Number(incoming.headers['content-length'] ?? 0);
  if (said > max) {
    incoming.resume();
    return Promise.resolve(undefined);
  }
  return new Promise((resolve, reject) => {
    let body = said > 0 ? Buffer.allocUnsafe(said) : NOTHING;
    let size = 0;
    function take(chunk: Buffer): void {
      if (size + chunk.length > max) {
        // The rest of it goes by; nothing is kept of a shorter piece that still comes.
        incoming.off('data', take).resume();
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

/** A longer piece of memory with the same beginning; at least twice as long, so that growing stays linear. */
function grown(body: Buffer<ArrayBuffer>, least: number, max: number): Buffer<ArrayBuffer> {
  const longer = Buffer.allocUnsafe(Math.min(max, Math.max(least, body.length * 2)));
  body.copy(longer);
  return longer;
}
