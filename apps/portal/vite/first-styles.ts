import postcss from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './files-of.ts';

/** What the homepage shows without being asked for more, and an offer, which is opened by a link on a phone. */
const unasked = [
  '/src/main.tsx',
  '/shell/layout.tsx',
  '/features/home/index.ts',
  '/features/home/more/index.tsx',
  '/features/home/other-block.tsx',
  '/site-config/scene-nearby.tsx',
  '/shell/robot-entry.tsx',
  '/shell/contact-entry.tsx',
  '/shell/link-layout.tsx',
  '/features/offer/offer-page.tsx',
];

/** What the build has made of the one style sheet of the source. */
interface Sheets {
  /** With the page: all that is not a utility, and the utilities that the first load names. */
  readonly first: string;
  /** With the first part that names another one: every utility, since their order decides between them. */
  readonly more: string;
}

/** What scripts call the second sheet: they stay as they are, under their names, when no more than a style changes. */
const MORE = 'assets/more.css';

/** Which parts wait for the second sheet, for the plugins that list the files of each. */
export class LateStyles {
  #file = '';
  #waiting: ReadonlySet<string> = new Set();

  settle(file: string, waiting: ReadonlySet<string>): void {
    this.#file = file;
    this.#waiting = waiting;
  }

  /** The sheet that parts need, by what scripts call it; nothing for parts that do without. */
  nameFor(parts: readonly string[]): string[] {
    return this.#isNeededBy(parts) ? [MORE] : [];
  }

  /** The same, by its file. */
  fileFor(parts: readonly string[]): string[] {
    return this.#isNeededBy(parts) ? [this.#file] : [];
  }

  #isNeededBy(parts: readonly string[]): boolean {
    return parts.some((part) => this.#waiting.has(part));
  }
}

/**
 * Cuts the style sheet in two. A browser paints nothing before it has the one that the page names, and half of all utilities
 * are of parts that the homepage never opens (decision 0110).
 */
export function firstStyles(late: LateStyles): Plugin {
  return {
    name: 'careers-first-styles',
    apply: 'build',
    // When Vite has written the sheet and the page that names it.
    enforce: 'post',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle);
      const whole = parts.find((part) => part.fileName.endsWith('.css'));
      const page = bundle['index.html'];
      if (whole?.type !== 'asset' || page?.type !== 'asset')
        throw new Error('no style sheet or page: look at vite/first-styles.ts again');

      const early = new Set(unasked.flatMap((module) => filesOf(module, bundle)));
      const said = new Set([...early].flatMap((file) => wordsOf(bundle[file])));
      const { first, more } = cutStyles(String(whole.source), said);
      const emit = (name: string, source: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const firstFile = emit('first.css', first);
      const moreFile = emit('more.css', more);
      const named = `"./${whole.fileName}"`;
      if (!String(page.source).includes(named)) throw new Error(`index.html does not name ${named}`);
      page.source = String(page.source).replace(named, `"./${firstFile}" data-more="./${moreFile}"`);
      delete bundle[whole.fileName];

      const utilities = namesIn(more);
      const needsMore = (part: Rolldown.OutputBundle[string]) =>
        !early.has(part.fileName) && wordsOf(part).some((word) => utilities.has(word) && !said.has(word));
      late.settle(moreFile, new Set(parts.filter(needsMore).map(({ fileName }) => fileName)));
    },
  };
}

/**
 * @param css as the build has made it, its utilities in a layer of their own
 * @param said the words of the first load
 * @throws {Error} when there is no such layer
 */
function cutStyles(css: string, said: ReadonlySet<string>): Sheets {
  const first = postcss.parse(css);
  let more = '';
  first.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities' || !layer.nodes) return;
    more += layer.toString();
    layer.walkRules((rule) => {
      if (!rule.selectors.some((selector) => classesOf(selector).every((name) => said.has(name))))
        removeAlone(rule);
    });
  });
  if (more === '') throw new Error('no layer of utilities: look at vite/first-styles.ts again');
  return { first: first.toString(), more };
}

/** Takes a rule out, and each that it was the only one in. */
function removeAlone(rule: postcss.Rule | postcss.AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent instanceof postcss.AtRule && parent.nodes?.length === 0) removeAlone(parent);
}

/** The names of all classes that a style sheet has rules for. */
function namesIn(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(classesOf)) names.add(name);
  });
  return names;
}

/** The classes that a selector asks for, without the escapes of CSS. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

/** What stands between spaces and quotes in a script: every class that it gives is among it. */
function wordsOf(part: Rolldown.OutputBundle[string] | undefined): string[] {
  return part?.type === 'chunk' ? part.code.split(/[\s"'`]|\$\{|\}/) : [];
}
