import {
  constants,
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A gateway by another hand: it shares nothing with the mock, the client or their wire, and knows fourteen methods. It
 * writes numeric codes, no reasons, null for what it does not have, and ids, texts and accounts of its own. Each of
 * `wrongs` switches one thing off that it does right.
 */
export const wrongs = [
  'any media type',
  'any signature',
  'any time',
  'any param',
  'any session',
  'any password',
  'any site',
  'any group',
  'one language',
  'any file',
  'refuses repeats',
  'keeps sessions',
  'no website name',
] as const;
export type Wrong = (typeof wrongs)[number];

export const otherSecret = 'a-secret-by-another-hand';
export const otherAccounts = {
  candidate: { phone: '15900000001', password: 'Ander5sein' },
  newcomer: { phone: '15900000002', password: 'Neu3rMensch' },
};

/** What `--config` says about it. */
export const otherConfig = (url: string) => ({
  target: url,
  credentials: {
    appSubId: 'other',
    appToken: 'other-app-token',
    captchaAppToken: 'other-captcha-token',
    sysId: 'other-sys',
    secret: otherSecret,
  },
  sites: { external: 'werk-1', internal: 'werk-2' },
  accounts: otherAccounts,
});

type Language = 0 | 1 | 2;
type Words = readonly [string, string, string];
type Param = Readonly<Record<string, unknown>>;

/** A refusal, by its code and its words. */
class Refusal extends Error {
  readonly code: number | string;
  readonly words: Words;
  constructor(code: number | string, words: Words) {
    super(String(code));
    this.code = code;
    this.words = words;
  }
}

const sorry: Words = ['不行', '唔得', 'No'];
const refuse = (code: number | string, words: Words = sorry) => new Refusal(code, words);

interface Call {
  readonly param: Param;
  readonly language: Language;
  readonly site: string | undefined;
  readonly token: string | undefined;
}

interface Served {
  readonly group: string;
  readonly internalGroup?: string;
  readonly siteField?: 'id' | 'homepageConfigId';
  readonly session?: true;
  /** What each field may be; one with `?` at its end may be missing. */
  readonly fields: Readonly<Record<string, (value: unknown) => boolean>>;
  /** A field that must be there since another has this value. */
  readonly needs?: (param: Param) => string;
  answer(call: Call): unknown;
}

const text = (value: unknown) => typeof value === 'string';
const oneOf =
  (...values: string[]) =>
  (value: unknown) =>
    values.includes(String(value)) && text(value);
const says = (words: Words, { language }: Call) => words[language];

interface World {
  readonly sessions: Map<string, string>;
  readonly failures: Map<string, number>;
  readonly submits: Map<string, unknown>;
  readonly publicKey: string;
  decrypt(password: string): string | undefined;
}

function methodsOf(world: World, is: (wrong: Wrong) => boolean): Readonly<Record<string, Served>> {
  const byPhone = (phone: unknown) => Object.values(otherAccounts).find((one) => one.phone === phone);

  function logIn({ param }: Call) {
    const name = String(param.username).trim();
    const failed = world.failures.get(name) ?? 0;
    if (failed >= 3)
      throw refuse('needCaptchaVerification', ['请先验证', '請先驗證', 'Solve the captcha first']);
    const account = byPhone(name);
    const given = typeof param.password === 'string' ? world.decrypt(param.password) : undefined;
    if (!account || (given !== account.password && !is('any password'))) {
      world.failures.set(name, failed + 1);
      throw refuse(451, ['账号或密码不对', '帳戶或密碼唔啱', 'Wrong account or password']);
    }
    world.failures.delete(name);
    const token = randomBytes(20).toString('hex');
    world.sessions.set(token, name);
    const own = {
      name: '某人',
      userName: null,
      ifHomapageAuthFlag: null,
      userid: `u${name}`,
      email: '',
      phone: name,
    };
    return { Authorization: token, userInfo: own };
  }

  function resume({ token }: Call) {
    const phone = world.sessions.get(token ?? '') ?? otherAccounts.candidate.phone;
    const complete = phone === otherAccounts.candidate.phone;
    return {
      id: `cv-${phone}`,
      revision: '3',
      updatedAt: '2026-03-01T09:00:00+08:00',
      photo: null,
      basics: {
        name: complete ? '某人' : null,
        gender: null,
        phone,
        email: null,
        city: complete ? '某市' : null,
      },
      intention: { industry: [], category: [{ id: 'k1', name: '技术' }], position: [], places: [] },
      education: complete
        ? [{ id: 'e1', start: '2010-09', end: '2014-06', school: '某大学', major: '数学', degree: '本科' }]
        : [],
      work: [],
      projects: [],
      languages: [],
      certificates: [],
      awards: [],
      family: [],
      video: null,
      selfEvaluation: null,
      attachments: [],
      missing: complete ? [] : ['education'],
    };
  }

  function feedback({ param }: Call) {
    const content = String(param.content);
    const key = JSON.stringify([param.idempotencyKey, content]);
    if (world.submits.has(key)) {
      if (is('refuses repeats')) throw refuse(451, ['已经提交', '已經提交', 'Sent already']);
      return world.submits.get(key);
    }
    if (content.trim() === '') throw refuse(451, ['请填写', '請填寫', 'Please write something']);
    if (content.length > 500) throw refuse(451, ['太长了', '太長喇', 'That is too long']);
    // It has no file gateway: whatever file is named, nobody has handed it in.
    if (Array.isArray(param.fileIds) && param.fileIds.length > 0 && !is('any file'))
      throw refuse(451, ['没有这个文件', '冇呢個檔案', 'There is no such file']);
    world.submits.set(key, {});
    return {};
  }

  function style(call: Call) {
    if (call.param.comId !== undefined)
      throw refuse(451, ['没有这家公司', '冇呢間公司', 'There is no such company']);
    const line = (words: Words) => says(words, call);
    return {
      websiteBaseInfo: {
        id: call.site,
        websiteName: is('no website name')
          ? null
          : `${line(['另一家', '另一間', 'Another house'])} ${call.site}`,
        websiteDescr: line(['招聘', '招聘', 'Careers']),
        tabLogoUrl: 'https://other.example/tab.svg',
        homepageCategory: call.site === 'werk-2' ? '2' : '1',
        defaultLanguage: null,
        companyDeptSeqFlag: null,
        jobDutyLabel: null,
        jobRqmtLabel: null,
      },
      websiteHomepage: {
        logoAddress: null,
        pcBannerList: [],
        footer: {
          legalNotices: null,
          copyright: line(['版权所有', '版權所有', 'All rights reserved']),
          technicalSupport: line(['技术部', '技術部', 'Own IT']),
        },
      },
      websiteColumns: [
        { id: 'c1', columnType: '1', columnView: line(['职位', '職位', 'Positions']), columnLink: null },
      ],
    };
  }

  function agreement(call: Call) {
    const kind = String(call.param.kind);
    const title = {
      terms: ['条款', '條款', 'Terms'],
      privacy: ['隐私', '私隱', 'Privacy'],
      legal: ['法律', '法例', 'Legal'],
    }[kind];
    const name = title?.[call.language] ?? '';
    const close = says(['以上为全文。', '以上為全文。', 'That is all.'], call);
    return { title: name, content: `<p>${name}: ${close}</p>`, version: 'v3', effectiveFrom: '2025-01-01' };
  }

  const key = { 'homepageConfigId?': text };
  const proof = { 'captchaVerification?': text, 'captchaType?': text };
  const view = {
    group: 'rm.websiteView',
    internalGroup: 'rm.internalHomepageWebsiteView',
    siteField: 'id',
    fields: { 'id?': text },
  } as const;
  const account = { group: 'rm.account', siteField: 'homepageConfigId' } as const;
  const log = {
    group: 'crc.HRMS.crhr.base',
    fields: {
      regionCode: text,
      'homepageId?': text,
      'businessKey?': text,
      'indexCode?': text,
      'username?': text,
      source: text,
    },
    answer: () => ({}),
  };
  return {
    getSysConfigInfo: {
      group: 'common.language',
      fields: {},
      answer: () => ({ zhHkStart: '1', enWwStart: 1 }),
    },
    getPublicKey: {
      group: 'rm.account',
      internalGroup: 'rm.internalHomepageNoAuth',
      fields: {},
      answer: () => ({ publicKey: world.publicKey }),
    },
    loadWebsiteStyle: {
      ...view,
      internalGroup: 'rm.internalHomepageNoAuth',
      fields: { 'id?': text, 'comId?': text },
      answer: style,
    },
    queryRobotConfig: { ...view, answer: () => ({ status: 0, robotName: null, robotUrl: null }) },
    queryContactInfoConfig: {
      ...view,
      answer: (call) => ({
        status: '1',
        title: says(['联系', '聯絡', 'Contact'], call),
        contact: '12345',
        explanation: says(['早九晚五', '朝九晚五', 'Nine to five'], call),
      }),
    },
    getAgreement: {
      group: 'rm.websiteView',
      siteField: 'homepageConfigId',
      fields: { kind: oneOf('terms', 'privacy', 'legal'), ...key },
      answer: agreement,
    },
    submitFeedback: {
      group: 'rm.websiteView',
      siteField: 'homepageConfigId',
      fields: {
        content: text,
        'contact?': text,
        'fileIds?': Array.isArray,
        idempotencyKey: (value) => text(value) && /^.{8,64}$/.test(String(value)),
      },
      answer: feedback,
    },
    ifAccountExist: {
      ...account,
      fields: {
        username: text,
        usernameType: oneOf('phone', 'email', 'account'),
        ...proof,
        ...key,
      },
      answer: ({ param }) => ({ exist: byPhone(String(param.username)) !== undefined }),
    },
    login: {
      ...account,
      fields: {
        loginType: oneOf('password', 'verificationCode'),
        username: text,
        'password?': text,
        'verificationCode?': text,
        'phoneNationCode?': text,
        ...proof,
        ...key,
      },
      needs: ({ loginType }) => (loginType === 'password' ? 'password' : 'verificationCode'),
      answer: logIn,
    },
    logout: {
      group: 'rm.logout',
      session: true,
      fields: {},
      answer: ({ token }) => {
        if (!is('keeps sessions')) world.sessions.delete(token ?? '');
        return {};
      },
    },
    getResume: { group: 'rm.resume', session: true, fields: {}, answer: resume },
    '/rm/sys/api/addLog': log,
    '/rm/sys/api/addPageMetaLog': { ...log, fields: { ...log.fields, metaName: text, pageCode: text } },
  };
}

export interface OtherGateway {
  readonly url: string;
  close(): Promise<void>;
}

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
    checkSignature(query, payload);
    if (Math.abs(Date.now() - Number(query.get('timestamp'))) > 300_000 && !is('any time'))
      throw refuse('MS000A408');
    const { name, param } = readPayload(payload);
    const served = Object.hasOwn(methods, name) ? methods[name] : undefined;
    const group = query.get('api_id');
    if (!served || (group !== served.group && group !== served.internalGroup)) throw refuse('MS000A404');
    const token = incoming.headers.authorization;
    const given = readObject(param);
    const named = given?.[served.siteField ?? 'homepageConfigId'];
    const site = text(named) ? String(named) : incoming.headers.homepageconfigid?.toString();
    const due = site === 'werk-2' ? (served.internalGroup ?? served.group) : served.group;
    if (served.internalGroup && (site === 'werk-1' || site === 'werk-2') && group !== due && !is('any group'))
      throw refuse('MS000A404');
    if (served.session && !world.sessions.has(token ?? '') && !is('any session'))
      throw refuse(40101, ['请登录', '請登入', 'Please log in']);
    if (!given || !(is('any param') || fits(served, given))) throw refuse('MS000A400');
    if (served.siteField && !is('any site')) checkSite(site);
    return served.answer({ param: given, language: is('one language') ? 0 : language, site, token });
  }

  function checkSignature(query: URLSearchParams, payload: string): void {
    const { sign = '', ...signed } = Object.fromEntries(query);
    const line = Object.keys(signed)
      .sort()
      .map(
        (name) =>
          `${name}=${encodeURIComponent(signed[name] ?? '').replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      )
      .join('&');
    const right = createHmac('sha256', otherSecret).update(`${line}\n${payload}`).digest();
    const shown = Buffer.from(sign, 'hex');
    const genuine = shown.length === right.length && timingSafeEqual(shown, right);
    const token = signed.api_id === 'captcha' ? 'other-captcha-token' : 'other-app-token';
    const app = signed.app_token === token && signed.app_sub_id === 'other';
    if (!(genuine && app) && !is('any signature')) throw refuse('MS000A401');
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
      else send({ successful: false, data: null, code: 'MS000A404', message: 'unknown' });
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
      else send({ returnCode: 'MS000A000', returnDesc: '', returnData });
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

function readBody(bytes: Buffer): string {
  const body = parse(bytes.toString('utf8'));
  const payload = readObject(body)?.paramString;
  if (!text(payload)) throw refuse('MS000A400');
  return String(payload);
}

function readPayload(payload: string): { name: string; param: unknown } {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(payload))
    throw refuse('MS000A400');
  const bytes = Buffer.from(payload, 'base64');
  const biz = readObject(readObject(parse(utf8(bytes)))?.biz);
  const name = biz?.uri ?? biz?.method;
  if (!biz || !text(name)) throw refuse('MS000A400');
  return { name: String(name), param: biz.param };
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('MS000A400');
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw refuse('MS000A400');
  }
}

function readObject(value: unknown): Param | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Param) : undefined;
}

function checkSite(site: string | undefined): void {
  const none = 'website id cannot be empty';
  if (!site) throw refuse(451, ['网站编号不能为空', '網站編號唔可以留空', none]);
  if (site !== 'werk-1' && site !== 'werk-2') throw refuse(451, ['网站不存在', '网站不存在', '网站不存在']);
}

function fits({ fields, needs }: Served, param: Param): boolean {
  if (needs && param[needs(param)] === undefined) return false;
  return Object.entries(fields).every(([name, accepts]) => {
    const value = param[name.replace('?', '')];
    return value === undefined ? name.endsWith('?') : accepts(value);
  });
}
