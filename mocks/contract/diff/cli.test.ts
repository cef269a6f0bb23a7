import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '../../src/adapters/server/server.ts';
import { runCalled, runStarted } from '../testing/run-command.ts';
import { runDiff } from './command.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

describe('npm run diff', () => {
  it('finds no difference between the mock over HTTP and the mock in this process, and exits with 0', async () => {
    const cli = new URL('./cli.ts', import.meta.url);
    const { code, out } = await runStarted(cli, ['--right', server.url, '--only', 'query']);
    expect(out).toMatch(/\d+ methods alike, 0 differ, 0 not compared\n$/);
    expect(code).toBe(0);
  });

  it('has no secret in why it cannot compare', async () => {
    const stranger = createServer((_, response) => void response.end('refused: sandbox-secret'));
    await new Promise<void>((ready) => stranger.listen(0, '127.0.0.1', ready));
    const address = stranger.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { code, error } = await runCalled(runDiff, ['--right', `http://127.0.0.1:${port}`]);
    stranger.close();
    expect(error).toContain('its answer is none of this contract: refused: $SECRET');
    expect(code).toBe(3);
  });

  it('writes what it found into a folder that is not there yet, and exits with 2 where it cannot', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'diff-'));
    const args = ['--right', server.url, '--only', 'getSysConfigInfo', '--json'];
    try {
      const file = join(folder, 'reports', 'found.json');
      const { code } = await runCalled(runDiff, [...args, file]);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
        methods: [{ method: 'getSysConfigInfo', status: 'alike' }],
      });
      expect(code).toBe(0);
      const blocked = await runCalled(runDiff, [...args, join(file, 'found.json')]);
      expect(blocked.error).toContain('--json ');
      expect(blocked.code).toBe(2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    [2, '--right is missing', []],
    [2, "Unknown option '--nope'", ['--nope']],
    [2, '--only nothing-like-it', ['--right', 'mock', '--only', 'nothing-like-it']],
    [3, 'no gateway', ['--right', 'http://127.0.0.1:9']],
  ])('exits with %i and says “%s”', async (due, words, given) => {
    const args = given.map((one) => (one === 'mock' ? server.url : one));
    const { code, error } = await runCalled(runDiff, args);
    expect(error.split('\n')[0]).toContain(words);
    expect(code).toBe(due);
  });
});
