import { getPublicKey } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { httpTarget } from '../../../contract/index.ts';
import { createProbe } from '../../../contract/target/probe.ts';
import type { WorldWraps } from '../../world/wraps.ts';
import { startMockServer } from './server.ts';

/** A key that no real world has. */
const SPOILT = 'spoilt';

const wraps: WorldWraps = {
  resolver: (resolver, id) => (id === 'getPublicKey' ? () => ({ publicKey: SPOILT }) : resolver),
};

async function keyOf(url: string): Promise<string> {
  const context = httpTarget(url, {}).open();
  return (await createProbe(context).call(getPublicKey, {})).publicKey;
}

describe('wraps around a world', () => {
  it('apply to every world of a server that was started with them, also to a new one', async () => {
    const { url, close } = await startMockServer({ wraps });
    try {
      const world = `${url}/@somebody`;
      expect(await keyOf(world)).toBe(SPOILT);
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${world}/__sandbox/set`, { method: 'POST', headers, body: '{"seed":77}' });
      expect(await keyOf(world)).toBe(SPOILT);
    } finally {
      await close();
    }
  });

  it('cannot be set from outside: by no address, header or control call', async () => {
    const { url, close } = await startMockServer();
    const headers = { 'Content-Type': 'application/json', wraps: SPOILT };
    const said = JSON.stringify({ wraps: { resolver: SPOILT } });
    try {
      const world = `${url}/@somebody`;
      await fetch(`${world}/__sandbox/set?wraps=${SPOILT}`, { method: 'POST', headers, body: said });
      expect(await keyOf(world)).not.toBe(SPOILT);
    } finally {
      await close();
    }
  });
});
