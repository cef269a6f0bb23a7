import { NEXT_COLUMN } from './doc-line.ts';
import { isShuffled, type PageLine, readingOrder } from './reading-order.ts';
import type { Markup } from './scan-markup.ts';

/** Word's lengths in drawings: so many are a point. */
const EMU = 12_700;
/** The height of a line where nothing says it, in points. */
const LINE = 16;
/** What a letter takes of the width of a line, in points. */
const LETTER = 8;

interface Place {
  left: number;
  top: number;
}

/**
 * The text boxes of one paragraph. A document that was laid out with them has them in the order in which they were drawn, and
 * says where each stands: they are read by that.
 */
export function createTextBoxes() {
  let boxes: (Place & { readonly text: string })[] = [];
  let anchor: Place = { left: 0, top: 0 };
  let shape: Place = { left: 0, top: 0 };
  let side: keyof Place | undefined;
  let isOffset = false;
  return {
    /** Notes where the shapes stand that are met on the way through the markup. */
    meet(piece: Markup): void {
      if (piece.kind === 'text') {
        if (isOffset && side) anchor = { ...anchor, [side]: Number(piece.text) / EMU || 0 };
        return;
      }
      const { kind, name, attributes } = piece;
      switch (name) {
        case 'wp:anchor':
          anchor = { left: 0, top: 0 };
          shape = { left: 0, top: 0 };
          break;
        case 'wp:positionh':
          side = kind === 'open' ? 'left' : undefined;
          break;
        case 'wp:positionv':
          side = kind === 'open' ? 'top' : undefined;
          break;
        case 'wp:posoffset':
          isOffset = kind === 'open';
          break;
        case 'a:off':
          shape = { left: numberOf(attributes, 'x') / EMU, top: numberOf(attributes, 'y') / EMU };
          break;
        case 'v:shape':
        case 'v:rect':
          // As older programs write it, in points.
          anchor = { left: 0, top: 0 };
          shape = { left: lengthOf(attributes, 'margin-left'), top: lengthOf(attributes, 'margin-top') };
          break;
      }
    },
    add(text: string): void {
      boxes.push({ text, left: anchor.left + shape.left, top: anchor.top + shape.top });
    },
    /** All that were added, as one text; there are none after that. */
    take(): string {
      const taken = boxes;
      boxes = [];
      const lines = taken.flatMap(linesOfBox);
      return isShuffled(lines) ? readingOrder(lines) : taken.map(({ text }) => text).join('\n');
    },
  };
}

function linesOfBox({ text, left, top }: Place & { readonly text: string }): PageLine[] {
  return text
    .replaceAll(NEXT_COLUMN, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => ({
      text: line,
      left,
      right: left + line.length * LETTER,
      y: -(top + at * LINE),
      size: LINE / 2,
    }));
}

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(`\\b${name}="(-?\\d{1,12})"`).exec(attributes)?.[1] ?? 0);
}

function lengthOf(attributes: string, name: string): number {
  return Number(new RegExp(`\\b${name}:(-?\\d{1,5}(?:\\.\\d{1,4})?)pt`).exec(attributes)?.[1] ?? 0);
}
