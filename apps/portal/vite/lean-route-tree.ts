import type { Plugin } from 'vite';

/**
 * The route tree without what only types need: the generated tree spells each route's name and path three times.
 * What is not written as expected stays as it is.
 */
export function leanRouteTree(): Plugin {
  return {
    name: 'careers-lean-route-tree',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/(route-tree\.gen\.ts|routes\/[\w/]+\.tsx)$/ },
      handler: (code, id) => ({
        code: id.endsWith('.gen.ts')
          ? code
              .replace(
                /(const \w+Children = )\{([^{}]*)\}/g,
                (_, start: string, children: string) => `${start}[${children.replace(/\w+: /g, '')}]`,
              )
              .replace(/\bid: (["'][^"']*["']),(\s*path: \1)/g, '$2')
          : code.replace(/createFileRoute\(["'][^"']*["']\)/, 'createFileRoute()'),
        map: null,
      }),
    },
  };
}
