import { constants, createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Wrong } from './other-facts.ts';
import { fits, methodsOf, type World } from './other-methods.ts';
import {
  isSigned,
  isText,
  type Language,
  Refusal,
  readBody,
  readObject,
  readPayload,
  refuse,
} from './other-wire.ts';

export interface OtherGateway {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A gateway by another hand: it shares nothing with the mock, the client or their wire, and knows fourteen methods. It
 * writes numeric codes, no reasons, null for what it does not have, and ids, texts and accounts of its own. Each of
 * `wrongs` switches one thing off that it does right.
 */
export async function startOtherGateway(...wrong: readonly Wrong[]): Promise<OtherGateway> {
  const is = (one: Wrong) => wrong.includes(one);
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const secret = createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const world: World = {
    sessions: new Map(),
    failures: new Map(),
    submits: new Map(),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    decrypt(password) {
      try {
        const bytes = Buffer.from(password, 'base64');
        return privateDecrypt({ key: secret, padding: constants.RSA_PKCS1_PADDING }, bytes).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
  const methods = methodsOf(world, is);

  function answer(incoming: IncomingMessage, query: URLSearchParams, bytes: Buffer): unknown {
    const language = Number(incoming.headers.languageindex ?? 0) as Language;
    const [media = ''] = (incoming.headers['content-type'] ?? '').split(';');
    if (media.trim().toLowerCase() !== 'application/json' && !is('any media type')) throw refuse('MS000A400');
    const payload = readBody(bytes);
    if (!isSigned(query, payload) && !is('any signature')) throw refuse('MS000A401');
    if (Math.abs(Date.now() - Number(query.get('timestamp'))) > 300_000 && !is('any time'))
      throw refuse('MS000A408');
    const { name, param } = readPayload(payload);
    if (is('param read with the payload') && !readObject(param)) throw refuse('MS000A400');
    const served = Object.hasOwn(methods, name) ? methods[name] : undefined;
    const group = query.get('api_id');
    if (!served || (group !== served.group && group !== served.internalGroup)) throw refuse('MS000A404');
    const token = incoming.headers.authorization;
    const given = readObject(param);
    const named = given?.[served.siteField ?? 'homepageConfigId'];
    const site = isText(named) ? String(named) : incoming.headers.homepageconfigid?.toString();
    if (is('other sites by the other group') && group === served.internalGroup && site === 'werk-1')
      throw refuse(451, ['没有权限', '沒有權限', 'Not permitted']);
    if (served.session && !world.sessions.has(token ?? '') && !is('any session'))
      throw refuse(40101, ['请登录', '請登入', 'Please log in']);
    if (!given || !(is('any param') || fits(served, given))) throw refuse('MS000A400');
    if (served.siteField && !is('any site')) checkSite(site);
    return served.answer({ param: given, language: is('one language') ? 0 : language, site, token });
  }

  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://other.invalid');
    const bytes = Buffer.concat(await incoming.toArray());
    const base = pathname === '/base';
    const send = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const language = Number(incoming.headers.languageindex ?? 0) as Language;
    if (pathname.startsWith('/admin/')) {
      const known = pathname === '/admin/sys/common/getEncryptedString';
      if (known) send({ successful: true, data: { key: 'k'.repeat(16), iv: 'i'.repeat(16) }, code: null });
      else send({ error: 'not here' }, 404);
      return;
    }
    if (!base && pathname !== '/gateway') {
      send({ error: 'not here' }, 404);
      return;
    }
    try {
      const data = answer(incoming, searchParams, bytes);
      const returnData = Buffer.from(JSON.stringify(data)).toString('base64');
      if (base) send({ successful: true, data, code: null, message: null });
      else send({ returnCode: 'MS000A000', returnDesc: null, returnData });
    } catch (error) {
      const { code, words } = error instanceof Refusal ? error : refuse('E500');
      const said = words[is('one language') ? 0 : language];
      if (base) send({ successful: false, data: null, code, message: said });
      else send({ returnCode: code, returnDesc: said, returnData: null });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function checkSite(site: string | undefined): void {
  const none = 'website id cannot be empty';
  if (!site) throw refuse(451, ['网站编号不能为空', '網站編號唔可以留空', none]);
  if (site !== 'werk-1' && site !== 'werk-2') throw refuse(451, ['网站不存在', '网站不存在', '网站不存在']);
}
