import { describe, expect, test } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { ConfigError, readConfig } from './config.ts';

const keys = [
  'environment',
  'gatewayUrl',
  'baseUrl',
  'adminUrl',
  'fileGatewayUrl',
  'apiVersion',
  'appSubId',
  'appToken',
  'appSecret',
  'sysId',
  'rmApplyId',
  'captchaAppToken',
  'files.appId',
  'files.appToken',
  'files.dataSourceCode',
  'files.templateCode',
  'websiteId',
];

const sound = () => JSON.parse(JSON.stringify(testConfig)) as Record<string, unknown>;

/** A sound configuration with one key (a dot leads inside) put to something else; undefined takes it out. */
function soundBut(key: string, value: unknown): Record<string, unknown> {
  const config = sound();
  const [outer = '', inner] = key.split('.');
  const place = inner === undefined ? config : (config[outer] as Record<string, unknown>);
  if (value === undefined) delete place[inner ?? outer];
  else place[inner ?? outer] = value;
  return config;
}

describe('config.json', () => {
  test('that is sound is taken, in each environment', () => {
    for (const environment of ['uat', 'dev', 'pre', 'prd']) {
      expect(readConfig(soundBut('environment', environment))).toMatchObject({
        environment,
        gatewayUrl: testConfig.gatewayUrl,
        files: testConfig.files,
        websiteId: 'site-external',
      });
    }
  });

  test.each(keys)('%s: missing, empty or no text is named', (key) => {
    for (const value of [undefined, '', 7, null]) {
      expect(() => readConfig(soundBut(key, value))).toThrow(new ConfigError(`config.json: ${key}`));
    }
  });

  test.each([
    ['rmApplyId', '招聘'],
    ['files.appId', 'a\nb'],
    ['files.appToken', ' token'],
    ['files.dataSourceCode', '简历'],
    ['files.templateCode', 'RÉSUMÉ'],
    ['websiteId', '集团官网'],
    ['websiteId', 'site 1'],
  ])('%s: what no header can carry is named: %j', (key, value) => {
    expect(() => readConfig(soundBut(key, value))).toThrow(new ConfigError(`config.json: ${key}`));
  });

  test('every faulty key is named, each once', () => {
    const config = { ...sound(), gatewayUrl: '', websiteId: 3 };
    expect(() => readConfig(config)).toThrow(new ConfigError('config.json: gatewayUrl, websiteId'));
  });

  test('what only the headers of a deployment are made of is not the portal’s to judge', () => {
    for (const policy of [{ pictures: ['https://cdn.example'] }, 7])
      expect(readConfig({ ...sound(), policy })).not.toHaveProperty('policy');
  });

  test('an unknown environment is refused', () => {
    expect(() => readConfig(soundBut('environment', 'production'))).toThrow(
      new ConfigError('config.json: environment'),
    );
  });

  test.each([
    ['a text', '<!doctype html>'],
    ['nothing', null],
    ['absent', undefined],
  ])('%s in its place is refused', (_, value) => {
    expect(() => readConfig(value)).toThrow(new ConfigError('config.json: config.json'));
  });
});
