import { CONTROL_PATH, type ControlHost, handleControl } from '../control/routes.ts';
import { jsonReply, type WorldReply, type WorldRequest } from '../core/message.ts';
import { personas } from '../scenarios/config.ts';
import type { World } from '../world/world.ts';

/** Runs something while no other tab or call does; adapters without rivals just run it. */
export type Exclusively = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** A request to a world and its answer, after the world's latency. */
export async function answerRequest(
  world: World,
  host: ControlHost,
  request: WorldRequest,
  exclusively?: Exclusively,
): Promise<WorldReply> {
  const pause = request.path.startsWith(CONTROL_PATH) ? undefined : world.pause();
  if (pause) await pause;
  if (exclusively) return exclusively(() => routeRequest(world, host, request));
  return routeRequest(world, host, request);
}

/** The world's addresses; every adapter answers the same ones. */
async function routeRequest(world: World, host: ControlHost, request: WorldRequest): Promise<WorldReply> {
  const { path, method } = request;
  if (method === 'GET' && path === `${CONTROL_PATH}session`) return personaSession(world);
  if (path.startsWith(CONTROL_PATH)) return handleControl(host, request);
  if (method === 'POST' && path === '/gateway') return world.handle('business', request);
  if (method === 'POST' && path === '/base') return world.handle('base', request);
  if (method === 'GET' && path.startsWith('/admin/')) return world.handle('admin', request);
  if (method === 'POST' && path === '/files/upload') return world.handleFile(request);
  if (method === 'GET' && path === '/files/download') return world.handleFile(request);
  if (path.startsWith('/directory/')) return world.handleDirectory(request);
  if (method === 'POST' && path.startsWith('/captcha/')) return plainCaptcha(world, request);
  return jsonReply({ error: `nothing at ${method} ${path}` }, 404);
}

/** Whether an address is one of the world's that a page calls; the directory's pages are gone to, not called. */
export function isWorldPath(path: string): boolean {
  return /^\/(gateway$|base$|admin\/|files\/|captcha\/|__sandbox\/)/.test(path);
}

/** A new session of the persona that the world was made for: a world without a browser has nobody to log in. */
function personaSession(world: World): WorldReply {
  const session = world.openPersonaSession();
  if (session) return jsonReply(session);
  const others = personas.filter((persona) => persona !== 'visitor').join(', ');
  return jsonReply({ error: `the visitor has no session; set a persona of ${others}` }, 404);
}

/** Plain AJ-Captcha over HTTP, beside the same service behind the gateway (decisions, section 4). */
function plainCaptcha(world: World, { path, body }: WorldRequest): WorldReply {
  let param: unknown;
  try {
    param = JSON.parse(body);
  } catch {
    return jsonReply({ repCode: '9999', repMsg: '服务器内部异常', repData: null });
  }
  const request = typeof param === 'object' && param !== null ? param : {};
  if (path === '/captcha/get') return jsonReply(world.captcha().get(request));
  if (path === '/captcha/check') return jsonReply(world.captcha().check(request));
  return jsonReply({ error: `nothing at POST ${path}` }, 404);
}
