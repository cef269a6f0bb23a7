import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfigFile } from './config-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'config-file-'));
afterAll(() => rmSync(directory, { recursive: true }));

const credentials = { appSubId: 'sub', appToken: '$TOKEN_OF_MINE', sysId: 'sys', secret: 's' };

function read(config: object, environment: Readonly<Record<string, string>> = {}) {
  const file = join(directory, 'config.json');
  writeFileSync(file, JSON.stringify({ credentials, sites: { external: 'site' }, ...config }));
  return readConfigFile(file, { TOKEN_OF_MINE: 'from outside', ...environment });
}

describe('the file of --config', () => {
  it('gives each value by the name of its variable, and that of `$NAME` from the environment', () => {
    const { target, given } = read({
      target: '$TOKEN_OF_MINE',
      addresses: { files: 'http://files.example' },
      capabilities: ['inbox', 'clock'],
    });
    expect(target).toBe('from outside');
    expect(given).toEqual({
      CONTRACT_APP_SUB_ID: 'sub',
      CONTRACT_APP_TOKEN: 'from outside',
      CONTRACT_SYS_ID: 'sys',
      CONTRACT_SECRET: 's',
      CONTRACT_SITE: 'site',
      CONTRACT_FILES_URL: 'http://files.example',
      CONTRACT_CAPABILITIES: 'inbox,clock',
    });
  });

  it('may begin with a byte order mark', () => {
    const file = join(directory, 'marked.json');
    writeFileSync(file, `\ufeff${JSON.stringify({ credentials, sites: { external: 'site' } })}`);
    expect(readConfigFile(file, { TOKEN_OF_MINE: 'x' }).given).toMatchObject({ CONTRACT_SITE: 'site' });
  });

  it('loses to the environment, whose values stand for themselves, also if they begin with $', () => {
    const environment = { CONTRACT_SITE: 'another', CONTRACT_SECRET: '$ECRET' };
    expect(read({}, environment).given).toMatchObject({
      CONTRACT_SITE: 'another',
      CONTRACT_SECRET: '$ECRET',
    });
  });

  it('is refused with the place of what is wrong in it', () => {
    expect(() => read({ sites: { external: '$NOT_SET' } })).toThrow('sites.external: $NOT_SET is not set');
    expect(() => read({ sites: {} })).toThrow('sites.external');
    expect(() => read({ colour: 'red' })).toThrow('colour');
  });

  it.each([
    [
      'no JSON',
      '{\n  "credentials": {\n    "secret": hunter2\n  }\n}',
      /Unexpected token 'h'.* \(near line 3\)$/,
    ],
    ['a number', '{ "credentials": { "appSubId": 7002 } }', /credentials\.appSubId: .*Expected string$/],
    ['a text in place of what is more', '{ "credentials": "7002" }', /credentials: .*Expected Object$/],
  ])('is refused without a part of it that may be a secret, where it is %s', (_, text, said) => {
    const file = join(directory, 'broken.json');
    writeFileSync(file, text);
    const refused = () => readConfigFile(file, {});
    expect(refused).toThrow(said);
    expect(refused).not.toThrow(/hunter|7002/);
  });
});
