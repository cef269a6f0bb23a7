import { count, createRandom, disc, fill, line, poly, rect } from '../pen.ts';
import type { Paint, Scene, Shape } from '../scene.ts';

const bottle = (x: number, foot: number, w: number, h: number) =>
  `M${x} ${foot}v${-Math.round(h * 0.6)}q0-${Math.round(w / 3)} ${Math.round(w * 0.3)}-${Math.round(w / 2)}v${-Math.round(h * 0.24)}h${Math.round(w * 0.4)}v${Math.round(h * 0.24)}q${Math.round(w * 0.3)} ${Math.round(w / 6)} ${Math.round(w * 0.3)} ${Math.round(w / 2)}v${Math.round(h * 0.6)}Z`;
const jar = (x: number, foot: number, w: number, h: number) =>
  `${rect(x, foot - h * 0.8, w, h * 0.8)}${rect(x + w * 0.12, foot - h * 0.92, w * 0.76, h * 0.1)}`;
const box = (x: number, foot: number, w: number, h: number) => rect(x, foot - h, w, h);

const goods = [bottle, jar, box, box, jar];
const tones: readonly Paint[] = ['far', 'mid', 'mid', 'near'];

/** A shelf of groceries under a lamp, and the basket that is on its way home. */
export const retail: Scene = {
  focus: [1090, 520],
  glow: [1090, 250, 560],
  shapes: () => {
    const random = createRandom(5);
    const shelf = (foot: number): Shape[] => {
      const stand = new Map<Paint, string>();
      for (let x = 560; x < 1560; ) {
        const w = 44 + random() * 46;
        const h = 84 + random() * 62;
        const draw = goods[Math.floor(random() * goods.length)] ?? box;
        const tone = tones[Math.floor(random() * tones.length)] ?? 'mid';
        const add = (paint: Paint, d: string) => stand.set(paint, (stand.get(paint) ?? '') + d);
        add(tone, draw(Math.round(x), foot, Math.round(w), Math.round(h)));
        if (draw !== bottle) add('light', rect(x + w * 0.2, foot - h * 0.5, w * 0.6, h * 0.2));
        x += w + 8 + (random() > 0.75 ? 60 : 0);
      }
      const inOrder = (['far', 'mid', 'near', 'light'] as const).map((paint) =>
        fill(paint, stand.get(paint) ?? ''),
      );
      return [
        ...inOrder,
        fill('front', rect(520, foot, 1080, 14)),
        fill('ink', rect(520, foot + 14, 1080, 8), 0.25),
      ];
    };
    const weave = count(11).map((rib) => `M${872 + rib * 44} 640l${Math.round((5 - rib) * -7)} 200`);
    return [
      fill('light', poly(1090, 60, 1500, 900, 680, 900), 0.3),
      ...shelf(262),
      ...shelf(442),
      ...shelf(622),
      line('front', 5, 'M1090 0v46'),
      fill('front', 'M1020 96q6-56 70-56t70 56Z'),
      fill('accent', 'M1052 96a38 26 0 0 0 76 0Z', undefined, 'breathe'),
      fill('mid', rect(0, 790, 1600, 110)),
      fill('ink', 'M760 850a330 24 0 0 0 660 0a330 24 0 0 0-660 0Z', 0.3),
      line('ink', 16, 'M890 640q40-250 200-250t200 250'),
      fill('bright', poly(960, 650, 930, 468, 990, 452, 1030, 650)),
      line('light', 5, 'M944 500l46-12M950 536l46-12M958 572l46-12', 0.7),
      fill('accent', disc(1080, 610, 56) + disc(1176, 600, 62)),
      fill('near', 'M1230 650q-10-150 60-190q10 50-6 90q40-30 66-20q-10 90-60 120Z'),
      line('ink', 5, 'M1080 556q4-26 20-30M1176 540q6-26 22-30'),
      fill('front', poly(846, 636, 1334, 636, 1292, 850, 888, 850)),
      line('light', 4, `${weave.join('')}M860 690h460M868 744h444M878 798h424`, 0.4),
      fill('ink', rect(832, 626, 516, 26)),
    ];
  },
};
