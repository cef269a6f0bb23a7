import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startMockServer } from '../src/adapters/server/server.ts';
import { readArguments } from './arguments.ts';
import { runContract } from './command.ts';
import { readConfigFile } from './target/config-file.ts';
import { capabilities, readSettings, SettingError } from './target/settings.ts';
import { httpTarget } from './target/target.ts';
import { variables } from './target/variables.ts';
import { otherConfig } from './testing/other-facts.ts';
import { startOtherGateway } from './testing/other-gateway.ts';
import { runCalled, runStarted } from './testing/run-command.ts';

describe('the command line', () => {
  it('takes a target and a report, and needs neither', () => {
    expect(readArguments([])).toEqual({ help: false, readOnly: false });
    expect(readArguments(['--target', 'http://a', '--report=b.xml'])).toEqual({
      target: 'http://a',
      report: 'b.xml',
      readOnly: false,
      help: false,
    });
  });

  it.each([[['--nope']], [['--target']], [['--target=']], [['--report', '']], [['extra']]])(
    'refuses %j with a typed error',
    (args) => {
      expect(() => readArguments(args)).toThrow(SettingError);
    },
  );

  const cli = new URL('./cli.ts', import.meta.url);

  it('says what is wrong, shows its usage, and exits with 2', async () => {
    for (const [message, { code, out, error }] of [
      ["Unknown option '--nope'", await runStarted(cli, ['--nope'])],
      ['--target ftp://x: expected an address', await runCalled(runContract, ['--target', 'ftp://x'])],
    ] as const) {
      expect(error.split('\n')[0]).toContain(message);
      expect(error).toContain('Usage: npm run contract');
      expect([code, out]).toEqual([2, '']);
    }
  });

  it('lists in its help each variable, its place in the file and its meaning, in columns', async () => {
    const { out } = await runCalled(runContract, ['--help']);
    for (const [name, [place, what]] of Object.entries(variables)) {
      const line = out.split('\n').find((one) => one.trim().startsWith(`${name} `)) ?? '';
      expect(line.trim().split(/ {2,}/), name).toEqual([name, place, what]);
    }
  });

  it.each(['another gateway', 'the mock in its own process'])(
    'against %s ends after the case that is played when it is interrupted, and its reports have all until then',
    async (which) => {
      const gateway = await startOtherGateway();
      const folder = mkdtempSync(join(tmpdir(), 'contract-'));
      const [config, report] = [join(folder, 'gateway.json'), join(folder, 'report.xml')];
      writeFileSync(config, JSON.stringify(otherConfig(gateway.url)));
      try {
        const target = which === 'another gateway' ? ['--config', config] : [];
        const command = [fileURLToPath(cli), ...target, '--report', report];
        const started = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
        let out = '';
        started.stdout.on('data', (text) => {
          if (out === '') started.kill('SIGINT');
          out += text;
        });
        const [code] = await once(started, 'close');
        expect(out).toMatch(/^after \d+ of \d+ cases: interrupted$/m);
        expect(code).toBe(130);
        expect(readFileSync(report, 'utf8')).toContain('interrupted');
        expect(readFileSync(report, 'utf8')).toContain('<testcase classname="gateway" name="gateway: takes');
      } finally {
        await gateway.close();
        rmSync(folder, { recursive: true });
      }
    },
  );

  it('takes its settings from the environment when it is started as a program, prints the result, and exits with its code', async () => {
    const server = await startMockServer();
    try {
      const secret = { CONTRACT_SECRET: 'none-of-its' };
      const { code, out, error } = await runStarted(cli, ['--target', server.url], secret);
      expect(out).toContain('refuses the credentials');
      expect([code, error]).toEqual([4, '']);
    } finally {
      await server.close();
    }
  });
});

describe('settings', () => {
  it('are by default those of the mock, with every capability', () => {
    const settings = readSettings('http://127.0.0.1:4010', {});
    expect(settings).toMatchObject({
      secret: 'sandbox-secret',
      site: 'site-external',
      people: { candidate: { phone: '13800000001', phoneNationCode: '+86', password: 'Passw0rd' } },
      config: {
        gatewayUrl: 'http://127.0.0.1:4010/gateway',
        baseUrl: 'http://127.0.0.1:4010/base',
        adminUrl: 'http://127.0.0.1:4010/admin',
        appToken: 'sandbox-token',
        captchaAppToken: 'captcha-token',
      },
    });
    expect([...settings.capabilities]).toEqual([...capabilities]);
  });

  it('are taken from the environment where it has them', () => {
    const settings = readSettings('https://real.example', {
      CONTRACT_GATEWAY_URL: 'https://real.example/api/gw',
      CONTRACT_SECRET: 's',
      CONTRACT_SITE: 'w1',
      CONTRACT_CANDIDATE_PHONE: '61234567',
      CONTRACT_NATION_CODE: '+852',
      CONTRACT_CAPABILITIES: '',
    });
    expect(settings).toMatchObject({
      config: { gatewayUrl: 'https://real.example/api/gw', baseUrl: 'https://real.example/base' },
      secret: 's',
      site: 'w1',
      people: { candidate: { phone: '61234567', phoneNationCode: '+852' } },
    });
    expect([...settings.capabilities]).toEqual(['writes', 'account', 'second-account']);
  });

  it('have the capability positions-by-status only with the ids of a closed and of a delisted position', () => {
    const given = { CONTRACT_CAPABILITIES: 'inbox, clock', CONTRACT_POSITION_CLOSED: 'p1' };
    expect([...readSettings('http://x', given).capabilities]).not.toContain('positions-by-status');
    const both = { ...given, CONTRACT_POSITION_DELISTED: 'p2' };
    expect([...readSettings('http://x', both).capabilities]).toContain('positions-by-status');
  });

  it('name the valid capabilities when they refuse one', () => {
    expect(() => readSettings('http://x', { CONTRACT_CAPABILITIES: 'clock,fly' })).toThrow(
      new SettingError(`CONTRACT_CAPABILITIES: no "fly"; any of ${capabilities.join(', ')}`),
    );
  });

  it.each(['', 'x', 'ftp://x', 'javascript:alert(1)'])('refuse the target %j', (url) => {
    expect(() => httpTarget(url, {})).toThrow(SettingError);
  });

  it.each([
    ['--target', 'http://user:s3cret@x', {}],
    ['addresses.files', 'http://x', { CONTRACT_FILES_URL: 'http://user:s3cret@x/files' }],
  ])('refuse a %s that no request can be sent to, without its password', (named, url, given) => {
    expect(() => httpTarget(url, given)).toThrow(
      new SettingError(`${named}: no request can be sent to an address with a name and a password in it`),
    );
  });
});

describe('the example file in docs/contract-suite.md', () => {
  it('is accepted by the command, and the page’s table has every capability', () => {
    const page = readFileSync(new URL('../../docs/contract-suite.md', import.meta.url), 'utf8');
    const [, shown = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    const file = join(folder, 'gateway.json');
    writeFileSync(file, shown);
    const secrets = [...shown.matchAll(/"\$([A-Z_]+)"/g)].map(([, name]) => [name, `value of ${name}`]);
    const { target = '', given } = readConfigFile(file, Object.fromEntries(secrets));
    rmSync(folder, { recursive: true });
    const { settings } = httpTarget(target, given, { silence: 'none' });
    expect(settings).toMatchObject({ site: '10023', secret: 'value of GATEWAY_SECRET' });
    const sandboxOnly = ['clock', 'own-world', 'magic-values', 'messages'];
    expect([...settings.capabilities].sort()).toEqual(
      capabilities.filter((one) => !sandboxOnly.includes(one)).sort(),
    );
    for (const one of capabilities) expect(page).toContain(`\`${one}\``);
  });
});
