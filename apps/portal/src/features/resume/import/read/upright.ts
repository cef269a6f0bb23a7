import type { PageText } from './lines-of-page.ts';

/** A piece of text with the direction in which it is read: how far it goes to the right and up. */
export interface TurnedText extends PageText {
  readonly along: readonly [number, number];
}

/**
 * The text of a page as it is read. A page may be drawn sideways and shown turned, as some printers do; what is written in another
 * direction than most of the page, such as a mark across it, is left out.
 */
export function upright(pieces: readonly TurnedText[]): PageText[] {
  const letters = new Map<number, number>();
  for (const { str, along } of pieces) {
    const turn = turnOf(along);
    if (turn !== undefined) letters.set(turn, (letters.get(turn) ?? 0) + str.trim().length);
  }
  const [[most] = [0]] = [...letters].sort(([, one], [, other]) => other - one);
  return pieces.flatMap(({ along, ...piece }) => (turnOf(along) === most ? [turned(piece, most)] : []));
}

/** How many quarter turns the direction of a text is from left to right; undefined if it is slanted. */
function turnOf([across, up]: readonly [number, number]): number | undefined {
  const turn = (Math.atan2(up, across) / Math.PI) * 2;
  const quarters = Math.round(turn);
  return Math.abs(turn - quarters) < SLANT_MAX ? (quarters + 4) % 4 : undefined;
}

/** Scanned pages are set a little askew. */
const SLANT_MAX = 0.1;

function turned(piece: PageText, quarters: number): PageText {
  const { x, y } = piece;
  const places = [
    { x, y },
    { x: y, y: -x },
    { x: -x, y: -y },
    { x: -y, y: x },
  ] as const;
  return { ...piece, ...places[quarters] };
}
