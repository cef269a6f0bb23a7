import { afterCell, DOCUMENT_MAX } from './doc-line.ts';
import { type Markup, scanMarkup } from './scan-markup.ts';
import { createTextBoxes } from './text-boxes.ts';
import { wordNames } from './word-names.ts';

/** The text of a part of a document, and the offsets at which its pages begin, if the program has marked them. */
interface WordText {
  readonly text: string;
  readonly pages: readonly number[];
}

type Tag = Exclude<Markup, { readonly kind: 'text' }>;

/** What has been read of a part so far, and where in it the next tag is. */
interface Reading {
  text: string;
  readonly pages: number[];
  /** Whether text between tags is text of the document. */
  isWords: boolean;
  isRun: boolean;
  isHidden: boolean;
  /** How deep in cells the next tag is, and how many paragraphs the innermost has so far. */
  cell: { readonly depth: number; readonly paragraphs: number };
  /** The depth of open paragraphs: a text box is in a paragraph and contains paragraphs. */
  paragraphs: number;
  readonly boxes: ReturnType<typeof createTextBoxes>;
  /** The text around each open text box. */
  readonly around: string[];
}

/**
 * Elements whose text is displayed elsewhere: the fallback copy of a text box, the former place of moved text, and ruby
 * annotations.
 */
const seenElsewhere = new Set(['mc:fallback', 'w:movefrom', 'w:rt']);

/** By how much a tag changes the number of open elements. */
const depthChange = { open: 1, close: -1, alone: 0 } as const;

/** Reads a part, from its first tag to its last. */
export function readWordText(xml: string): WordText {
  const reading: Reading = {
    text: '',
    pages: [0],
    isWords: false,
    isRun: false,
    isHidden: false,
    cell: { depth: 0, paragraphs: 0 },
    paragraphs: 0,
    boxes: createTextBoxes(),
    around: [],
  };
  const nameOf = wordNames(xml);
  /** How many of the open elements have a text that is displayed elsewhere. */
  let unseen = 0;
  for (const piece of scanMarkup(xml, false)) {
    if (piece.kind === 'text') {
      if (unseen > 0) continue;
      reading.boxes.meet(piece);
      if (reading.isWords && !reading.isHidden) reading.text += piece.text;
      continue;
    }
    const tag = { ...piece, name: nameOf(piece.name) };
    if (seenElsewhere.has(tag.name)) unseen += depthChange[tag.kind];
    if (unseen > 0) continue;
    reading.boxes.meet(tag);
    elements.get(tag.name)?.(reading, tag);
  }
  const { around, text, boxes, pages } = reading;
  return {
    text: around.join('\n') + text + onOwnLines(boxes.take()),
    pages: pages.slice(0, DOCUMENT_MAX.pages),
  };
}

/** What a tag of each element changes. */
const elements: ReadonlyMap<string, (reading: Reading, tag: Tag) => void> = new Map([
  ['w:txbxcontent', readTextBox],
  ['w:p', readParagraph],
  ['w:tc', readCell],
  [
    'w:tr',
    (reading, { kind }) => {
      if (kind === 'close') reading.text += '\n';
    },
  ],
  [
    'w:r',
    (reading, { kind }) => {
      reading.isRun = kind === 'open';
      reading.isHidden = false;
    },
  ],
  [
    'w:t',
    (reading, { kind }) => {
      reading.isWords = kind === 'open';
    },
  ],
  [
    'w:vanish',
    (reading, { attributes }) => {
      // A paragraph's mark may be hidden too, but it is in no run.
      reading.isHidden = reading.isRun && !/val="(?:0|false|off)"/.test(attributes);
    },
  ],
  ['w:tab', readTab],
  ['w:ptab', readTab],
  [
    'w:nobreakhyphen',
    (reading) => {
      reading.text += '-';
    },
  ],
  [
    'w:br',
    (reading, { attributes }) => {
      if (attributes.includes('"page"')) beginPage(reading);
      reading.text += '\n';
    },
  ],
  [
    'w:cr',
    (reading) => {
      reading.text += '\n';
    },
  ],
  [
    'w:lastrenderedpagebreak',
    (reading) => {
      if (reading.pages.at(-1) !== reading.text.length) beginPage(reading);
    },
  ],
]);

function readTextBox(reading: Reading, { kind }: Tag): void {
  const { around, boxes } = reading;
  if (kind === 'open') {
    around.push(reading.text);
    reading.text = '';
  }
  const outer = kind === 'close' ? around.pop() : undefined;
  if (outer === undefined) return;
  boxes.add(reading.text);
  reading.text = outer;
}

/** The text boxes of a paragraph are read after it. */
function readParagraph(reading: Reading, { kind }: Tag): void {
  const { cell, boxes } = reading;
  if (kind === 'open' && cell.depth > 0) {
    if (cell.paragraphs > 0) reading.text += '\n';
    reading.cell = { ...cell, paragraphs: cell.paragraphs + 1 };
  }
  if (kind === 'close' && cell.depth === 0) reading.text += '\n';
  reading.paragraphs = Math.max(reading.paragraphs + depthChange[kind], 0);
  if (kind === 'close' && reading.paragraphs === 0) reading.text += onOwnLines(boxes.take());
}

function readCell(reading: Reading, { kind }: Tag): void {
  if (kind === 'alone') return;
  const { depth, paragraphs } = reading.cell;
  if (kind === 'close') reading.text += afterCell(paragraphs);
  reading.cell = { depth: depth + depthChange[kind], paragraphs: 0 };
}

/** A tab stop has the same name as a tab, but it has a position. */
function readTab(reading: Reading, { kind, attributes }: Tag): void {
  if (kind === 'alone' && !/\bpos=/.test(attributes)) reading.text += '\t';
}

/** Not within a text box: at which offset its text will be is not known yet. */
function beginPage({ pages, text, around }: Reading): void {
  if (around.length === 0) pages.push(text.length);
}

/** The text of a paragraph's text boxes, on lines of their own. */
function onOwnLines(boxed: string): string {
  return boxed === '' ? '' : `\n${boxed}\n`;
}
