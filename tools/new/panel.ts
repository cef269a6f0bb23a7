import type { ArrayExpression } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { append, importNames } from './edits.ts';
import type { Generator } from './generator.ts';
import { kebabName, quote, toCamel, toPascal } from './names.ts';
import { panelTestText, panelText } from './panel-texts.ts';
import { Refusal } from './refusal.ts';
import { arrayIn, keysOf, objectIn, propertyOf, type Source, textOf, textsOf } from './syntax.ts';

const bench = 'apps/sandbox/src/bench';
const languages = ['en', 'zh'] as const;

/** A panel of the sandbox's bench. */
export const newPanel: Generator = {
  usage: `  panel NAME --en TITLE --zh TITLE --says SENTENCE
    --says     what the panel shows, or lets one do: its comment, and the title of its first test`,
  options: { en: { type: 'string' }, zh: { type: 'string' }, says: { type: 'string' } },
  draft: (draft, name, said) => {
    kebabName('panel', name);
    const id = toCamel(name);
    const ids = textsOf(arrayIn(draft.source(`${bench}/settings.ts`), 'panelIds'));
    if (ids.includes(id)) throw new Refusal(`There is a panel "${id}" already.`);
    const words = wordsOf(draft.source(`${bench}/texts.ts`));
    if (keysOf(words.en).includes(id))
      throw new Refusal(
        `The bench has words under "${id}" already, and a panel's title stands under its name.`,
      );
    const panel = { component: `${toPascal(name)}Panel`, title: said.line('en'), says: said.line('says') };
    const title = { en: panel.title, zh: said.line('zh') };
    const titles = ids.map((one) => textOf(propertyOf(words.en, one)?.value) ?? one);

    draft.add(`${bench}/${name}-panel.tsx`, panelText(panel));
    draft.add(`${bench}/${name}-panel.test.tsx`, panelTestText(panel));
    draft.change(`${bench}/settings.ts`, (source) => [append(arrayIn(source, 'panelIds'), quote(id))]);
    draft.change(`${bench}/bench.tsx`, (source) => [
      append(objectIn(source, 'panels'), `${id}: ${panel.component}`),
      ...importNames(source, `./${name}-panel.tsx`, [panel.component]),
    ]);
    draft.change(`${bench}/texts.ts`, (source) =>
      languages.map((language) => append(wordsOf(source)[language], `${id}: ${quote(title[language])}`)),
    );
    draft.change(`${bench}/bench.test.tsx`, (source) => [append(listOf(source, titles), quote(panel.title))]);
    draft.leave(
      `${bench}/${name}-panel.tsx: what it shows, with its words in both languages of texts.ts; lazy, as the Site panel is, where it is large`,
      `${bench}/${name}-panel.test.tsx: hold it against its sentence; until then its test fails`,
    );
  },
};

/** The objects with the bench's texts in each language. */
function wordsOf(source: Source) {
  const texts = objectIn(source, 'texts');
  const of = (language: (typeof languages)[number]) => {
    const words = propertyOf(texts, language)?.value;
    if (words?.type !== 'ObjectExpression')
      throw new SyntaxError(`${source.path} has no words in "${language}"`);
    return words;
  };
  return { en: of('en'), zh: of('zh') };
}

/** The array that contains exactly these texts. */
function listOf({ path, program }: Source, texts: readonly string[]): ArrayExpression {
  const found: ArrayExpression[] = [];
  new Visitor({
    ArrayExpression: (list) => {
      if (textsOf(list).join('\n') === texts.join('\n')) found.push(list);
    },
  }).visit(program);
  const [list, ...others] = found;
  if (!list || others.length > 0) throw new SyntaxError(`${path} does not list ${texts.join(', ')} once`);
  return list;
}
