import type { Plugin } from 'vite';

/** A module of a library that the portal has no use for, but that the library brings along. */
interface SparePart {
  /** How the module's path ends. */
  readonly file: string;
  /** What other modules import of it: there by name, and nothing else. */
  readonly names: readonly string[];
  /** What of its library needs it. */
  readonly neededBy: readonly string[];
}

const spareParts: readonly SparePart[] = [
  {
    // Every route has its own `Link`; the portal's links are `PortalLink`.
    file: '/@tanstack/react-router/dist/esm/link.js',
    names: ['Link', 'composeHandlers', 'createLink', 'linkOptions', 'useLinkProps'],
    neededBy: ['Link', 'createLink', 'linkOptions', 'useLinkProps'],
  },
];

/**
 * Leaves out of the production build what libraries bring along for uses that the portal has not, where a part weighs
 * a kilobyte or more (gzip; docs/decisions/0040-rewrites-that-the-build-keeps.md). A source that begins to use such a part, or a library that has moved it, stops the build.
 */
export function withoutSpareParts(parts: readonly SparePart[] = spareParts): Plugin {
  const met = new Set<SparePart>();
  return {
    name: 'careers-without-spare-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = parts.find(({ file }) => id.split('?')[0]?.endsWith(file));
      if (!part) return null;
      met.add(part);
      return part.names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
    transform: {
      filter: { id: /\/portal\/src\/.*\.tsx?$/ },
      handler(code) {
        const imported = [...code.matchAll(/import \{([^}]*)\} from ['"]@tanstack\//g)].flatMap(
          ([, names = '']) => names.split(/[\s,]+/),
        );
        const needed = parts.find(({ neededBy }) => neededBy.some((name) => imported.includes(name)));
        if (needed) this.error(`uses ${needed.file}, which this build leaves out (vite/spare-parts.ts)`);
      },
    },
    buildEnd(error) {
      const gone = parts.find((part) => !met.has(part));
      if (gone && !error) this.error(`${gone.file} is not where it was: look at vite/spare-parts.ts again`);
    },
  };
}
