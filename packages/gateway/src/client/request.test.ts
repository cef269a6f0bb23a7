import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { captchaGet } from '../contract/captcha.ts';
import { getPublicKey, ifAccountExist, loadWebsiteStyle } from '../contract/index.ts';
import { addLog, getEncryptedString } from '../contract/logs.ts';
import { defineMethod } from '../contract/method.ts';
import { buildRequest } from './request.ts';
import { client, config, line, NOW, readCall, reply, success } from './testing.ts';

const visitor = { languageIndex: 0 } as const;
const member = {
  token: 'token-1',
  homepageConfigId: 'site-external',
  languageIndex: 2,
  visitorId: 'visitor-1',
} as const;
const log = { regionCode: 'default', indexCode: 'homepage_access', source: '1' };

describe('a business call', () => {
  it('is a signed POST to the one gateway, with the six parameters and the sign in the query', async () => {
    const server = line(() => success({ publicKey: 'key' }));
    await client(server.transport).gateway.call(getPublicKey, {});
    const [call] = server.calls();
    expect(call?.request.method).toBe('POST');
    expect(call?.request.url.startsWith('https://careers.example/gateway?')).toBe(true);
    expect(call?.query).toEqual({
      api_id: 'rm.account',
      api_version: '1.0',
      app_sub_id: 'careers-portal',
      app_token: 'app-token',
      sys_id: 'careers',
      timestamp: String(NOW),
      sign: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(call?.signed).toBe(true);
    expect(call?.biz).toEqual({ method: 'getPublicKey', param: {} });
  });

  it('carries token, apply id, site and language as headers, the token as it is', async () => {
    const server = line(() => success({ publicKey: 'key' }));
    await client(server.transport, {}, member).gateway.call(getPublicKey, {});
    expect(server.requests[0]?.headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'token-1',
      rmApplyId: 'careers',
      homepageConfigId: 'site-external',
      languageIndex: '2',
    });
  });

  it.each([{}, { token: '', homepageConfigId: '' }])(
    'has no header for what is absent: %j',
    async (facts) => {
      const server = line(() => success({ publicKey: 'key' }));
      await client(server.transport, {}, { ...visitor, ...facts }).gateway.call(getPublicKey, {});
      expect(server.requests[0]?.headers).toEqual({
        'Content-Type': 'application/json',
        rmApplyId: 'careers',
        languageIndex: '0',
      });
    },
  );

  it.each([0, 1, 2] as const)('says language %d of its moment', async (languageIndex) => {
    const server = line(() => success({ publicKey: 'key' }));
    const { gateway, session } = client(server.transport);
    session.languageIndex = languageIndex;
    await gateway.call(getPublicKey, {});
    expect(server.requests[0]?.headers.languageIndex).toBe(String(languageIndex));
  });

  it('goes to the api group that the caller chose', async () => {
    const style = { websiteBaseInfo: { id: 's', websiteName: 'n' } };
    const server = line(() => success(style));
    const { gateway } = client(server.transport);
    await gateway.call(loadWebsiteStyle, { id: 's' });
    await gateway.call(loadWebsiteStyle, { id: 's' }, { group: 'rm.internalHomepageNoAuth' });
    expect(server.calls().map(({ query }) => query.api_id)).toEqual([
      'rm.websiteView',
      'rm.internalHomepageNoAuth',
    ]);
    expect(server.calls().every(({ signed }) => signed)).toBe(true);
  });

  it('leaves a site in the param to win over the header', async () => {
    const server = line(() => success({ exist: true }));
    const param = { username: '林', usernameType: 'account', homepageConfigId: 'site-campus' } as const;
    await client(server.transport, {}, member).gateway.call(ifAccountExist, param);
    expect(server.calls()[0]?.biz.param).toEqual(param);
    expect(server.requests[0]?.headers.homepageConfigId).toBe('site-external');
  });

  it('of the captcha group carries the captcha application token', async () => {
    const repData = { originalImageBase64: 'a', token: 't' };
    const server = line(() => success({ repCode: '0000', repData }));
    await client(server.transport).gateway.call(captchaGet, { captchaType: 'blockPuzzle' });
    expect(server.calls()[0]?.query).toMatchObject({ api_id: 'captcha', app_token: 'captcha-token' });
    expect(server.calls()[0]?.signed).toBe(true);
  });

  it('goes out under the session it was begun in, however long signing takes', async () => {
    const server = line(() => success({ publicKey: 'key' }));
    const { createGateway } = await import('./gateway.ts');
    let token = 'old';
    const gateway = createGateway({
      config,
      transport: server.transport,
      session: {
        token: () => token,
        homepageConfigId: () => undefined,
        languageIndex: () => 0,
        visitorId: () => undefined,
        userId: () => undefined,
        isInternalSite: () => false,
      },
      signer: async () => {
        token = 'new';
        return 'sign';
      },
    });
    await gateway.call(getPublicKey, {});
    expect(server.requests[0]?.headers.Authorization).toBe('old');
  });
});

describe('a base call', () => {
  const done = () => reply('{"successful":true,"data":{}}');

  it('is the same signed POST to the base address, with uri, method post and the visitor id', async () => {
    const server = line(done);
    await client(server.transport, {}, member).gateway.call(addLog, log);
    const [call] = server.calls();
    expect(call?.request.url.startsWith('https://careers.example/base?')).toBe(true);
    expect(call?.query.api_id).toBe('crc.HRMS.crhr.base');
    expect(call?.signed).toBe(true);
    expect(call?.biz).toEqual({ uri: '/rm/sys/api/addLog', method: 'post', param: log });
    expect(call?.request.headers).toMatchObject({ visitorId: 'visitor-1', Authorization: 'token-1' });
  });

  it('has no visitor id header before there is one, and a business call never has', async () => {
    const server = line(done, () => success({ publicKey: 'key' }));
    await client(server.transport).gateway.call(addLog, log);
    await client(server.transport, {}, member).gateway.call(getPublicKey, {});
    expect(server.requests.map(({ headers }) => 'visitorId' in headers)).toEqual([false, false]);
  });

  it('adds a timestamp to the param of a method declared with get', async () => {
    const server = line(done);
    const read = defineMethod({
      channel: 'base',
      verb: 'get',
      name: '/rm/some/read',
      groups: ['crc.HRMS.crhr.base'],
      param: v.object({ ticket: v.string() }),
      data: v.object({}),
    });
    await client(server.transport).gateway.call(read, { ticket: 't' });
    const [call] = server.requests.map(readCall);
    expect(call?.biz).toEqual({
      uri: '/rm/some/read',
      method: 'get',
      param: { ticket: 't', timestamp: NOW },
    });
    expect(call?.query.timestamp).toBe(String(NOW));
    expect(call?.signed).toBe(true);
  });
});

it('asks the admin address with a plain, unsigned GET', async () => {
  const keys = { key: 'k'.repeat(16), iv: 'v'.repeat(16) };
  const server = line(() => reply(JSON.stringify({ successful: true, data: keys })));
  const data = await client(server.transport, {}, member).gateway.call(getEncryptedString, {});
  expect(data).toEqual(keys);
  expect(server.requests).toEqual([
    { method: 'GET', url: 'https://careers.example/admin/sys/common/getEncryptedString', headers: {} },
  ]);
});

it('asks there also where the address ends with a slash', async () => {
  const request = await buildRequest(
    getEncryptedString,
    '',
    {},
    {
      config: { ...config, adminUrl: 'https://careers.example/admin/' },
      session: {
        token: () => undefined,
        userId: () => undefined,
        homepageConfigId: () => undefined,
        languageIndex: () => 0,
        visitorId: () => undefined,
        isInternalSite: () => false,
      },
      signer: () => '',
      now: () => NOW,
    },
  );
  expect(request.url).toBe('https://careers.example/admin/sys/common/getEncryptedString');
});
