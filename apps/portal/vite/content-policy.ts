import { createHash } from 'node:crypto';

/** The parts of the policy that depend on the page and on the deployment. */
interface PolicyParts {
  /** The inline script and style. */
  readonly script: string;
  readonly style: string;
  /** Origins that the page may call, beside its own. */
  readonly connect: readonly string[];
  /** Origins of pictures, beside its own. */
  readonly pictures: readonly string[];
  /** Origins that may frame the page; nobody if empty. Omitted for the policy inside of the page, where it is not allowed. */
  readonly ancestors?: readonly string[];
}

/**
 * The content policy of the production page, for the page itself and for the header that a deployment sends (decision 0034). By Trusted
 * Types only sanitised text becomes markup, only JSON becomes the text of a script, and only the resume reader becomes a worker.
 */
export function contentPolicy({ script, style, connect, pictures, ancestors }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(script)}`,
    `style-src 'self' ${hashSource(style)}`,
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    // The worker that reads an imported resume (decision 0057).
    "worker-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify json reader',
    ...(ancestors ? [`frame-ancestors ${ancestors.join(' ') || "'none'"}`] : []),
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
