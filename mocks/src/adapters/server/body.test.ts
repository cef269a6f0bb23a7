import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readBody } from './body.ts';

/** A request whose body arrives in pieces and does not state its length. */
function inPieces(...pieces: readonly string[]): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  for (const piece of pieces) incoming.push(piece);
  incoming.push(null);
  return incoming;
}

it('a body that comes in pieces is read completely', async () => {
  expect((await readBody(inPieces('ab', 'c', 'defgh'), 8))?.toString()).toBe('abcdefgh');
});

it('of a body that is too long nothing is kept, even when shorter pieces follow', async () => {
  const taken = vi.spyOn(Buffer, 'allocUnsafe');
  onTestFinished(() => taken.mockRestore());
  const incoming = inPieces('abcd', 'efghi', 'j', 'k');
  const ended = new Promise((end) => incoming.on('end', end));
  expect(await readBody(incoming, 8)).toBeUndefined();
  await ended;
  // Called for the first piece, which was not too long yet.
  expect(taken).toHaveBeenCalledTimes(1);
});
