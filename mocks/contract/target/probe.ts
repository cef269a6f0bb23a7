import { constants, createPublicKey, publicEncrypt, randomUUID } from 'node:crypto';
import { captchaVerification, encrypt, SLIDER_Y, sliderPoint } from '@careers/captcha/protocol';
import { createFileGateway, createGateway, type Gateway, GatewayFailure } from '@careers/gateway';
import {
  captchaCheck,
  captchaGet,
  type DataOf,
  getOffer,
  getPublicKey,
  groupFor,
  login,
  logout,
  type Method,
  type ParamOf,
  queryPositionList,
} from '@careers/gateway/contract';
import type {
  Capability,
  CaptchaKind,
  LanguageIndex,
  Person,
  ProbeWith,
  SeenCaptcha,
} from '@careers/gateway/reference';
import { findGap } from '../../src/captcha/solve.ts';
import { findWords } from '../../src/captcha/words/find-words.ts';
import { askCommand, readCode } from './ask-command.ts';
import { rawCall, signatureOf } from './raw-call.ts';
import { sandboxControl } from './sandbox-control.ts';
import type { CaseContext } from './target.ts';

/** What a case changes about the calls of the method it is about; all others stay as they are. */
export interface CallChange {
  readonly method: Method;
  readonly param?: (param: object) => object;
  readonly group?: string;
  /** The `homepageConfigId` header. */
  readonly site?: string;
  /** Sends each such call twice at once; both answers are kept. */
  readonly twice?: boolean;
}

/** A call that succeeded. */
export interface Done {
  readonly method: Method;
  readonly param: object;
  readonly data: unknown;
  /** The answer of the same call, sent at the same time. */
  readonly twin?: unknown;
}

export interface CaseProbe extends ProbeWithAll {
  /** The calls that succeeded, oldest first. */
  done(): readonly Done[];
  token(): string | undefined;
  /** Who is logged in. */
  person(): Person | undefined;
  /** Repeats a call byte for byte. */
  repeat(call: Done): Promise<unknown>;
}

type ProbeWithAll = ProbeWith<Capability>;

/** Whose calls they are, in which language and about which website. */
interface Speaker {
  readonly session: { token?: string | undefined; person?: Person | undefined };
  readonly languageIndex: LanguageIndex;
  readonly site: string;
}

/** A probe of one context, with every power; which of them a recipe may use is checked before it runs. */
export function createProbe(context: CaseContext, change?: CallChange): CaseProbe {
  const speaker = { session: {}, languageIndex: 0, site: context.settings.site } as const;
  return probeOf(context, { change, calls: [], links: new Map() }, speaker);
}

/** What everybody who takes part in a case has in common. */
interface Together {
  readonly change: CallChange | undefined;
  readonly calls: Done[];
  /** The server's key, once it was asked for. */
  publicKey?: Promise<{ readonly publicKey: string }>;
  /** Links that were had from a command, by what they lead to. */
  readonly links: Map<string, string>;
}

function probeOf(context: CaseContext, together: Together, speaker: Speaker): CaseProbe {
  const { settings, transport, visit } = context;
  const { change, calls, links } = together;
  const { session, languageIndex, site } = speaker;
  const control = sandboxControl(context);
  let siteHeader = site;

  const gateway: Gateway = createGateway({
    config: settings.config,
    transport,
    // Node's own HMAC, and at once: two calls made together arrive together.
    signer: (query, paramString) => signatureOf(query, paramString, settings.secret),
    session: {
      token: () => session.token,
      homepageConfigId: () => siteHeader,
      languageIndex: () => languageIndex,
      visitorId: () => 'contract-suite',
      userId: () => undefined,
      isInternalSite: () => site === settings.internalSite,
    },
  });

  /** Calls a method, past a captcha that is asked since others have called before, and that no case is about. */
  async function passing<M extends Method>(
    method: M,
    param: ParamOf<M>,
    options: { readonly group?: string } = {},
  ): Promise<DataOf<M>> {
    try {
      return await gateway.call(method, param, options);
    } catch (error) {
      const asked = error instanceof GatewayFailure && error.kind === 'captcha';
      if (!asked || !context.guest?.solve || 'captchaVerification' in asObject(param)) throw error;
      return gateway.call(method, Object.assign({}, param, await context.guest.solve()), options);
    }
  }

  async function call<M extends Method>(method: M, param: ParamOf<M>): Promise<DataOf<M>> {
    const twisted = change?.method === method ? change : undefined;
    await context.guest?.settle();
    const own = context.guest?.own(param) ?? param;
    // The change adds fields that the contract does not know, so its result cannot have the param's type.
    const sent = (twisted?.param ? twisted.param(asObject(own)) : own) as ParamOf<M>;
    const options = twisted?.group ? { group: twisted.group } : {};
    siteHeader = twisted?.site ?? site;
    try {
      const [data, twin] = await Promise.all([
        passing(method, sent, options),
        twisted?.twice ? passing(method, sent, options) : undefined,
      ]);
      context.guest?.note({ method, param: asObject(sent), data, person: session.person });
      calls.push({ method, param: asObject(sent), data, ...(twisted?.twice ? { twin } : {}) });
      return data;
    } finally {
      siteHeader = site;
    }
  }

  async function encryptPassword(password: string): Promise<string> {
    together.publicKey ??= gateway.call(getPublicKey, {});
    const { publicKey } = await together.publicKey;
    // On a gateway that others use too each text is encrypted anew; in worlds of our own that takes half of a run.
    if (context.guest) return encryptIndependently(publicKey, password);
    const place = `${publicKey} ${password}`;
    const known = encrypted.get(place) ?? encryptIndependently(publicKey, password);
    encrypted.set(place, known);
    return known;
  }

  async function findOpenPosition(): Promise<string> {
    const { rows } = await gateway.call(queryPositionList, { pageSize: 100 });
    const free = rows.find(({ deliveredId, collected }) => deliveredId === undefined && collected !== true);
    if (!free) throw new Error('no open position is left to deliver to');
    return free.id;
  }

  async function lookAtCaptcha(captchaType: CaptchaKind): Promise<SeenCaptcha> {
    const { repCode, repData } = await gateway.call(captchaGet, { captchaType });
    if (!repData) throw new Error(`no challenge, but ${repCode}`);
    const { originalImageBase64, jigsawImageBase64, token, secretKey, wordList } = repData;
    const points = jigsawImageBase64
      ? [{ x: findGap({ originalImageBase64, jigsawImageBase64 }).x, y: SLIDER_Y }]
      : findWords({ originalImageBase64, wordList: wordList ?? [] });
    return { token, secretKey, points };
  }

  const inOtherWords = (other: Partial<Speaker>) => probeOf(context, together, { ...speaker, ...other });

  return {
    call,
    site,
    internalSite: settings.internalSite,
    outsider: settings.outsider,
    reply: (method, param) =>
      rawCall(context, method, {
        param,
        token: session.token,
        site,
        languageIndex,
        group: groupFor(method, site === settings.internalSite),
      }),
    async another(as) {
      const other = inOtherWords({ session: {} });
      if (as) await other.login(as);
      return other;
    },
    speaking: (index) => inOtherWords({ languageIndex: index }),
    about: (other) => inOtherWords({ site: other }),
    account: (of) => context.guest?.person(of) ?? settings.people[of],
    magic: settings.magic,
    directory: settings.directory,
    async signOn(loginUrl, answer) {
      const { userName, password } = typeof answer === 'object' ? answer : settings.directory;
      const form = new URLSearchParams(answer === 'refuse' ? { answer } : { userName, password });
      const { status, header } = await visit(
        {
          method: 'POST',
          url: loginUrl,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: form.toString(),
        },
        { signal: new AbortController().signal },
      );
      const location = header('location');
      if (status !== 303 || !location)
        throw new Error(`the directory answered ${status}, and sent nobody back`);
      return new URL(location);
    },
    encrypt: encryptPassword,
    newKey: () => randomUUID(),
    async login(as) {
      const { phone, password } = context.guest?.person(as) ?? settings.people[as];
      await context.guest?.settle();
      const param = {
        loginType: 'password',
        username: phone,
        password: await encryptPassword(password),
        homepageConfigId: settings.site,
      } as const;
      const open = () => passing(login, param);
      const opened = await (context.signingOn ? context.signingOn(open) : open());
      Object.assign(session, { token: opened.Authorization, person: as });
    },
    use(opened) {
      Object.assign(session, { token: opened.Authorization, person: undefined });
    },
    async logout() {
      await gateway.call(logout, {});
      Object.assign(session, { token: undefined, person: undefined });
    },
    async position(status: 'open' | 'closed' | 'delisted') {
      if (status === 'open') return findOpenPosition();
      const known = settings.positions[status];
      if (known) return known;
      const id = await findOpenPosition();
      await control.setPositionStatus(id, status);
      return id;
    },
    advance: control.advance,
    async inboxCode(contact) {
      const to = context.guest?.own(contact) ?? contact;
      const { code } = settings.commands;
      return code ? readCode(await askCommand(code, { CONTACT: to })) : control.inboxCode(to);
    },
    messagesTo: (contact) => control.messagesTo(context.guest?.own(contact) ?? contact),
    async linkTo(state) {
      const { link } = settings.commands;
      if (link) {
        const token = links.get(state) ?? (await askCommand(link, { LINK: state }));
        links.set(state, token);
        return token;
      }
      // A world makes what a magic link leads to at its first use: from then on its time runs.
      await gateway.call(getOffer, { token: state });
      return state;
    },
    async uploadOwn({ name, head, size }) {
      const files = createFileGateway({
        config: settings.config,
        transport,
        session: { token: () => session.token },
      });
      const bytes = new Uint8Array(size);
      bytes.set(head);
      return files.upload(new File([bytes], name));
    },
    async upload({ name, size, head = [] }, linkToken, linkPass) {
      const bytes = new Uint8Array(size);
      bytes.set(head);
      const files = createFileGateway({
        config: settings.config,
        transport,
        session: { token: () => undefined },
      });
      return (
        await files.upload(new File([bytes], name), {
          linkToken,
          ...(linkPass === undefined ? {} : { linkPass }),
        })
      ).fileId;
    },
    lookAtCaptcha,
    async solveCaptcha(captchaType) {
      const seen = await lookAtCaptcha(captchaType);
      const { token, secretKey } = seen;
      const plain = plainAnswer(captchaType, seen.points);
      const pointJson = encrypt(secretKey, plain);
      const { repCode } = await gateway.call(captchaCheck, { captchaType, token, pointJson });
      if (repCode !== '0000') throw new Error(`the captcha was not passed: ${repCode}`);
      return { captchaType, captchaVerification: captchaVerification(token, plain, secretKey) };
    },
    done: () => calls,
    token: () => session.token,
    person: () => session.person,
    repeat: ({ method, param }) => passing(method, param),
  };
}

/** Passwords that were encrypted for worlds of our own, by key and password. */
const encrypted = new Map<string, string>();

/** RSA PKCS#1 v1.5 by Node's own hand, not by the library that clients and mock use (decision 6.9). */
function encryptIndependently(publicKey: string, password: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const cipher = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password, 'utf8'));
  return cipher.toString('base64');
}

/** The answer before it is encrypted, as the two widgets write it (decisions, section 4). */
export function plainAnswer(captchaType: CaptchaKind, points: SeenCaptcha['points']): string {
  return captchaType === 'blockPuzzle'
    ? sliderPoint(points[0]?.x ?? 0)
    : JSON.stringify(points.map(({ x, y }) => ({ x, y })));
}

function asObject(param: unknown): object {
  return typeof param === 'object' && param !== null ? param : {};
}

/** The failure of a call. @throws when it succeeded, or failed by no fault of the gateway. */
export async function failureOf(call: Promise<unknown>): Promise<GatewayFailure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GatewayFailure) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}
