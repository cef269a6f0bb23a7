import { readConfig } from '@careers/portal/config';
import * as v from 'valibot';

/** The origins that a deployment's page needs besides its own. */
interface Deployment {
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
  readonly ancestors: readonly string[];
}

/** A deployment that no headers can be written for; the message says why. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
}

/** The part of `config.json` that only the headers use: the origins of pictures, and those that may frame the page. */
const policyOf = v.object({
  policy: v.optional(
    v.object({
      pictures: v.optional(v.array(v.string()), []),
      ancestors: v.optional(v.array(v.string()), []),
    }),
    {},
  ),
});

/**
 * The origins in a `config.json`. Uploaded pictures come from the file gateway; other origins of pictures are listed under
 * `policy`.
 * @throws {ConfigError} as the portal does
 * @throws {DeploymentError}
 */
export function readDeployment(value: unknown): Deployment {
  const config = readConfig(value);
  const read = v.safeParse(policyOf, value);
  if (!read.success) throw new DeploymentError('config.json: policy takes lists of origins');
  const { pictures, ancestors } = read.output.policy;
  const gateways = (['gatewayUrl', 'baseUrl', 'adminUrl', 'fileGatewayUrl'] as const).map((key) =>
    originOf(key, config[key]),
  );
  const files = originOf('fileGatewayUrl', config.fileGatewayUrl);
  return {
    connect: distinct(gateways),
    pictures: distinct([files, ...pictures.map((one) => plainOrigin('policy.pictures', one))]),
    ancestors: distinct(ancestors.map((one) => plainOrigin('policy.ancestors', one))),
  };
}

function distinct(origins: readonly (string | undefined)[]): string[] {
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/** The base of relative addresses, whose origin is that of the page. */
const page = 'https://page.invalid';

/** The origin of a gateway; undefined if it is the page's own. */
function originOf(key: string, address: string): string | undefined {
  const url = parse(key, address, page);
  if (url.origin === page) return undefined;
  // `//host/path` has the page's scheme, as does a source without a scheme.
  return /^[\\/]{2}/.test(address) ? url.host : url.origin;
}

/** An origin that is written as such; its host may begin with `*.`. */
function plainOrigin(key: string, address: string): string {
  const url = parse(key, address);
  if (url.href !== `${url.origin}/` || !/^(?:\*\.)?[^*]+$/.test(url.hostname))
    throw new DeploymentError(
      `config.json: ${key}: ${address}: expected an origin such as https://host:8443`,
    );
  return url.origin;
}

function parse(key: string, address: string, base?: string): URL {
  const url = URL.parse(address, base);
  // With `;` or `,` in it, the policy would mean something else.
  if (
    url &&
    /^https?:$/.test(url.protocol) &&
    !url.username &&
    !url.password &&
    /^[^;,'"\s]+$/.test(url.host)
  )
    return url;
  throw new DeploymentError(`config.json: ${key}: ${address} is no http address that a policy can name`);
}
