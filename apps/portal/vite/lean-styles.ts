import type { Plugin } from 'vite';

const opening = '@layer properties{@supports';

/**
 * Leaves out the twin of Tailwind's registered properties, for browsers that cannot register any: the oldest ones that
 * are supported can.
 */
export function leanStyles(): Plugin {
  return {
    name: 'careers-lean-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'asset' || !part.fileName.endsWith('.css')) continue;
        part.source = withoutTwin(String(part.source));
      }
    },
  };
}

function withoutTwin(css: string): string {
  const start = css.indexOf(opening);
  if (start < 0) return css;
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return css.slice(0, start) + css.slice(at + 1);
  }
  return css;
}
