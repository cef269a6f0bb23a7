import postcss from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './files-of.ts';

/** Modules whose classes belong to the first sheet: the homepage without interaction, and an offer, which is opened on phones. */
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

/** The two sheets that the built style sheet is cut into. */
interface Sheets {
  /** Loaded with the page: everything except utilities, and the utilities that the first load uses. */
  readonly first: string;
  /** Loaded with the first part that uses another utility: all of them, since their order decides which one wins. */
  readonly more: string;
}

/** The name of the second sheet in scripts. It has no hash, so that a change of styles does not change the scripts. */
const MORE = 'assets/more.css';

/** Knows which parts need the second sheet, for the plugins that list the files of each. */
export class LateStyles {
  #file = '';
  #waiting: ReadonlySet<string> = new Set();

  settle(file: string, waiting: ReadonlySet<string>): void {
    this.#file = file;
    this.#waiting = waiting;
  }

  /** The second sheet by its name in scripts, if one of the parts needs it. */
  nameFor(parts: readonly string[]): string[] {
    return this.#isNeededBy(parts) ? [MORE] : [];
  }

  /** The same by its file name. */
  fileFor(parts: readonly string[]): string[] {
    return this.#isNeededBy(parts) ? [this.#file] : [];
  }

  #isNeededBy(parts: readonly string[]): boolean {
    return parts.some((part) => this.#waiting.has(part));
  }
}

/**
 * Cuts the style sheet in two. A browser paints nothing before the sheet of the page is loaded, and half of all utilities are used only by
 * parts that the homepage never opens (decision 0110).
 */
export function firstStyles(late: LateStyles): Plugin {
  return {
    name: 'careers-first-styles',
    apply: 'build',
    // After Vite has written the sheet and the page.
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
 * @param css the built sheet, with its utilities in a layer of their own
 * @param said the words in the first load's scripts
 * @throws {Error} if there is no such layer
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

/** Removes a rule, and each parent that becomes empty. */
function removeAlone(rule: postcss.Rule | postcss.AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent instanceof postcss.AtRule && parent.nodes?.length === 0) removeAlone(parent);
}

/** The class names of all rules in a style sheet. */
function namesIn(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(classesOf)) names.add(name);
  });
  return names;
}

/** The class names in a selector, unescaped. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

/** All words between spaces and quotes in a script, among them all class names that it uses. */
function wordsOf(part: Rolldown.OutputBundle[string] | undefined): string[] {
  return part?.type === 'chunk' ? part.code.split(/[\s"'`]|\$\{|\}/) : [];
}
