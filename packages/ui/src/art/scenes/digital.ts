import { count, createRandom, disc, fill, line, rect } from '../pen.ts';
import type { Scene } from '../scene.ts';

const HORIZON = 610;

/** A city of machines: columns with their lamps, streets that run to the horizon, and one call on its way across. */
export const digital: Scene = {
  focus: [1050, 330],
  glow: [1050, 610, 640],
  shapes: () => {
    const random = createRandom(31);
    const columns = (wide: number, low: number, high: number) =>
      count(Math.ceil(1600 / wide)).map((index) => {
        const x = index * wide;
        const near = 1 - Math.min(1, Math.abs(x - 1050) / 1000);
        return [x, low + (high - low) * near * (0.45 + random() * 0.55)] as const;
      });
    const back = columns(52, 20, 330);
    const behind = (odd: number) =>
      back.map(([x, tall], index) => (index % 2 === odd ? rect(x, HORIZON - tall, 46, tall) : '')).join('');
    const middle = columns(80, 30, 420);
    const lamps = middle.flatMap(([x, tall]) =>
      count(Math.floor(tall / 32)).flatMap((floor) =>
        count(3)
          .filter(() => random() > 0.68)
          .map((lamp) => rect(x + 14 + lamp * 18, HORIZON - tall + 14 + floor * 32, 9, 6)),
      ),
    );
    const streets = count(19).map((street) => `M1050 ${HORIZON}L${(street - 9) * 330 + 1050} 900`);
    const crossings = count(8).map((one) => `M0 ${Math.round(HORIZON + 4 + one * one * 5.4)}h1600`);
    const nodes = [
      [560, 380],
      [700, 180],
      [860, 320],
      [990, 120],
      [1150, 350],
      [1260, 90],
      [1400, 260],
      [1530, 130],
    ] as const;
    const mesh = nodes.flatMap(([x, y], from) =>
      nodes.slice(from + 1, from + 3).map(([toX, toY]) => `M${x} ${y}L${toX} ${toY}`),
    );
    return [
      fill('far', behind(0)),
      fill('mid', behind(1)),
      fill('near', middle.map(([x, tall]) => rect(x, HORIZON - tall, 66, tall)).join('')),
      fill('light', lamps.join('')),
      fill('front', rect(0, HORIZON, 1600, 290)),
      line('near', 4, streets.join('') + crossings.join(''), 0.9),
      line('front', 4, mesh.join(''), 0.5),
      line('front', 3, nodes.map(([x, y]) => `M${x} ${y}V${HORIZON}`).join(''), 0.35),
      line('accent', 9, 'M700 180L860 320L1150 350L1260 90'),
      fill('front', nodes.map(([x, y]) => disc(x, y, 18)).join('')),
      fill('light', nodes.map(([x, y]) => disc(x, y, 8)).join('')),
      fill('accent', `${disc(700, 180, 24)}${disc(1260, 90, 24)}${disc(1150, 350, 44)}`),
      fill('light', disc(1150, 350, 18), undefined, 'breathe'),
      line('accent', 7, `M1050 ${HORIZON}L720 900`),
    ];
  },
};
