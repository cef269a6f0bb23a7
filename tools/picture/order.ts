import type { Arrow } from './imports.ts';

/**
 * The boxes from top to bottom, each above all that it imports. Of boxes that import each other, the one with the most imports
 * and the fewest importers comes first, so that few arrows go up.
 */
export function orderOf(arrows: readonly Arrow[]): string[] {
  const left = new Set(arrows.flatMap(({ from, to }) => [from, to]).sort());
  const order: string[] = [];
  while (left.size > 0) {
    const inside = arrows.filter(({ from, to }) => left.has(from) && left.has(to));
    const weigh = (box: string, side: 'from' | 'to') =>
      inside.reduce((sum, arrow) => (arrow[side] === box ? sum + arrow.files : sum), 0);
    const free = [...left].filter((box) => weigh(box, 'to') === 0);
    const next = heaviest(free.length > 0 ? free : [...left], (box) => weigh(box, 'from') - weigh(box, 'to'));
    order.push(next);
    left.delete(next);
  }
  return order;
}

function heaviest(boxes: readonly string[], weight: (box: string) => number): string {
  return boxes.reduce((best, box) => (weight(box) > weight(best) ? box : best));
}
