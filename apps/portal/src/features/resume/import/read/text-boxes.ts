import { NEXT_COLUMN } from './doc-line.ts';
import { isShuffled, type PageLine, readingOrder } from './reading-order.ts';
import type { Markup } from './scan-markup.ts';

/** EMU (the unit of drawings) in a point. */
const EMU = 12_700;
/** The height of a line in points, if the document does not specify it. */
const LINE = 16;
/** The estimated width of a character in points. */
const LETTER = 8;

interface Place {
  left: number;
  top: number;
}

/**
 * Collects the text boxes of a paragraph. A document contains them in the order in which they were drawn, with their positions;
 * they are read in the order of their positions.
 */
export function createTextBoxes() {
  let boxes: (Place & { readonly text: string })[] = [];
  let anchor: Place = { left: 0, top: 0 };
  let shape: Place = { left: 0, top: 0 };
  let side: keyof Place | undefined;
  let isOffset = false;
  return {
    /** Notes the position of a shape that is scanned. */
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
          // The notation of older programs, in points.
          anchor = { left: 0, top: 0 };
          shape = { left: lengthOf(attributes, 'margin-left'), top: lengthOf(attributes, 'margin-top') };
          break;
      }
    },
    add(text: string): void {
      boxes.push({ text, left: anchor.left + shape.left, top: anchor.top + shape.top });
    },
    /** All text boxes as one text; removes them. */
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
