import type { Transport } from '@careers/gateway';
import { createLocalWorld, type LocalWorld } from '@careers/mocks';
import { configure } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { pages } from '../app/pages.ts';
import type { SentBoot } from '../core/portal/boot-reply.ts';
import { createMemoryStorage, createPortal, type PortalStorage } from '../create-portal.tsx';
import { withRandomDelays } from './random-delays.ts';
import { testConfig } from './test-config.ts';

configure({ asyncUtilTimeout: 25_000 });

interface OpenOptions {
  readonly world?: LocalWorld;
  readonly stored?: Readonly<Record<string, string>>;
  /** The browser's storage, to be inspected later; replaces `stored`. */
  readonly storage?: PortalStorage;
  /** Wraps the transport between the portal and its world, for example to let calls fail. */
  readonly through?: (line: Transport) => Transport;
  /** The device's clock; by default it is right. */
  readonly clock?: () => number;
  /** A request that was sent by the boot script. */
  readonly boot?: SentBoot;
}

/** Opens the whole portal in English, on a world in this process, at a route; it is unmounted when the test ends. */
export async function openPortal(route: string, options: OpenOptions = {}) {
  // The portal renders outside of the testing library's `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const local = options.world ?? createLocalWorld();
  const line = withRandomDelays(asFetchCarries(local.transport));
  goTo(`#${route}`);
  await loadCode(route);
  const element = document.body.appendChild(document.createElement('div'));
  const portal = await createPortal({
    config: testConfig,
    storage: options.storage ?? createMemoryStorage({ locale: 'en-us', ...options.stored }),
    clock: options.clock ?? (() => local.world().clock.now()),
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
 * Changes the address before a portal is opened; the same address again is a reload. An assigned hash causes a `hashchange` event
 * a moment later: a portal that is mounted before would take that for a navigation, run its guard again, and go to the login if a
 * call has found the session expired meanwhile.
 */
function goTo(hash: string): void {
  if (new URL(hash, location.href).href !== location.href) history.pushState(null, '', hash);
}

/** Rejects headers that `fetch` would reject, which a world in this process accepts. */
function asFetchCarries(line: Transport): Transport {
  return async (request, options) => line({ ...request, headers: sendable(request.headers) }, options);
}

/** @throws {TypeError} for a header that no request can contain. */
function sendable(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(headers)) new Headers().set(name, value);
  return headers;
}

/** Loads a page's code beforehand: it may be late on a busy machine, and its absence is not what these tests are about. */
async function loadCode(route: string): Promise<void> {
  const path = route.replace(/^\/complex(?=\/)|\?.*/g, '');
  const page = pages.find((one) => one.path === route.replace(/\?.*/, '') || one.path === path);
  const first = page?.access === 'session' ? [page, pages.find((one) => one.path === '/login')] : [page];
  await Promise.all(first.map((one) => one?.component?.preload?.()));
}

type WorldConfig = NonNullable<Parameters<typeof createLocalWorld>[0]>;

/** A world with a session of its persona, by default the candidate, and the stored values of that session. */
export function personaWorld(config: WorldConfig = {}) {
  const local = createLocalWorld({ persona: 'candidate', ...config });
  const session = local.world().openPersonaSession();
  if (!session) throw new Error('the persona has no session');
  const stored = { Authorization: session.Authorization, userInfo: JSON.stringify(session.userInfo) };
  return { local, stored };
}

/** A transport on which the data in the replies to one method are changed. */
export function changingReply<Data = Record<string, unknown>>(
  method: string,
  change: (data: Data) => unknown,
) {
  return (line: Transport): Transport =>
    async (request, options) => {
      const reply = await line(request, options);
      // A file upload is not a call.
      if (typeof request.body !== 'string' || methodOf(request.body) !== method) return reply;
      const envelope = JSON.parse(reply.text) as { returnData: string };
      const data = change(JSON.parse(fromBase64(envelope.returnData)) as Data);
      return { ...reply, text: JSON.stringify({ ...envelope, returnData: toBase64(JSON.stringify(data)) }) };
    };
}

/** What `boot.ts` leaves after it has requested a link's answer in English and received this. */
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

/** The decoded call of a request. */
export function askedBy(body: unknown): DecodedCall {
  const { paramString } = JSON.parse(String(body)) as { paramString: string };
  return (JSON.parse(fromBase64(paramString)) as { biz: DecodedCall }).biz;
}

/** The name of the method that a request calls. */
export const methodOf = (body: unknown): string => askedBy(body).method;
