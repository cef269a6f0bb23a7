import { jsonReply, type WorldReply, type WorldRequest } from '../core/message.ts';
import { quoted, textOfValue, WORD_MAX } from '../core/quoted.ts';
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
import { neededText, textIfGiven } from './read-argument.ts';

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
  const name = `${request.method} ${request.path.slice(CONTROL_PATH.length)}`;
  const route = routes[name];
  if (!route) return jsonReply({ error: `no ${name}; one of ${calls(host).join(', ')}` }, 404);
  try {
    const body = readBody(request.body);
    if (route.takes) refuseOtherFields(name, route.takes, body, request.query);
    return jsonReply(route.run(host, body, request.query) ?? {});
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

type Query = Readonly<Record<string, string>>;

interface Route {
  readonly run: (host: ControlHost, body: Body, query: Query) => unknown;
  /** The fields that it takes, where another one would change or show something else than was meant. */
  readonly takes?: readonly string[];
}

const routes: Readonly<Record<string, Route>> = {
  'GET inbox': { run: (host) => host.control().inbox() },
  'GET calls': { run: (host) => host.control().calls() },
  'GET world': { run: (host) => ({ ...host.config(), address: writeWorldAddress(host.config()) }) },
  'GET snapshot': { run: (host) => host.control().snapshot() },
  'PUT snapshot': { run: (host, body) => host.control().restore(body) },
  'POST advance': {
    takes: ['by'],
    run: (host, { by }) => host.control().advance(neededText(by, 'by')),
  },
  'POST reset': { takes: [], run: (host) => host.replace(host.config()) },
  'POST set': {
    run: (host, body) => {
      changeWorld(host, changeConfig(host.config(), body), Object.keys(body));
      return { address: writeWorldAddress(host.config()) };
    },
  },
  'GET desk/deliveries': { run: (host) => host.control().desk.deliveries() },
  'POST desk/act': {
    takes: ['id', 'event'],
    run: (host, { id, event }) => host.control().desk.act(neededText(id, 'id'), neededText(event, 'event')),
  },
  'POST desk/moveDelivery': {
    takes: ['id', 'stage'],
    run: (host, { id, stage }) =>
      host.control().desk.moveDelivery(neededText(id, 'id'), textIfGiven(stage, 'stage') ?? ''),
  },
  'GET desk/recommendations': { run: (host) => host.control().desk.recommendations() },
  'POST desk/moveRecommendation': {
    takes: ['id', 'stage'],
    run: (host, { id, stage }) =>
      host.control().desk.moveRecommendation(neededText(id, 'id'), neededText(stage, 'stage')),
  },
  'POST desk/setPositionStatus': {
    takes: ['id', 'status'],
    run: (host, { id, status }) =>
      host.control().desk.setPositionStatus(neededText(id, 'id'), textIfGiven(status, 'status') ?? ''),
  },
  'POST resume/saveElsewhere': {
    takes: ['section'],
    run: (host, { section }) => host.control().saveElsewhere(textIfGiven(section, 'section') ?? ''),
  },
  'POST interview/takeSlotElsewhere': {
    takes: ['id'],
    run: (host, { id }) => host.control().takeSlotElsewhere(neededText(id, 'id')),
  },
  'GET site': { takes: ['id'], run: (host, _body, { id }) => host.control().site(id) },
  'PUT site': {
    takes: ['id', 'document'],
    run: (host, { id, document }) => host.control().setSite(textIfGiven(id, 'id'), document),
  },
  'POST site/reset': {
    takes: ['id'],
    run: (host, { id }) => host.control().resetSite(textIfGiven(id, 'id')),
  },
};

/** @throws {RangeError} for a field that a call does not take, or not where it stands. */
function refuseOtherFields(name: string, takes: readonly string[], body: Body, query: Query): void {
  const isRead = name.startsWith('GET ');
  if (!isRead && Object.keys(query).length > 0) throw new RangeError(`${name} takes its fields in the body`);
  const other = Object.keys(isRead ? query : body).find((field) => !takes.includes(field));
  if (other !== undefined)
    throw new RangeError(`no field ${quoted(other, WORD_MAX)}; ${name} takes ${takes.join(', ') || 'none'}`);
}

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
