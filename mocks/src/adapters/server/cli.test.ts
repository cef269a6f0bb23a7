import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addressParameters } from '../../scenarios/address.ts';
import { ArgumentError, readServerArguments } from './arguments.ts';
import { startMockServer } from './server.ts';

/** Runs the command as a person would; for those that end by themselves. */
function run(args: readonly string[]) {
  const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(process.execPath, [cli, ...args], (failure, out, error) => {
      resolve({ code: Number(failure?.code ?? 0), out, error });
    });
  });
}

describe('the command line of the stand-alone mock', () => {
  it('describes a world, where it listens, and where the portal is', () => {
    const read = readServerArguments([
      '--port=0',
      '--persona',
      'candidate',
      '--portal',
      'https://a.example/x',
    ]);
    expect(read).toMatchObject({ port: 0, portalUrl: 'https://a.example/x', described: 'persona=candidate' });
    expect(read.config.persona).toBe('candidate');
    expect(readServerArguments([])).toMatchObject({ port: 4010, described: 'default' });
  });

  it.each([
    [['--fault', 'files.nothing:451'], 'files.upload, files.download'],
    [['--fault', 'rm.account.nothing:451'], 'rm.account.login'],
    [['--fault', 'files.upload:451:never'], 'always, once, or a percentage'],
    [['--portal', 'not-a-url'], 'expected an address such as http://localhost:8080/'],
    [['--portal', 'javascript:alert(1)'], 'expected an address'],
    [['--persona', 'boss'], 'visitor, candidate, newcomer'],
    [['--port', '99999'], 'from 0 to 65535'],
    [['--port', ''], 'from 0 to 65535'],
    [['--host', ''], 'an address of this machine'],
    [['--nope'], "Unknown option '--nope'"],
    [['extra'], 'extra'],
  ])('refuses %j, and says what is valid', (args, valid) => {
    expect(() => readServerArguments(args)).toThrow(ArgumentError);
    expect(() => readServerArguments(args)).toThrow(valid);
  });

  it('lists its options for --help, whatever stands beside it, and exits with 0', async () => {
    const { code, out, error } = await run(['--port', '4010', '--help']);
    expect([code, error]).toEqual([0, '']);
    for (const option of ['--port', '--host', '--portal', '--known-host', ...addressParameters])
      expect(out).toContain(`--${option.replace(/^--/, '')}`);
  });

  it('says of a port in use that it is, in one line without a stack, and exits with 1', async () => {
    const server = await startMockServer();
    try {
      const { port } = new URL(server.url);
      const { code, error } = await run(['--port', port]);
      expect([code, error.trim().split('\n')]).toEqual([
        1,
        [`Port ${port} is in use: stop what runs there, or choose another with --port.`],
      ]);
    } finally {
      await server.close();
    }
  });

  it('says of an address that this machine does not have that it has not, and exits with 1', async () => {
    const { code, error } = await run(['--port', '0', '--host', '203.0.113.1']);
    expect([code, error.trim().split('\n')]).toEqual([
      1,
      ['This machine has no address 203.0.113.1 (EADDRNOTAVAIL): choose another with --host.'],
    ]);
  });
});
