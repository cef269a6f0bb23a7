import type { Plugin } from 'vite';

/** Most routes stand in the layout: said once. A function, since it is called before its place in the file. */
const IN_MAIN =
  '\nfunction inMain(route, path) { return route.update({ path, getParentRoute: () => MainRoute }); }';

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
              .replace(
                /(\w+)\.update\(\{\s*path: (["'][^"']*["']),\s*getParentRoute: \(\) => MainRoute,?\s*\}\)/g,
                'inMain($1, $2)',
              )
              .concat(IN_MAIN)
          : code.replace(/createFileRoute\(["'][^"']*["']\)/, 'createFileRoute()'),
        map: null,
      }),
    },
  };
}
