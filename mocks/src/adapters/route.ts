import { CONTROL_PATH, type ControlHost, handleControl } from '../control/routes.ts';
import { jsonReply, type WorldReply, type WorldRequest } from '../core/message.ts';
import { applyFault } from '../faults/apply-fault.ts';
import { drawFault } from '../faults/draw-fault.ts';
import type { FaultKind } from '../faults/rule.ts';
import { personas } from '../scenarios/config.ts';
import type { World } from '../world/world.ts';

/** Runs something while no other tab or call does. Adapters with only one caller run it directly. */
export type Exclusively = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** Answers a request to a world, after the world's latency. */
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

/** Answers the world's addresses, which are the same in every adapter. */
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
  return nothingAt(request);
}

/** What there is besides, for whoever opens the address that the stand-alone server has printed, or takes the wrong verb. */
const answered = `POST /gateway, POST /base, GET /admin/sys/common/getEncryptedString, POST /files/upload, GET /files/download, POST /captcha/get, POST /captcha/check, GET /directory/login, ${CONTROL_PATH}…`;

function nothingAt({ method, path }: WorldRequest): WorldReply {
  return jsonReply({ error: `nothing at ${method} ${path}; the mock answers ${answered}` }, 404);
}

/** Whether a path is one of the world's that pages call. The directory's pages are opened by the browser instead. */
export function isWorldPath(path: string): boolean {
  return /^\/(gateway$|base$|admin\/|files\/|captcha\/|__sandbox\/)/.test(path);
}

/** A new session of the persona that the world was made for, since a caller without a browser cannot log in. */
function personaSession(world: World): WorldReply {
  const session = world.openPersonaSession();
  if (session) return jsonReply(session);
  const others = personas.filter((persona) => persona !== 'visitor').join(', ');
  return jsonReply({ error: `the visitor has no session; set a persona of ${others}` }, 404);
}

const captchaCalls = { '/captcha/get': 'get', '/captcha/check': 'check' } as const;
const isCaptchaPath = (path: string): path is keyof typeof captchaCalls => Object.hasOwn(captchaCalls, path);

/** The reply of AJ-Captcha after an internal error. */
const captchaCrash = { repCode: '9999', repMsg: '服务器内部异常', repData: null };
/** The faults that a gateway would report as a refusal. AJ-Captcha has only one reply for all of them. */
const refusals: readonly (FaultKind | undefined)[] = ['451', '40101', 'captcha', 'badsign'];

/**
 * AJ-Captcha over plain HTTP: the same service as behind the gateway (decisions, section 4), with the same faults, since a
 * backend that is down is down for all of its clients.
 */
function plainCaptcha(world: World, request: WorldRequest): WorldReply {
  const { path, body } = request;
  if (!isCaptchaPath(path)) return nothingAt(request);
  const call = captchaCalls[path];
  const { faults, seed } = world.config;
  const fault = drawFault(faults, `captcha.${call}`, seed, world.state().faultCounts);
  const param = refusals.includes(fault) ? undefined : readJson(body);
  const asked = typeof param === 'object' && param !== null ? param : {};
  const reply = param === undefined ? captchaCrash : world.captcha()[call](asked);
  const { repCode, repMsg } = reply;
  // The pictures are not kept.
  world.log(loggedCaptcha({ path, body, code: repCode, message: repMsg ?? '', fault }), body.length + SMALL);
  return applyFault(fault, jsonReply(reply));
}

/** About how many characters a call holds beside its body. */
const SMALL = 500;

interface AnsweredCaptcha {
  readonly path: string;
  readonly body: string;
  readonly code: string;
  readonly message: string;
  readonly fault: FaultKind | undefined;
}

/** How the log reads a call: it holds texts only until somebody looks. */
function loggedCaptcha({ path, body, code, message, fault }: AnsweredCaptcha) {
  return () => ({
    path,
    code,
    message,
    milliseconds: 0,
    param: readJson(body) ?? body,
    data: undefined,
    headers: {},
    violations: [],
    ...(fault ? { fault } : {}),
  });
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
