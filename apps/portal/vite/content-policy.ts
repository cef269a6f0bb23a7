import { createHash } from 'node:crypto';

/** What of a page's policy depends on the page and on where it is served. */
export interface PolicyParts {
  /** The script and the rules that stand in the page itself. */
  readonly script: string;
  readonly style: string;
  /** Whom the page may call, beside its own origin. */
  readonly connect: readonly string[];
  /** Where pictures may come from, beside its own origin. */
  readonly pictures: readonly string[];
  /** Who may put the page into a frame; nobody when empty. Left out where the policy stands in the page itself. */
  readonly ancestors?: readonly string[];
}

/**
 * The content policy of the production page: of the one in the page itself, and of the header that a deployment sends
 * (decision 0034). By Trusted Types only what the
 * sanitiser made harmless becomes markup, only JSON becomes the text of a script, and only the reader's address that of a
 * worker.
 */
export function contentPolicy({ script, style, connect, pictures, ancestors }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(script)}`,
    `style-src 'self' ${hashSource(style)}`,
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    // What reads an imported resume beside the page (decision 0057).
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
