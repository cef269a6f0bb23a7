import { randomUUID } from 'node:crypto';
import {
  getOffer,
  getPublicKey,
  groupFor,
  login,
  logout,
  queryPositionList,
} from '@careers/gateway/contract';
import type { Capability, Person, ProbeWith } from '@careers/gateway/reference';
import { type Command, NothingPrinted } from './ask-command.ts';
import { type CallChange, type Calls, createCalls, type Done, type Speaker, type Together } from './calls.ts';
import { Lacking } from './capabilities.ts';
import { encryptPassword } from './encrypt-password.ts';
import { rawCall } from './raw-call.ts';
import { type Redact, redactor } from './redact.ts';
import { sandboxControl } from './sandbox-control.ts';
import { createSignOn } from './sign-on.ts';
import { lookAtCaptcha, solveCaptcha } from './solve-captcha.ts';
import type { CaseContext } from './target.ts';
import { createUploads } from './uploads.ts';

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
  const { settings } = context;
  const { session, languageIndex, site } = speaker;
  const line = createCalls(context, together, speaker);
  const { gateway, call, passing } = line;
  const inOtherWords = (other: Partial<Speaker>) => probeOf(context, together, { ...speaker, ...other });

  return {
    ...sessionsOf(context, together, speaker, line),
    ...positionsOf(context, line),
    ...messagesOf(context, together, line),
    ...createUploads(context, session),
    call,
    site,
    internalSite: settings.internalSite,
    outsider: settings.outsider,
    magic: settings.magic,
    directory: settings.directory,
    portal: settings.portal,
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
    signOn: createSignOn(context),
    newKey: () => randomUUID(),
    advance: sandboxControl(context).advance,
    lookAtCaptcha: (captchaType) => lookAtCaptcha(gateway, captchaType),
    solveCaptcha: (captchaType) => solveCaptcha(gateway, captchaType),
    done: () => together.calls,
    repeat: ({ method, param }) => passing(method, param),
  };
}

/** Who is logged in, and how a speaker logs in and out. */
function sessionsOf(
  context: CaseContext,
  together: Together,
  { session }: Speaker,
  { gateway, passing }: Calls,
): Pick<CaseProbe, 'account' | 'encrypt' | 'login' | 'use' | 'logout' | 'token' | 'person'> {
  const { settings, guest } = context;

  async function encrypt(password: string): Promise<string> {
    together.publicKey ??= gateway.call(getPublicKey, {});
    const { publicKey } = await together.publicKey;
    return encryptPassword(publicKey, password, guest === undefined);
  }

  return {
    account: (of) => guest?.person(of) ?? settings.people[of],
    encrypt,
    async login(as) {
      const { phone, password } = guest?.person(as) ?? settings.people[as];
      await guest?.settle();
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
    token: () => session.token,
    person: () => session.person,
  };
}

/** Positions that nothing was delivered to yet, as a case needs them. */
function positionsOf(context: CaseContext, { gateway }: Calls): Pick<CaseProbe, 'position'> {
  async function findOpenPosition(): Promise<string> {
    const { rows } = await gateway.call(queryPositionList, { pageSize: 100 });
    const free = rows.find(({ deliveredId, collected }) => deliveredId === undefined && collected !== true);
    if (!free) throw new Error('no open position is left to deliver to');
    return free.id;
  }

  return {
    async position(status: 'open' | 'closed' | 'delisted') {
      if (status === 'open') return findOpenPosition();
      const known = context.settings.positions[status];
      if (known) return known;
      const id = await findOpenPosition();
      await sandboxControl(context).setPositionStatus(id, status);
      return id;
    },
  };
}

/** What the gateway sends: codes, messages and links. Links and codes come from a command where the settings name one. */
function messagesOf(
  context: CaseContext,
  { links }: Together,
  { gateway }: Calls,
): Pick<CaseProbe, 'inboxCode' | 'messagesTo' | 'linkTo'> {
  const { guest } = context;
  const { code, link } = context.settings.commands;
  const control = sandboxControl(context);

  return {
    async inboxCode(contact) {
      const to = guest?.own(contact) ?? contact;
      return code ? code.ask({ CONTACT: to }, redactor(context.settings)) : control.inboxCode(to);
    },
    messagesTo: (contact) => control.messagesTo(guest?.own(contact) ?? contact),
    async linkTo(state) {
      if (link) {
        const token = links.get(state) ?? (await newLink(link, state, redactor(context.settings)));
        links.set(state, token);
        return token;
      }
      // A world makes what a magic link leads to at its first use: from then on its time runs.
      await gateway.call(getOffer, { token: state });
      return state;
    },
  };
}

/** What a command prints that can make no such link. */
const NO_LINK = 'none';

/** The token of a new link. @throws {Lacking} if the command makes no link to this state: no gateway is at fault then */
async function newLink(command: Command, state: string, redact: Redact): Promise<string> {
  try {
    const token = await command.ask({ LINK: state }, redact);
    if (token !== NO_LINK) return token;
  } catch (error) {
    if (error instanceof NothingPrinted) throw new Lacking('links', error.message);
    throw error;
  }
  throw new Lacking('links', `links.command makes no link to ${state}`);
}
