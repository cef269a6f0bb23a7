import { at, count, disc, fill, line } from '../pen.ts';
import type { Scene } from '../scene.ts';

/** The corners of a six-sided ring. */
const ring = (x: number, y: number, size: number): [number, number][] =>
  count(6).map((corner) => {
    const angle = (corner * Math.PI) / 3 + Math.PI / 6;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });

const bonds = (x: number, y: number, size: number): string =>
  `${ring(x, y, size)
    .map((corner, index) => `${index ? 'L' : 'M'}${at(...corner)}`)
    .join('')}Z`;

/** The light on an atom's upper left. */
const shine = (x: number, y: number, r: number): string => disc(x - r * 0.3, y - r * 0.34, r * 0.34);

type Atom = readonly [x: number, y: number, radius: number];

const W = Math.sqrt(3);

/** A molecule before its own lattice, which goes on out of focus behind it. */
export const pharma: Scene = {
  focus: [1080, 450],
  glow: [1180, 300, 620],
  shapes: () => {
    const comb = (x: number, y: number, size: number, columns: number, rows: number) =>
      count(rows)
        .flatMap((row) =>
          // Half of a ring is enough: its neighbours bring the rest.
          count(columns).map((column) => {
            const corners = ring(x + (column + (row % 2) / 2) * W * size, y + row * 1.5 * size, size);
            return `M${corners
              .slice(1, 5)
              .map((corner) => at(...corner))
              .join('L')}`;
          }),
        )
        .join('');
    const size = 150;
    const rings = [
      [1080, 450],
      [1080 + W * size, 450],
      [1080 - (W * size) / 2, 450 + 1.5 * size],
      [1080 + (W * size) / 2, 450 - 1.5 * size],
    ] as const;
    const atoms = new Map(
      rings.flatMap(([x, y]) => ring(x, y, size)).map((corner) => [at(...corner), corner]),
    );
    const spheres = [...atoms.values()].map<Atom>(
      ([x, y], index) => [x, y, index % 3 === 1 ? 44 : 34] as const,
    );
    const ends: readonly Atom[] = [
      [820, 300, 54],
      [1210, 825, 58],
      [690, 825, 40],
    ];
    const first: Atom = [1210, 375, 76];
    return [
      line('far', 3, comb(600, 60, 100, 5, 5), 0.8),
      fill('mid', disc(1410, 720, 150) + disc(760, 170, 92) + disc(560, 760, 60), 0.45),
      line('mid', 8, comb(420, 120, 150, 3, 4), 0.6),
      line('front', 20, rings.map(([x, y]) => bonds(x, y, size)).join('')),
      line('front', 20, 'M950 375L820 300M1080 750L1210 825M820 750L690 825M1470 375L1600 300'),
      line('light', 5, rings.map(([x, y]) => bonds(x, y, size - 26)).join(''), 0.5),
      fill(
        'front',
        spheres
          .filter(([, , r]) => r === 34)
          .map((one) => disc(...one))
          .join(''),
      ),
      fill(
        'near',
        spheres
          .filter(([, , r]) => r === 44)
          .map((one) => disc(...one))
          .join(''),
      ),
      fill('bright', ends.map((one) => disc(...one)).join('')),
      fill('accent', disc(...first)),
      fill('light', [...spheres, ...ends, first].map((one) => shine(...one)).join(''), 0.45),
    ];
  },
};
