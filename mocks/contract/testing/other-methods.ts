import { randomBytes } from 'node:crypto';
import { otherAccounts, type Wrong } from './other-facts.ts';
import { isText, type Language, type Param, refuse, type Words } from './other-wire.ts';

/** A call, once it was let in. */
interface Call {
  readonly param: Param;
  readonly language: Language;
  readonly site: string | undefined;
  readonly token: string | undefined;
}

/** One method, and what it takes. */
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

const oneOf =
  (...values: string[]) =>
  (value: unknown) =>
    values.includes(String(value)) && isText(value);
const upTo = (length: number) => (value: unknown) => isText(value) && String(value).length <= length;
const says = (words: Words, { language }: Call) => words[language];

/** What the gateway remembers. */
export interface World {
  readonly sessions: Map<string, string>;
  readonly failures: Map<string, number>;
  readonly submits: Map<string, unknown>;
  readonly publicKey: string;
  decrypt(password: string): string | undefined;
}

/** What it answers, by method. */
export function methodsOf(world: World, is: (wrong: Wrong) => boolean): Readonly<Record<string, Served>> {
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

  const key = { 'homepageConfigId?': isText };
  const proof = { 'captchaVerification?': isText, 'captchaType?': isText };
  const view = {
    group: 'rm.websiteView',
    internalGroup: 'rm.internalHomepageWebsiteView',
    siteField: 'id',
    fields: { 'id?': isText },
  } as const;
  const account = { group: 'rm.account', siteField: 'homepageConfigId' } as const;
  const log = {
    group: 'crc.HRMS.crhr.base',
    fields: {
      regionCode: isText,
      'homepageId?': isText,
      'businessKey?': isText,
      'indexCode?': isText,
      'username?': isText,
      source: isText,
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
      fields: { 'id?': isText, 'comId?': isText },
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
        content: isText,
        'contact?': upTo(200),
        'fileIds?': (value) => Array.isArray(value) && value.length <= 20 && value.every(upTo(100)),
        idempotencyKey: (value) => isText(value) && /^.{8,64}$/.test(String(value)),
      },
      answer: feedback,
    },
    ifAccountExist: {
      ...account,
      fields: {
        username: isText,
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
        username: isText,
        'password?': isText,
        'verificationCode?': isText,
        'phoneNationCode?': isText,
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
    '/rm/sys/api/addPageMetaLog': { ...log, fields: { ...log.fields, metaName: isText, pageCode: isText } },
  };
}

/** Whether a param is one of a method. */
export function fits({ fields, needs }: Served, param: Param): boolean {
  if (needs && param[needs(param)] === undefined) return false;
  return Object.entries(fields).every(([name, accepts]) => {
    const value = param[name.replace('?', '')];
    return value === undefined ? name.endsWith('?') : accepts(value);
  });
}
