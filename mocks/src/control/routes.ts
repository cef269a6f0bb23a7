import { jsonReply, type WorldReply, type WorldRequest } from '../core/message.ts';
import { textOfValue } from '../core/quoted.ts';
import {
  type AddressProblem,
  addressParameters,
  NO_FAULT,
  readWorldAddress,
  writeWorldAddress,
} from '../scenarios/address.ts';
import { becomesByAdjusting } from '../scenarios/adjust.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { type DocumentProblem, SiteDocumentError } from '../sites/read-document.ts';
import type { WorldControl } from './control.ts';

/** What the control API needs besides one world, since it can also replace that world. */
export interface ControlHost {
  config(): WorldConfig;
  control(): WorldControl;
  /** Replaces this world by another one. */
  replace(config: WorldConfig): void;
  /** Calls that the adapter answers by itself, to be named among the others. */
  readonly alsoAnswered?: readonly string[];
}

export const CONTROL_PATH = '/__sandbox/';

/**
 * Answers `/__sandbox/…`: inbox, calls, set, advance, reset, snapshot, desk, resume, and the sites: `GET site?id=` answers the
 * configuration, `PUT site` takes `{ id?, document }`, `POST site/reset` takes `{ id? }`; without an id it is the
 * world's own site. Bad input is a 400 that says why, a bad document with all its `problems`.
 */
export function handleControl(host: ControlHost, request: WorldRequest): WorldReply {
  const route = `${request.method} ${request.path.slice(CONTROL_PATH.length)}`;
  const handler = routes[route];
  if (!handler) return jsonReply({ error: `no ${route}; one of ${calls(host).join(', ')}` }, 404);
  try {
    return jsonReply(handler(host, readBody(request.body), request.query) ?? {});
  } catch (error) {
    const problems = error instanceof SiteDocumentError ? { problems: error.problems.map(inEnglish) } : {};
    return jsonReply({ error: error instanceof Error ? error.message : String(error), ...problems }, 400);
  }
}

/** Programs read this, not people in front of the bench. */
const inEnglish = ({ path, message }: DocumentProblem) => ({ path, message });

type Body = Readonly<Record<string, unknown>>;

/** How many characters of a malformed body an error message quotes. */
const TOLD_MAX = 40;

/**
 * The parsed body of a request; an empty one counts as an empty object.
 * @throws {RangeError | SyntaxError}
 */
function readBody(text: string): Body {
  const body: unknown = text ? JSON.parse(text) : {};
  if (!isRecord(body)) throw new RangeError(`the body is ${text.slice(0, TOLD_MAX)}: expected an object`);
  return body;
}

type Handler = (host: ControlHost, body: Body, query: Readonly<Record<string, string>>) => unknown;

const routes: Readonly<Record<string, Handler>> = {
  'GET inbox': (host) => host.control().inbox(),
  'GET calls': (host) => host.control().calls(),
  'GET world': (host) => ({ ...host.config(), address: writeWorldAddress(host.config()) }),
  'GET snapshot': (host) => host.control().snapshot(),
  'PUT snapshot': (host, body) => host.control().restore(body),
  'POST advance': (host, { by }) => host.control().advance(textOf(by, 'by')),
  'POST reset': (host) => host.replace(host.config()),
  'POST set': (host, body) => {
    changeWorld(host, changeConfig(host.config(), body), Object.keys(body));
    return { address: writeWorldAddress(host.config()) };
  },
  'GET desk/deliveries': (host) => host.control().desk.deliveries(),
  'POST desk/act': (host, { id, event }) => host.control().desk.act(textOf(id, 'id'), textOf(event, 'event')),
  'POST desk/moveDelivery': (host, { id, stage }) =>
    host.control().desk.moveDelivery(textOf(id, 'id'), textOf(stage, 'stage')),
  'GET desk/recommendations': (host) => host.control().desk.recommendations(),
  'POST desk/moveRecommendation': (host, { id, stage }) =>
    host.control().desk.moveRecommendation(textOf(id, 'id'), textOf(stage, 'stage')),
  'POST desk/setPositionStatus': (host, { id, status }) =>
    host.control().desk.setPositionStatus(textOf(id, 'id'), textOf(status, 'status')),
  'POST resume/saveElsewhere': (host, { section }) =>
    host.control().saveElsewhere(textOf(section, 'section')),
  'POST interview/takeSlotElsewhere': (host, { id }) => host.control().takeSlotElsewhere(textOf(id, 'id')),
  'GET site': (host, _body, { id }) => host.control().site(id),
  'PUT site': (host, { id, document }) => host.control().setSite(idOf(id), document),
  'POST site/reset': (host, { id }) => host.control().resetSite(idOf(id)),
};

/** All calls of the control API; the world itself answers the one for a session. */
const calls = ({ alsoAnswered = [] }: ControlHost) => [
  ...Object.keys(routes),
  'GET session',
  ...alsoAnswered,
];

/** Changes the running world if the named parameters allow that, and otherwise replaces it by a new one. */
function changeWorld(host: ControlHost, next: WorldConfig, named: readonly string[]): void {
  if (becomesByAdjusting(host.config(), next, named)) host.control().adjust(next, named);
  else host.replace(next);
}

/**
 * A configuration with some parameters of the address changed. Values are as in the address; `fault` may be a list, and an empty
 * one. What would set nothing is refused.
 * @throws {RangeError} naming the valid values.
 */
export function changeConfig(config: WorldConfig, changes: Readonly<Record<string, unknown>>): WorldConfig {
  if (!isRecord(changes))
    throw new RangeError(`expected an object of the parameters ${addressParameters.join(', ')}`);
  const params = new URLSearchParams(changes.scenario === undefined ? writeWorldAddress(config) : '');
  for (const [name, value] of Object.entries(changes)) {
    params.delete(name);
    const values = Array.isArray(value) ? value : [value];
    const none = name === 'fault' ? NO_FAULT : '';
    for (const one of values.length === 0 ? [none] : values) params.append(name, textOfValue(one));
  }
  const read = readWorldAddress(params, []);
  if (!read.ok) throw new RangeError(read.problems.map(describeProblem).join('; '));
  return read.config;
}

export function describeProblem({ parameter, value, valid }: AddressProblem): string {
  return `${parameter}=${value}: expected ${valid}`;
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw new RangeError(`"${name}" is missing`);
}

/** An id, which may be absent. */
function idOf(value: unknown): string | undefined {
  return value === undefined ? undefined : textOf(value, 'id');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
