import { parseArgs } from 'node:util';
import { type AddressProblem, readWorldAddress } from '../../scenarios/address.ts';
import type { WorldConfig } from '../../scenarios/config.ts';
import { isHostOf } from './directory-address.ts';

/** What the command line asked the stand-alone mock to be. */
interface ServerArguments {
  readonly config: WorldConfig;
  readonly port: number;
  readonly host?: string;
  readonly portalUrl?: string;
  readonly knownHosts?: readonly string[];
  /** A description of the world, for the line that says where the server is. */
  readonly described: string;
}

/** The command line has an argument that makes no sense. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

const DEFAULT_PORT = 4010;
const PORT_MAX = 65_535;

const text = { type: 'string' } as const;
const options = {
  port: text,
  host: text,
  portal: text,
  'known-host': { type: 'string', multiple: true },
  scenario: text,
  persona: text,
  site: text,
  lang: text,
  seed: text,
  size: text,
  clock: text,
  latency: text,
  fault: { type: 'string', multiple: true },
} as const;
/** The options that may be given more than once. */
const repeated: readonly string[] = ['known-host', 'fault'];

/**
 * Reads the command line. Every argument has an effect, or is refused.
 * @throws {ArgumentError} naming every valid value.
 */
export function readServerArguments(args: readonly string[]): ServerArguments {
  const {
    port = String(DEFAULT_PORT),
    host,
    portal,
    'known-host': knownHosts = [],
    fault = [],
    ...described
  } = parse(args);
  const params = new URLSearchParams(described);
  for (const one of fault) params.append('fault', one);
  const read = readWorldAddress(params);
  if (!read.ok) throw new ArgumentError(read.problems.map(describeOption).join('\n'));
  const portNumber = Number(port);
  if (!/^\d{1,5}$/.test(port) || portNumber > PORT_MAX)
    throw new ArgumentError(`--port ${port}: expected a number from 0 to ${PORT_MAX}`);
  if (host === '') throw new ArgumentError('--host: expected an address of this machine, such as 127.0.0.1');
  const wrong = knownHosts.find((name) => !isHostOf(name));
  if (wrong !== undefined)
    throw new ArgumentError(`--known-host ${wrong}: expected a name such as mock.internal`);
  return {
    config: read.config,
    port: portNumber,
    described: params.toString() || 'default',
    knownHosts,
    ...(host === undefined ? {} : { host }),
    ...(portal === undefined ? {} : { portalUrl: readPortal(portal) }),
  };
}

/** What is wrong with a parameter of the world, as it was said here. */
function describeOption({ parameter, value, valid }: AddressProblem): string {
  return `--${parameter} ${value}: expected ${valid}`;
}

function parse(args: readonly string[]) {
  const { values, tokens } = parseTokens(args);
  const said = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  const twice = said.find((name, at) => !repeated.includes(name) && said.indexOf(name) < at);
  if (twice === undefined) return values;
  const several = repeated.map((name) => `--${name}`).join(' and ');
  throw new ArgumentError(`--${twice} is said more than once; only ${several} may be`);
}

function parseTokens(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, tokens: true });
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function readPortal(portal: string): string {
  if (/^https?:\/\//i.test(portal) && URL.canParse(portal)) return portal;
  throw new ArgumentError(`--portal ${portal}: expected an address such as http://localhost:8080/`);
}
