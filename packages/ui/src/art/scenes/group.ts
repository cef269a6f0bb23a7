import { count, createRandom, disc, fill, land, line, poly, rect, rotor, tower } from '../pen.ts';
import type { Scene } from '../scene.ts';

/** The group as one landscape: wind on the ridge, the city on the bay, the quay, the orchard, and the bridge between them. */
export const group: Scene = {
  focus: [1040, 324],
  glow: [900, 500, 660],
  shapes: () => {
    const random = createRandom(18);
    const towers = count(15).map((index) => {
      const x = 720 + index * 50;
      const tall = 60 + 250 * Math.exp(-(((x - 1090) / 210) ** 2)) * (0.6 + random() * 0.5);
      return [x, 600 - tall, 36 + random() * 14, tall] as const;
    });
    const lamps = towers.flatMap(([x, top, , tall]) =>
      count(Math.floor(tall / 34)).flatMap((floor) =>
        count(2)
          .filter(() => random() > 0.5)
          .map((lamp) => rect(x + 8 + lamp * 14, top + 12 + floor * 34, 7, 10)),
      ),
    );
    const cables = count(9).map((index) => {
      const x = 340 + index * 60;
      const y = 560 + ((x - 580) / 240) ** 2 * -90 + 84;
      return `M${x} ${Math.round(y)}V660`;
    });
    const orchard = count(11).map((index) =>
      disc(1120 + index * 52 + random() * 18, 815 - index * 3 + random() * 12, 26 + random() * 10),
    );
    return [
      fill('accent', disc(900, 470, 112)),
      fill('far', land([560, 470, 530, 430, 500, 400, 470, 380, 440])),
      fill(
        'mid',
        tower(1470, 270, 560, 92) +
          rotor(1470, 270, 92, 40) +
          tower(1340, 330, 560, 70) +
          rotor(1340, 330, 70, 75),
      ),
      fill('mid', land([620, 580, 600, 560, 590, 560, 540, 500, 480])),
      fill('near', towers.map(([x, top, width, tall]) => rect(x, top, width, tall + 30)).join('')),
      fill(
        'front',
        towers
          .filter((_, index) => index % 3 === 1)
          .map(([x, top, width, tall]) => rect(x + 16, top + 60, width, tall))
          .join(''),
      ),
      fill('light', lamps.join(''), 0.9),
      fill('far', 'M0 640q800-26 1600 0v260H0Z'),
      fill('near', towers.map(([x, , width, tall]) => rect(x, 636, width, tall * 0.3)).join(''), 0.35),
      line('light', 5, 'M760 668h280M820 694h170M700 720h90M1060 690h120M880 740h120', 0.9),
      line('front', 9, 'M240 660H930'),
      line(
        'front',
        5,
        `M340 560Q460 650 580 560Q700 650 820 560M240 650Q300 640 340 560M820 560Q870 640 930 650${cables.join('')}`,
        0.75,
      ),
      fill('front', rect(334, 540, 14, 180) + rect(574, 540, 14, 180) + rect(814, 540, 14, 180)),
      fill('near', land([790, 800, 830, 850, 845, 815, 788, 780, 772])),
      fill('front', orchard.join('')),
      fill(
        'light',
        count(3)
          .map((row) =>
            poly(1060 + row * 150, 900, 1130 + row * 130, 820, 1138 + row * 130, 820, 1084 + row * 150, 900),
          )
          .join(''),
        0.3,
      ),
      // Beside the search box of a hero, which covers the middle of the water, and above the end of a wide band.
      fill('bright', 'M1340 690h180l-26 42H1370Z'),
      fill('light', rect(1378, 660, 40, 30) + rect(1424, 670, 34, 20)),
      fill('accent', rect(1464, 666, 34, 24)),
      fill('ink', land([846, 858, 880, 896, 890, 872, 862, 850, 838])),
    ];
  },
};
