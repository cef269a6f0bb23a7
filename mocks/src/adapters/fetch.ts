import type { Transport, TransportReply } from '@careers/gateway';
import { createControl, type WorldControl } from '../control/control.ts';
import type { ControlHost } from '../control/routes.ts';
import type { WorldReply, WorldRequest } from '../core/message.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { createWorld, type World, type WorldHost } from '../world/world.ts';
import { answerRequest, type Exclusively } from './route.ts';

/** A world in this process, with the controls by which scripts and tests change it. */
export interface LocalWorld {
  world(): World;
  control(): WorldControl;
  readonly host: ControlHost;
  /** Sends the client's requests straight into the world, whatever host they name. */
  readonly transport: Transport;
}

/** Starts a world in this process, without a service worker or a socket. */
export function createLocalWorld(config: Partial<WorldConfig> = {}, lent: WorldHost = {}): LocalWorld {
  let world = createWorld(config, lent);
  let control = createControl(world);
  const host: ControlHost = {
    config: () => world.config,
    control: () => control,
    replace: (next) => {
      lent.files?.clear();
      lent.log?.clear();
      world = createWorld(next, lent);
      control = createControl(world);
    },
  };
  return {
    world: () => world,
    control: () => control,
    host,
    transport: (request, options) => transportInto(world, host)(request, options),
  };
}

/** Sends the client's requests straight into a world of this process. */
export function transportInto(world: World, host: ControlHost, exclusively?: Exclusively): Transport {
  return (request, { signal }) => {
    const { method, url, headers, body } = request;
    const read = readTransportRequest(method, url, headers, body);
    return send(() => answerRequest(world, host, read, exclusively), signal);
  };
}

function readTransportRequest(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): WorldRequest {
  const { pathname, searchParams } = new URL(url, 'http://world.invalid');
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    header: (name) => lower.get(name),
    body: typeof body === 'string' ? body : '',
    form: async () => {
      if (!(body instanceof FormData)) throw new TypeError('no form');
      return body;
    },
  };
}

async function send(answer: () => Promise<WorldReply>, signal: AbortSignal): Promise<TransportReply> {
  signal.throwIfAborted();
  const reply = await answer();
  signal.throwIfAborted();
  if (reply.drop === 'never-answer') {
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }
  if (reply.drop) throw new TypeError('connection lost');
  const headers = new Headers(reply.headers);
  return {
    status: reply.status,
    text: reply.body,
    header: (name) => headers.get(name),
    // Created on demand, as hardly any caller reads it.
    get blob() {
      return new Blob([reply.bytes ?? reply.body], { type: headers.get('Content-Type') ?? '' });
    },
  };
}
