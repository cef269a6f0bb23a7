import { randomUUID } from 'node:crypto';
import { createFileGateway, GatewayFailure } from '@careers/gateway';
import {
  getOffer,
  getPublicKey,
  groupFor,
  login,
  logout,
  queryPositionList,
} from '@careers/gateway/contract';
import type { Capability, Person, ProbeWith } from '@careers/gateway/reference';
import { askCommand, readCode } from './ask-command.ts';
import { type CallChange, createCalls, type Done, type Speaker, type Together } from './calls.ts';
import { encryptPassword } from './encrypt-password.ts';
import { rawCall } from './raw-call.ts';
import { sandboxControl } from './sandbox-control.ts';
import { lookAtCaptcha, solveCaptcha } from './solve-captcha.ts';
import type { CaseContext } from './target.ts';

/** What an upload leaves behind, in a word for the report. */
export const FILE_LEFT = 'file handed in';

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

/** A probe of one context, with every power; which of them a recipe may use is checked before it runs. */
export function createProbe(context: CaseContext, change?: CallChange): CaseProbe {
  const speaker = { session: {}, languageIndex: 0, site: context.settings.site } as const;
  return probeOf(context, { change, calls: [], links: new Map() }, speaker);
}

function probeOf(context: CaseContext, together: Together, speaker: Speaker): CaseProbe {
  const { settings, transport, visit } = context;
  const { calls, links } = together;
  const { session, languageIndex, site } = speaker;
  const control = sandboxControl(context);
  const { gateway, call, passing } = createCalls(context, together, speaker);

  async function encrypt(password: string): Promise<string> {
    together.publicKey ??= gateway.call(getPublicKey, {});
    const { publicKey } = await together.publicKey;
    return encryptPassword(publicKey, password, context.guest === undefined);
  }

  async function findOpenPosition(): Promise<string> {
    const { rows } = await gateway.call(queryPositionList, { pageSize: 100 });
    const free = rows.find(({ deliveredId, collected }) => deliveredId === undefined && collected !== true);
    if (!free) throw new Error('no open position is left to deliver to');
    return free.id;
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
    encrypt,
    newKey: () => randomUUID(),
    async login(as) {
      const { phone, password } = context.guest?.person(as) ?? settings.people[as];
      await context.guest?.settle();
      const param = {
        loginType: 'password',
        username: phone,
        password: await encrypt(password),
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
      const handedIn = await files.upload(new File([bytes], name));
      context.guest?.leave(FILE_LEFT);
      return handedIn;
    },
    async upload({ name, size, head = [] }, linkToken, linkPass) {
      const bytes = new Uint8Array(size);
      bytes.set(head);
      const files = createFileGateway({
        config: settings.config,
        transport,
        session: { token: () => undefined },
      });
      const { fileId } = await files.upload(new File([bytes], name), {
        linkToken,
        ...(linkPass === undefined ? {} : { linkPass }),
      });
      context.guest?.leave(FILE_LEFT);
      return fileId;
    },
    lookAtCaptcha: (captchaType) => lookAtCaptcha(gateway, captchaType),
    solveCaptcha: (captchaType) => solveCaptcha(gateway, captchaType),
    done: () => calls,
    token: () => session.token,
    person: () => session.person,
    repeat: ({ method, param }) => passing(method, param),
  };
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
