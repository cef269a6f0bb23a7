import { createHash } from 'node:crypto';
import {
  getLdapSsoLoginUrl,
  getLdapSsoLogoutUrl,
  getLdapSsoTokenInfo,
  getResume,
  ldapLogin,
  ldapLogout,
  login,
  queryPositionList,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createStream, hexText } from '../core/random.ts';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';
import { readLocale } from './directory-pages.ts';

const portal = 'http://localhost:5180/#/login?redirect=%2Fposition';
const regionCode = 'default';

function setUp() {
  const client = createTestClient();
  client.site = 'site-internal';
  const { call } = client.gateway;
  /** Opens an address of the directory, or sends a form there. */
  const visit = (address: string, form?: Record<string, string>, language?: string) => {
    const url = new URL(address);
    return client.world().handleDirectory({
      method: form ? 'POST' : 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      header: (name) => (name === 'accept-language' ? language : undefined),
      body: new URLSearchParams(form ?? {}).toString(),
    });
  };
  const loginUrl = async (redirect = portal) =>
    (await call(getLdapSsoLoginUrl, { regionCode, redirect })).ldapSsoLoginUrl;
  const signOn = async (userName: string, password = 'Passw0rd') =>
    visit(await loginUrl(), { userName, password, answer: 'signOn' });
  const codeFor = async (userName: string) => {
    const location = (await signOn(userName)).headers.Location ?? '';
    return new URLSearchParams(location.slice(location.lastIndexOf('?') + 1)).get('code') ?? '';
  };
  const exchange = (code: string) => call(getLdapSsoTokenInfo, { regionCode, code });
  return { client, call, visit, loginUrl, signOn, codeFor, exchange };
}

describe('the directory’s sign-on page', () => {
  it('limits the length of neither name nor password, since a browser would cut them silently', async () => {
    const { visit, loginUrl } = setUp();
    const { body } = visit(await loginUrl());
    expect(body.match(/<input [^>]*>/g)?.map((input) => /maxlength/i.test(input))).toEqual([false, false]);
  });

  it('is at the address of getLdapSsoLoginUrl, in the language of the call', async () => {
    const { client, visit, loginUrl } = setUp();
    const pages = [];
    for (const languageIndex of [0, 1, 2] as const) {
      client.languageIndex = languageIndex;
      const { status, body } = visit(await loginUrl());
      pages.push([status, /<html lang="([^"]+)"/.exec(body)?.[1], /<h1>(.*)<\/h1>/.exec(body)?.[1]]);
    }
    expect(pages).toEqual([
      [200, 'zh-CN', '员工登录'],
      [200, 'zh-HK', '員工登入'],
      [200, 'en', 'Employee login'],
    ]);
  });

  it('has a policy that allows only its own style, its own form, and the way back', async () => {
    const { visit, loginUrl } = setUp();
    const { headers, body } = visit(await loginUrl());
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['Content-Security-Policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; form-action 'self' http://localhost:5180; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(body).not.toMatch(/<script|style=|\son\w+=/i);
  });

  it('shows what was typed as text, never as markup', async () => {
    const { visit, loginUrl } = setUp();
    const evil = '"><script>alert(1)</script>';
    const url = `${await loginUrl()}&x=${encodeURIComponent(evil)}`;
    const { status, body } = visit(url, { userName: evil, password: evil });
    expect(status).toBe(200);
    expect(body).toContain('role="alert"');
    expect(body).not.toContain('<script');
    expect(body).not.toContain(`value="${evil}`);
  });

  it.each(['employee', 'nobody-of-it', '__proto__'])(
    'is locked for fifteen minutes after five wrong passwords of %s, for the right password too, as is the gateway’s login',
    async (userName) => {
      const { client, call, signOn } = setUp();
      for (let tries = 1; tries < 5; tries++) {
        const { status, body } = await signOn(userName, 'Wr0ngPassword');
        expect([status, body.includes('not correct')]).toEqual([200, true]);
      }
      for (const password of ['Wr0ngPassword', 'Passw0rd']) {
        const { status, headers, body } = await signOn(userName, password);
        expect([status, headers.Location]).toEqual([429, undefined]);
        expect(body).toContain('15 minutes');
      }
      client.control().restore({ ...client.control().snapshot(), failedLogins: {} });
      const direct = () => call(ldapLogin, { userName, password: encrypt('Passw0rd') });
      await expect(direct()).rejects.toMatchObject({ reason: 'locked' });
      client.control().advance('15m');
      expect((await signOn('employee')).status).toBe(303);
    },
  );

  it('counts failures together with the gateway, whose login asks for a captcha after three of them', async () => {
    const { call, signOn } = setUp();
    for (let tries = 0; tries < 3; tries++) await signOn('employee', 'Wr0ngPassword');
    const direct = call(ldapLogin, { userName: 'employee', password: encrypt('Passw0rd') });
    await expect(direct).rejects.toMatchObject({ kind: 'captcha' });
  });

  it('keeps the way back in its links to other languages', async () => {
    const { visit, loginUrl } = setUp();
    const { body } = visit(await loginUrl());
    const links = [...body.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) =>
      Object.fromEntries(new URLSearchParams(href.replaceAll('&#38;', '&').slice(1))),
    );
    expect(links).toEqual(
      ['zh-cn', 'zh-hk', 'en-us'].map((lang) => ({ redirect: portal, websiteId: 'site-internal', lang })),
    );
  });

  it.each(['https://elsewhere.example/', 'javascript:alert(1)', '/position', ''])(
    'refuses to send anybody to %j, as does the gateway',
    async (redirect) => {
      const { visit, call } = setUp();
      const page = `http://localhost/directory/login?redirect=${encodeURIComponent(redirect)}`;
      const signOn: Record<string, string> = { userName: 'employee', password: 'Passw0rd' };
      for (const form of [undefined, signOn, { answer: 'refuse' }]) {
        const { status, headers, body } = visit(page, form);
        expect([status, headers.Location, body.includes('<form')]).toEqual([400, undefined, false]);
      }
      const logout = visit(page.replace('login?', 'logout?'));
      expect([logout.status, logout.headers.Location]).toEqual([200, undefined]);
      for (const method of [getLdapSsoLoginUrl, getLdapSsoLogoutUrl])
        await expect(call(method, { regionCode, redirect })).rejects.toMatchObject({
          reason: 'redirectRefused',
        });
    },
  );

  it('has only the pages login and logout beside it', () => {
    const { visit } = setUp();
    for (const page of ['', 'constructor', 'login/more', 'admin'])
      expect(visit(`http://localhost/directory/${page}?redirect=http://localhost/`).status).toBe(404);
  });

  it.each([
    ['en-us', 'zh-CN', 'en-us'],
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-cn'],
    [undefined, 'zh-TW', 'zh-hk'],
    [undefined, 'fr, en-GB;q=0.5', 'en-us'],
    [undefined, 'en;q=0.1, zh-HK;q=0.9', 'zh-hk'],
    [undefined, 'en;q=0, zh', 'zh-cn'],
    ['fr', undefined, 'zh-cn'],
    ['constructor', ';;;,q=,', 'zh-cn'],
  ])('with lang %j, in a browser that prefers %j, is in %s', (lang, accepted, locale) => {
    expect(readLocale(lang, accepted)).toBe(locale);
  });
});

describe('a code of the single sign-on', () => {
  it.each([
    ['employee', '1'],
    ['outsider', '2'],
  ])('of %s opens a session with the flag %s', async (userName, flag) => {
    const { client, call, codeFor, exchange } = setUp();
    const session = await exchange(await codeFor(userName));
    expect(session.userInfo).toMatchObject({ userName, ifHomapageAuthFlag: flag });
    client.token = session.Authorization;
    const list = call(queryPositionList, {});
    if (flag === '1') expect((await list).total).toBeGreaterThan(0);
    else await expect(list).rejects.toMatchObject({ reason: 'noPermission' });
  });

  it('is accepted once', async () => {
    const { codeFor, exchange } = setUp();
    const code = await codeFor('employee');
    await exchange(code);
    await expect(exchange(code)).rejects.toMatchObject({ reason: 'signOnCodeInvalid' });
  });

  it('is accepted for five minutes', async () => {
    const { client, codeFor, exchange } = setUp();
    const [early, late] = [await codeFor('employee'), await codeFor('employee')];
    // The world's time runs on meanwhile, on a busy machine by some seconds.
    client.control().advance('280s');
    await exchange(early);
    client.control().advance('20s');
    await expect(exchange(late)).rejects.toMatchObject({ reason: 'signOnCodeInvalid' });
  });

  it('survives a snapshot, since the portal may restore the world when the person comes back', async () => {
    const { client, codeFor } = setUp();
    const code = await codeFor('employee');
    const after = setUp();
    after.client.control().restore(JSON.parse(JSON.stringify(client.control().snapshot())));
    expect((await after.exchange(code)).userInfo.userName).toBe('employee');
  });

  it('cannot be guessed from other codes, parts of codes or names of object properties', async () => {
    const { codeFor, exchange } = setUp();
    const codes = new Set<string>();
    for (let round = 0; round < 50; round++) codes.add(await codeFor('employee'));
    expect(codes.size).toBe(50);
    for (const code of codes) expect(code).toMatch(/^[0-9a-f]{40}$/);
    const next = createStream(1, 'codes');
    const [real = ''] = codes;
    const guesses = [
      ...['', ' ', '888888', 'constructor', '__proto__', 'toString', 'null', '0', '[object Object]'],
      ...[real.slice(0, -1), `${real}0`, real.toUpperCase().replace(/\d/g, ''), `${real} `],
      ...Array.from({ length: 300 }, () => hexText(next, 40)),
    ];
    for (const guess of guesses)
      await expect(exchange(guess), guess).rejects.toMatchObject({ reason: 'signOnCodeInvalid' });
    await expect(exchange(real)).resolves.toMatchObject({});
  });
});

describe('accounts of the directory', () => {
  it('do not include candidates, at the sign-on page and at the gateway', async () => {
    const { call, signOn } = setUp();
    for (const userName of ['candidate01', '13800000001', 'candidate@example.com', '', '__proto__']) {
      expect((await signOn(userName)).headers.Location, userName).toBeUndefined();
      await expect(call(ldapLogin, { userName, password: encrypt('Passw0rd') })).rejects.toMatchObject({
        reason: 'passwordWrong',
      });
    }
  });

  it('cannot log in by the login of candidates', async () => {
    const { call } = setUp();
    const password = encrypt('Passw0rd');
    await expect(
      call(login, { loginType: 'password', username: 'employee', password }),
    ).rejects.toMatchObject({ reason: 'accountUnknown' });
    await expect(
      call(login, { loginType: 'verificationCode', username: 'employee', verificationCode: '888888' }),
    ).rejects.toMatchObject({ reason: 'accountUnknown' });
  });

  it.each([
    ['employee', '1'],
    ['Outsider ', '2'],
  ])('log in at the gateway with user name and password: %s', async (userName, flag) => {
    const { call } = setUp();
    const session = await call(ldapLogin, { userName, password: encrypt('Passw0rd') });
    expect(session.userInfo.ifHomapageAuthFlag).toBe(flag);
  });

  it('need a captcha after three failures in a row, in whatever case the name is written', async () => {
    const { call } = setUp();
    const wrong = (userName: string) => call(ldapLogin, { userName, password: encrypt('Wr0ngPassword') });
    for (const userName of ['employee', 'EMPLOYEE', ' Employee'])
      await expect(wrong(userName)).rejects.toMatchObject({ reason: 'passwordWrong' });
    await expect(wrong('employee')).rejects.toMatchObject({ kind: 'captcha' });
  });

  it('end their session by a log-out, and come back to an allowed address', async () => {
    const { client, call, visit, codeFor, exchange } = setUp();
    client.token = (await exchange(await codeFor('employee'))).Authorization;
    const { ldapSsoLogoutUrl } = await call(ldapLogout, { redirect: 'http://localhost:5180/#/homepage' });
    expect(visit(ldapSsoLogoutUrl)).toMatchObject({
      status: 303,
      headers: { Location: 'http://localhost:5180/#/homepage' },
    });
    await expect(call(getResume, {})).rejects.toMatchObject({ kind: 'expired' });
  });

  it('end their session by a log-out also when the way back is refused', async () => {
    const { client, call, visit, codeFor, exchange } = setUp();
    client.token = (await exchange(await codeFor('employee'))).Authorization;
    const { ldapSsoLogoutUrl } = await call(ldapLogout, { redirect: 'https://elsewhere.example/' });
    expect(visit(ldapSsoLogoutUrl)).toMatchObject({ status: 200 });
    await expect(call(getResume, {})).rejects.toMatchObject({ kind: 'expired' });
  });
});
