import { GatewayFailure, type Transport } from '@careers/gateway';
import {
  addLog,
  type Channel,
  getEncryptedString,
  getSysConfigInfo,
  ldapLogin,
  loadWebsiteStyle,
  type Method,
} from '@careers/gateway/contract';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { reasonOf } from './reason-of.ts';
import { type Exchange, inTime, recorded, TooSlow } from './target/exchange.ts';
import { asGuest } from './target/guest.ts';
import { createProbe } from './target/probe.ts';
import { type RawCall, type RawReply, rawCall } from './target/raw-call.ts';
import { isReading, readingOnly } from './target/reading-only.ts';
import { redactor } from './target/redact.ts';
import type { CaseContext, Target } from './target/target.ts';
import { exitCodes, Unjudgeable } from './unjudgeable.ts';

const allChannels: ReadonlySet<Channel> = new Set(['business', 'base', 'admin']);

/**
 * Checks what every case needs: that the target answers by this contract on the channels that the cases are about, and accepts
 * the credentials.
 * @returns the methods that it does not know
 * @throws {Unjudgeable}
 */
export async function preflight(
  target: Target,
  callMilliseconds: number,
  channels: ReadonlySet<Channel> = allChannels,
): Promise<readonly MethodId[]> {
  const exchanges: Exchange[] = [];
  const timed = inTime(target.open(), callMilliseconds);
  const { capabilities } = target.settings;
  const guarded = capabilities.has('writes') ? timed : readingOnly(timed, []);
  const context = asGuest(recorded(guarded, exchanges), new Map());
  await expectAnswer(context, exchanges);
  await expectOtherChannels(context, exchanges, channels);
  const unknown = await unknownMethods(context);
  if (unknown.length === methodIds.length) {
    throw new Unjudgeable(`${target.name} knows no method of this contract`, exitCodes.noGateway);
  }
  await expectFiles(context);
  if (!unknown.includes('loadWebsiteStyle')) await expectSite(context);
  await expectLogins(context, unknown);
  await context.close?.();
  return unknown;
}

/** @throws {Unjudgeable} if no gateway of this contract answers, or if it refuses the caller */
export async function expectAnswer(context: CaseContext, exchanges: Exchange[]): Promise<void> {
  const url = context.settings.config.gatewayUrl;
  const asked = { what: 'gateway', url, place: 'addresses.gateway' };
  let date: string | null = null;
  const transport: Transport = async (request, options) => {
    const reply = await context.transport(request, options);
    date = reply.header('Date');
    return reply;
  };
  const noticing = { ...context, transport };
  const code = await expectReply(noticing, exchanges, asked, (by) => rawCall(by, getSysConfigInfo, {}));
  if (code === 'MS000A401')
    throw refused(`${url} refuses the credentials`, 'appSubId, appToken, sysId and secret');
  if (code === 'MS000A408') {
    const what = compareClocks(date);
    throw new Unjudgeable(`${url} refuses the time of this machine (MS000A408): ${what}`, exitCodes.refused);
  }
  // Cases are about times to the minute: each would fail, in words of its own.
  if (Math.abs(minutesBehind(date)) > 1)
    throw new Unjudgeable(
      `${url} has another time than this machine: ${sayDifference(date)}`,
      exitCodes.refused,
    );
}

/** The tolerance of the timestamp (decisions, section 1). */
const MINUTES_OFF_MAX = 5;

const minutesBehind = (date: string | null) => Math.round((Date.parse(date ?? '') - Date.now()) / 60_000);

/** What the time of a reply says about the clocks. */
function compareClocks(date: string | null): string {
  const minutes = Math.abs(minutesBehind(date));
  if (Number.isNaN(minutes)) return 'one of the two clocks is wrong';
  if (minutes < MINUTES_OFF_MAX)
    return 'but its Date header says the same time; timestamp is in Unix milliseconds';
  return sayDifference(date);
}

function sayDifference(date: string | null): string {
  const behind = minutesBehind(date);
  return `by its Date header this machine is ${Math.abs(behind)} minutes ${behind > 0 ? 'behind' : 'ahead'}`;
}

/** @throws {Unjudgeable} if nothing of this contract answers where the base or the admin gateway is said to be */
async function expectOtherChannels(
  context: CaseContext,
  exchanges: Exchange[],
  channels: ReadonlySet<Channel>,
): Promise<void> {
  const { baseUrl, adminUrl } = context.settings.config;
  if (channels.has('base')) {
    // Of a name that nobody has, so that nothing is logged.
    const nobodys: RawCall = { name: `${addLog.name}Nowhere` };
    const asked = { what: 'base gateway', url: baseUrl, place: 'addresses.base' };
    await expectReply(context, exchanges, asked, (by) => rawCall(by, addLog, nobodys));
  }
  if (channels.has('admin')) {
    const asked = { what: 'admin gateway', url: adminUrl, place: 'addresses.admin' };
    await expectReply(context, exchanges, asked, (by) => rawCall(by, getEncryptedString, {}));
  }
}

/** What is asked for at an address, and where a file names that. */
interface Asked {
  readonly what: string;
  readonly url: string;
  readonly place: string;
}

/**
 * The code of a reply.
 * @throws {Unjudgeable} if none of this contract comes
 */
async function expectReply(
  context: CaseContext,
  exchanges: Exchange[],
  { what, url, place }: Asked,
  call: (by: CaseContext) => Promise<RawReply>,
): Promise<string> {
  const nobody = (why: string) =>
    new Unjudgeable(`no ${what} to judge at ${url}: ${why}`, exitCodes.noGateway);
  const misplaced = (why: string) => nobody(`${why}; look at ${place} (by default below target)`);
  try {
    return (await call(context)).code;
  } catch (error) {
    const { reply } = exchanges.at(-1) ?? {};
    const onward = error instanceof TooSlow ? undefined : await leadsOnTo(context, call);
    if (onward) throw misplaced(`it leads on to ${onward}`);
    if (!reply) throw nobody(reasonOf(error));
    // A secret that is cut is not found any more.
    const text = redactor(context.settings)(reply.text).trimStart();
    if (text.startsWith('<')) {
      throw misplaced(
        `it answers HTML, where JSON was due${reply.status === 200 ? '' : `, with HTTP ${reply.status}`}`,
      );
    }
    if (reply.status !== 200) throw misplaced(`it answers HTTP ${reply.status}`);
    throw misplaced(`its answer is none of this contract: ${text.slice(0, 80)}`);
  }
}

/** Where a call is redirected to: what follows that may lose the body, and then says nothing about the reason. */
async function leadsOnTo(
  context: CaseContext,
  call: (by: CaseContext) => Promise<RawReply>,
): Promise<string | undefined> {
  let onward: string | undefined;
  const transport: Transport = async (request, options) => {
    const reply = await context.visit(request, options);
    const location = reply.status >= 300 && reply.status < 400 ? reply.header('Location') : null;
    if (location !== null) onward = `${withoutQuery(location)} (HTTP ${reply.status})`;
    return reply;
  };
  await call({ ...context, transport }).catch(() => undefined);
  return onward;
}

/** An address without what was signed for one call. */
const withoutQuery = (location: string): string => location.replace(/[?#].*$/, '');

const refused = (what: string, where: string) =>
  new Unjudgeable(`${what} (MS000A401): look at ${where}`, exitCodes.refused);

/** @throws {Unjudgeable} if the file gateway refuses the caller: no upload of any case would succeed */
async function expectFiles({ settings, transport }: CaseContext): Promise<void> {
  if (!settings.capabilities.has('files')) return;
  const { fileGatewayUrl, files, environment } = settings.config;
  const { appId, appToken, dataSourceCode, templateCode } = files;
  const source = `${dataSourceCode}_${environment.toUpperCase()}`;
  const url = `${fileGatewayUrl}/download?${new URLSearchParams({ fileId: 'a-file-of-nobody' })}`;
  const headers = { appId, appToken, dataSourceCode: source, templateCode };
  const { signal } = new AbortController();
  const said = await transport({ method: 'GET', url, headers }, { signal }).catch(() => undefined);
  if (!said?.text.includes('MS000A401')) return;
  throw refused(`${fileGatewayUrl} refuses the credentials of files`, 'credentials.files and environment');
}

/** @throws {Unjudgeable} if the website that every case is about does not exist */
async function expectSite(context: CaseContext): Promise<void> {
  const { site } = context.settings;
  const answer = await rawCall(context, loadWebsiteStyle, { param: { id: site } }).catch(() => undefined);
  if (answer?.code !== '451') return;
  throw new Unjudgeable(
    `there is no website ${site} (451 ${answer.message}): look at sites.external`,
    exitCodes.refused,
  );
}

/** The methods whose name is refused; to learn that, it is enough to call them with a param that no method has. */
async function unknownMethods(context: CaseContext): Promise<MethodId[]> {
  const unknown: MethodId[] = [];
  const asked = await harmlessCall(context);
  for (const id of methodIds) {
    const method: Method = registry[id];
    if (!context.settings.capabilities.has('writes') && !isReading(id)) continue;
    if (method.channel === 'admin') continue;
    const answer = await rawCall(context, method, asked).catch(() => undefined);
    if (answer?.code === 'MS000A401' && method.groups.includes('captcha')) {
      const { gatewayUrl } = context.settings.config;
      throw refused(`${gatewayUrl} refuses the credentials of captchas`, 'captchaAppToken');
    }
    if (answer?.code === 'MS000A404') unknown.push(id);
  }
  return unknown;
}

/**
 * A call that does nothing whatever the method, and that is refused by its name where the gateway does not know that. A gateway
 * that refuses a param which is no object before it looks at the name is called with an empty one: by nobody, about no website.
 */
async function harmlessCall(context: CaseContext): Promise<RawCall> {
  const noObject: RawCall = { param: 'no object' };
  const nobodys: RawCall = { ...noObject, name: `${getSysConfigInfo.name}Nowhere` };
  const answer = await rawCall(context, getSysConfigInfo, nobodys).catch(() => undefined);
  return answer?.code === 'MS000A400' ? { param: {}, site: null } : noObject;
}

/**
 * @throws {Unjudgeable} if a person of the settings cannot log in: all of their cases would fail, and each would count as a
 * failed try
 */
async function expectLogins(context: CaseContext, unknown: readonly MethodId[]): Promise<void> {
  const { capabilities, directory, outsider } = context.settings;
  const tried = async (who: string, logIn: () => Promise<unknown>) => {
    try {
      await logIn();
    } catch (error) {
      if (!(error instanceof GatewayFailure) || error.kind !== 'business') return;
      const said = `${who} cannot log in (451 ${error.reason ?? ''} ${error.message})`.replaceAll(/ +/g, ' ');
      throw new Unjudgeable(`${said}: look at its name and password`, exitCodes.refused);
    }
  };
  const known = (id: MethodId) => !unknown.includes(id);
  const people = [
    ['account', 'candidate'],
    // With accounts of its own the suite registers the newcomer when a case first needs one.
    ...(capabilities.has('own-account') ? [] : [['second-account', 'newcomer'] as const]),
    ['interviewer', 'interviewer'],
  ] as const;
  for (const [capability, person] of people) {
    if (!known('login') || !capabilities.has(capability)) continue;
    await tried(`the ${person}`, () => createProbe(context).login(person));
  }
  const employees = [
    ['directory', 'the employee of the directory', directory],
    ['directory-refused', 'the employee whom the internal site refuses', outsider],
  ] as const;
  for (const [capability, who, { userName, password }] of employees) {
    if (!known('ldapLogin') || !capabilities.has(capability) || !capabilities.has('writes')) continue;
    const probe = createProbe(context);
    await tried(who, async () => {
      const encrypted = await probe.encrypt(password);
      await probe.call(ldapLogin, { userName, password: encrypted, homepageConfigId: probe.site });
    });
  }
}
