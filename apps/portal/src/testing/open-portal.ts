import type { Transport } from '@careers/gateway';
import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { configure } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { pages } from '../app/pages.ts';
import type { SentBoot } from '../core/portal/boot-reply.ts';
import { createMemoryStorage, createPortal, type PortalStorage } from '../create-portal.tsx';
import { shaken } from './shaken.ts';
import { testConfig } from './test-config.ts';

configure({ asyncUtilTimeout: 25_000 });

interface OpenOptions {
  readonly world?: LocalWorld;
  readonly stored?: Readonly<Record<string, string>>;
  /** What the browser keeps, for those who look at it later; in place of `stored`. */
  readonly storage?: PortalStorage;
  /** Puts something between the portal and its world: a line that breaks. */
  readonly through?: (line: Transport) => Transport;
  /** What was asked for before the portal was there. */
  readonly boot?: SentBoot;
}

/** The whole portal in English on a world in this process, at a route; it is gone when the test ends. */
export async function openPortal(route: string, options: OpenOptions = {}) {
  // The portal renders by itself, outside of the library's act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const local = options.world ?? createLocalWorld();
  const line = shaken(asFetchCarries(local.transport));
  goTo(`#${route}`);
  await loadCode(route);
  const element = document.body.appendChild(document.createElement('div'));
  const portal = await createPortal({
    config: testConfig,
    storage: options.storage ?? createMemoryStorage({ locale: 'en-us', ...options.stored }),
    clock: () => local.world().clock.now(),
    transport: options.through?.(line) ?? line,
    ...(options.boot && { boot: options.boot }),
  }).mount(element);
  onTestFinished(() => {
    portal.unmount();
    element.remove();
  });
  return { portal, local, query: () => new URLSearchParams(location.hash.split('?')[1]) };
}

/**
 * Brings the page to an address before a portal is there; the same address again is a reload. A hash that is assigned is told of a moment
 * later: a portal mounted before then takes that for a navigation, runs its guard again, and leaves for the login if a call has found the
 * session expired meanwhile.
 */
function goTo(hash: string): void {
  if (new URL(hash, location.href).href !== location.href) history.pushState(null, '', hash);
}

/** A world in this process takes any text for a header; `fetch` rejects before anything is sent. */
function asFetchCarries(line: Transport): Transport {
  return async (request, options) => line({ ...request, headers: sendable(request.headers) }, options);
}

/** @throws {TypeError} for a header that no request can carry. */
function sendable(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(headers)) new Headers().set(name, value);
  return headers;
}

/** On a busy machine a page's code may be late; what a page looks like without it is no matter of these tests. */
async function loadCode(route: string): Promise<void> {
  const path = route.replace(/^\/complex(?=\/)|\?.*/g, '');
  const page = pages.find((one) => one.path === route.replace(/\?.*/, '') || one.path === path);
  const first = page?.access === 'session' ? [page, pages.find((one) => one.path === '/login')] : [page];
  await Promise.all(first.map((one) => one?.component?.preload?.()));
}

type WorldConfig = NonNullable<Parameters<typeof createLocalWorld>[0]>;

/** A world with a session of its persona, the candidate unless said, and what the browser keeps of it. */
export function personaWorld(config: WorldConfig = {}) {
  const local = createLocalWorld({ persona: 'candidate', ...config });
  const session = local.world().openPersonaSession();
  if (!session) throw new Error('the persona has no session');
  const stored = { Authorization: session.Authorization, userInfo: JSON.stringify(session.userInfo) };
  return { local, stored };
}

/** A line on which the replies to one method, with data of a shape, are changed before the portal reads them. */
export function changingReply<Data = Record<string, unknown>>(
  method: string,
  change: (data: Data) => unknown,
) {
  return (line: Transport): Transport =>
    async (request, options) => {
      const reply = await line(request, options);
      // A file is no call.
      if (typeof request.body !== 'string' || methodOf(request.body) !== method) return reply;
      const envelope = JSON.parse(reply.text) as { returnData: string };
      const data = change(JSON.parse(fromBase64(envelope.returnData)) as Data);
      return { ...reply, text: JSON.stringify({ ...envelope, returnData: toBase64(JSON.stringify(data)) }) };
    };
}

/** What `boot.ts` leaves behind when it has asked what a link leads to, in English, and this is what came. */
export function sentByLink(method: string, token: string, data: object): SentBoot {
  const reply = { returnCode: 'MS000A000', returnDesc: '', returnData: toBase64(JSON.stringify(data)) };
  return {
    call: Promise.resolve({ method, about: token }),
    locale: 'en-us',
    body: Promise.resolve(JSON.stringify(reply)),
  };
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

interface DecodedCall {
  readonly method: string;
  readonly param: object;
}

/** What a request asks. */
export function askedBy(body: unknown): DecodedCall {
  const { paramString } = JSON.parse(String(body)) as { paramString: string };
  return (JSON.parse(fromBase64(paramString)) as { biz: DecodedCall }).biz;
}

/** The method that a request calls. */
export const methodOf = (body: unknown): string => askedBy(body).method;
