import { contentPolicy } from '@careers/portal/content-policy';
import { type BasePath, nginxHeaders, pageHeaders, staticHostHeaders } from './header-files.ts';
import { DeploymentError, readDeployment } from './read-deployment.ts';

interface Deployed {
  /** The content of the deployment's `config.json`. */
  readonly config: unknown;
  /** The built `index.html`. */
  readonly html: string;
  /** The path of the portal on its host. */
  readonly path: string;
}

/** Cloudflare Pages ignores longer lines. */
const LINE_MAX = 2000;

/**
 * The header files of a deployment by their names.
 * @throws {ConfigError}
 * @throws {DeploymentError} if no headers can be written for it
 */
export function writeHeaders({ config, html, path }: Deployed) {
  if (!isBasePath(path))
    throw new DeploymentError(`--path ${path}: expected a path such as /careers/, from / to /`);
  const policy = contentPolicy({
    script: onlyOne(html, 'script'),
    style: onlyOne(html, 'style'),
    ...readDeployment(config),
  });
  if (policy.length > LINE_MAX - 100)
    throw new DeploymentError(`config.json: ${policy.length} characters of policy are more than hosts take`);
  const headers = pageHeaders(policy);
  return { 'careers.nginx.conf': nginxHeaders(headers, path), _headers: staticHostHeaders(headers, path) };
}

function isBasePath(path: string): path is BasePath {
  return /^\/(?:[\w.~-]+\/)*$/.test(path);
}

/** An inline element of the page, to be allowed by its hash. */
function onlyOne(html: string, tag: 'script' | 'style'): string {
  const [text, ...others] = [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, inside = '']) => inside,
  );
  if (text === undefined || others.length > 0)
    throw new DeploymentError(`index.html: expected one <${tag}> in the page: is it the built portal's?`);
  return text;
}
