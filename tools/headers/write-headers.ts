import { contentPolicy } from '@careers/portal/content-policy';
import { type BasePath, nginxHeaders, pageHeaders, staticHostHeaders } from './header-files.ts';
import { DeploymentError, readDeployment } from './read-deployment.ts';

interface Deployed {
  /** What stands in the deployment's `config.json`. */
  readonly config: unknown;
  /** The built `index.html`. */
  readonly html: string;
  /** Where on its host the portal lies. */
  readonly path: string;
}

/** Cloudflare Pages drops a line that is longer. */
const LINE_MAX = 2000;

/**
 * The header files of a deployment by their names.
 * @throws {ConfigError} @throws {DeploymentError} when no headers can be made of what was given.
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

/** What stands in the page itself, to be named by its hash. */
function onlyOne(html: string, tag: 'script' | 'style'): string {
  const [text, ...others] = [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, inside = '']) => inside,
  );
  if (text === undefined || others.length > 0)
    throw new DeploymentError(`index.html: expected one <${tag}> in the page: is it the built portal's?`);
  return text;
}
