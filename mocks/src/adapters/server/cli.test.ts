import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressParameters } from '../../scenarios/address.ts';
import { ArgumentError, readServerArguments } from './arguments.ts';
import { startMockServer } from './server.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

/** Runs the command as a person would, for commands that end by themselves. */
function run(args: readonly string[]) {
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(process.execPath, [cli, ...args], (failure, out, error) => {
      resolve({ code: Number(failure?.code ?? 0), out, error });
    });
  });
}

describe('the command line of the stand-alone mock', () => {
  it('reads the world, the port and host to listen on, and the portal’s address', () => {
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
    [['--persona', 'boss'], '--persona boss: expected one of visitor, candidate, newcomer'],
    [['--lang', 'fr'], '--lang fr: expected one of zh-cn, zh-hk, en-us'],
    [['--port', '99999'], 'from 0 to 65535'],
    [['--port', ''], 'from 0 to 65535'],
    [['--host', ''], 'an address of this machine'],
    [
      ['--port', '4010', '--port=4011'],
      '--port is said more than once; only --known-host and --fault may be',
    ],
    [['--scenario=empty', '--scenario', 'empty'], '--scenario is said more than once'],
    [['--nope'], "Unknown option '--nope'"],
    [['extra'], 'extra'],
  ])('refuses %j, and says what is valid', (args, valid) => {
    expect(() => readServerArguments(args)).toThrow(ArgumentError);
    expect(() => readServerArguments(args)).toThrow(valid);
  });

  it('takes --fault and --known-host several times', () => {
    const { config, knownHosts } = readServerArguments([
      ...['--fault=files.upload:451', '--fault', 'files.download:451'],
      ...['--known-host', 'one.internal', '--known-host=two.internal'],
    ]);
    expect([config.faults.length, knownHosts]).toEqual([2, ['one.internal', 'two.internal']]);
  });

  it('lists its options for --help, -h and -?, also beside other options, and exits with 0', async () => {
    const [help, ...others] = await Promise.all(
      ['--help', '-h', '-?'].map((ask) => run(['--port', '4010', ask])),
    );
    expect(help).toMatchObject({ code: 0, error: '' });
    expect(others).toEqual([help, help]);
    for (const option of ['--port', '--host', '--portal', '--known-host', ...addressParameters])
      expect(help?.out).toContain(`--${option.replace(/^--/, '')}`);
  });

  it('reports a port in use in one line without a stack, and exits with 1', async () => {
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

  it('reports an address that this machine does not have in one line, and exits with 1', async () => {
    const { code, error } = await run(['--port', '0', '--host', '203.0.113.1']);
    expect([code, error.trim().split('\n')]).toEqual([
      1,
      ['This machine has no address 203.0.113.1 (EADDRNOTAVAIL): choose another with --host.'],
    ]);
  });
});

describe('the stand-alone mock, when it is asked to end', () => {
  const started: ChildProcessByStdio<null, Readable, null>[] = [];
  afterEach(() => {
    for (const one of started.splice(0)) one.kill('SIGKILL');
  });

  function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
    const process_ = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
    started.push(process_);
    return { process: process_, ended: once(process_, 'exit') };
  }

  async function startGateway(env?: Readonly<Record<string, string>>) {
    const { process, ended } = start([cli, '--port', '0'], env);
    const [said] = await once(process.stdout, 'data');
    const [, port] = /127\.0\.0\.1:(\d+)/.exec(String(said)) ?? [];
    return { process, ended, port: Number(port) };
  }

  async function connectTo(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    // The server closes the connection, as expected.
    socket.on('error', () => {});
    return socket;
  }

  /** Begins a call: the server has its head, and its body is not complete. */
  async function beginCall(port: number): Promise<Socket> {
    const socket = await connectTo(port);
    socket.write(
      'POST /gateway HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n',
    );
    expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
    socket.write('{');
    return socket;
  }

  const refuses = (port: number) =>
    vi.waitFor(() => expect(connectTo(port)).rejects.toThrow('ECONNREFUSED'), { timeout: 20_000 });

  it('answers the call that is under way, accepts no other, and exits with 0', async () => {
    const { process, ended, port } = await startGateway();
    const idle = await connectTo(port);
    const calling = await beginCall(port);
    const answered = once(calling, 'data');
    process.kill('SIGTERM');
    await refuses(port);
    calling.write('}');
    expect(String((await answered)[0])).toContain('MS000A400');
    expect(await ended).toEqual([0, null]);
    for (const socket of [idle, calling]) socket.destroy();
  });

  it('ends at once when it is asked a second time', async () => {
    const { process, ended, port } = await startGateway();
    const calling = await beginCall(port);
    process.kill('SIGINT');
    await refuses(port);
    process.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
    calling.destroy();
  });

  it('ends when the process that started it has ended', async () => {
    const starter = start(['-e', 'setInterval(() => {}, 1000)']);
    const { ended } = await startGateway({ SERVER_STARTER: String(starter.process.pid) });
    starter.process.kill('SIGKILL');
    expect(await ended).toEqual([0, null]);
  });
});
