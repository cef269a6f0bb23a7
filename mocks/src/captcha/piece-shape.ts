import { PIECE_WIDTH } from '@careers/captcha/protocol';

/** A side of the piece: a bump outwards, straight, or a bite inwards. */
type Side = 'tab' | 'flat' | 'notch';

/** A jigsaw piece within a box of 47x47. */
export interface PieceShape {
  readonly left: Side;
  readonly right: Side;
  readonly top: Side;
  readonly bottom: Side;
}

const BODY = 36;
const CORNER = 4;
const BUMP_RADIUS = 6;
/** How far the bump's centre lies outside its side (a tab) or inside (a notch). */
const BUMP_CENTRE = 3.4;
/** Where the body of the piece begins on a side with a tab, and on a side without one. */
const BEHIND_TAB = 10;
const AT_EDGE = 1;

/** The box around any piece, in pixels; as wide as the strip. */
export const PIECE_BOX = PIECE_WIDTH;

/** Draws a shape with one tab across and one along, so that it always fits the box. */
export function drawShape(random: () => number): PieceShape {
  const [left, right] = drawPair(random);
  const [top, bottom] = drawPair(random);
  return { left, right, top, bottom };
}

/** A shape that differs from `shape` on at least two sides, however it is drawn. */
export function drawOtherShape(shape: PieceShape, random: () => number): PieceShape {
  const [top, bottom] = drawPair(random);
  return {
    left: shape.left === 'tab' ? 'notch' : 'tab',
    right: shape.right === 'tab' ? 'notch' : 'tab',
    top,
    bottom,
  };
}

/**
 * The distance of a place in the box from the piece's outline, in pixels; negative inside the piece. It is exact near the
 * outline, where it is used.
 */
export function distance(shape: PieceShape, x: number, y: number): number {
  const startX = shape.left === 'tab' ? BEHIND_TAB : AT_EDGE;
  const startY = shape.top === 'tab' ? BEHIND_TAB : AT_EDGE;
  const centreX = startX + BODY / 2;
  const centreY = startY + BODY / 2;
  let outside = roundedSquare(x - centreX, y - centreY);
  outside = bump(shape.left, outside, centreX - x, centreY - y);
  outside = bump(shape.right, outside, x - centreX, y - centreY);
  outside = bump(shape.top, outside, centreY - y, centreX - x);
  outside = bump(shape.bottom, outside, y - centreY, x - centreX);
  return outside;
}

function drawPair(random: () => number): [Side, Side] {
  const other: Side = random() < 0.3 ? 'flat' : 'notch';
  return random() < 0.5 ? ['tab', other] : [other, 'tab'];
}

/**
 * @param out the distance of the place from the centre towards this side
 * @param along its distance along the side
 */
function bump(side: Side, outside: number, out: number, along: number): number {
  if (side === 'flat') return outside;
  const centre = BODY / 2 + (side === 'tab' ? BUMP_CENTRE : -BUMP_CENTRE);
  const away = out - centre;
  const circle = Math.sqrt(away * away + along * along) - BUMP_RADIUS;
  return side === 'tab' ? Math.min(outside, circle) : Math.max(outside, -circle);
}

function roundedSquare(x: number, y: number): number {
  const right = Math.abs(x) - BODY / 2 + CORNER;
  const below = Math.abs(y) - BODY / 2 + CORNER;
  const beyondRight = Math.max(right, 0);
  const beyondBelow = Math.max(below, 0);
  const corner = Math.sqrt(beyondRight * beyondRight + beyondBelow * beyondBelow);
  return corner + Math.min(Math.max(right, below), 0) - CORNER;
}
