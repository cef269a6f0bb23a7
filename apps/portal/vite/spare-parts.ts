import type { Plugin } from 'vite';

/** A module of a library that the library imports, but the portal does not need. */
interface SparePart {
  /** The end of the module's path. */
  readonly file: string;
  /** The names that other modules import from it; they are exported as undefined. */
  readonly names: readonly string[];
  /** The exports of its library that need it: a source of the portal that imports one fails the build. */
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
 * Leaves modules of libraries out of the production build that the portal does not need, if they weigh a kilobyte or more (gzip; decision
 * 0040). If a source begins to use one, or a library has moved it, the build fails.
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
