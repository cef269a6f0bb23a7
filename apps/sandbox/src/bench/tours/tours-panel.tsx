import type { WorldConfig } from '@careers/mocks';
import { useEffect, useState } from 'react';
import { useBench, useWorldChanges } from '../bench-context.ts';
import { isAtStep, stepAddress } from './step-address.ts';
import { type Tour, tours } from './tours.ts';

/** Where a page stands: a tour, and which of its steps. */
interface Place {
  readonly tour: Tour;
  readonly at: number;
}

/** Shows hiring flows step by step, each step a link. The step that the page stands at is told by its address alone. */
export default function ToursPanel() {
  const { running, texts, language } = useBench();
  useWorldChanges();
  const here = findPlace(running.world.config, useRoute());
  // Who goes on alone from a step finds the way on from there.
  const [left, setLeft] = useState(here);
  if (here && (here.tour !== left?.tour || here.at !== left.at)) setLeft(here);
  const place = here ?? left;
  const [chosen, setChosen] = useState<string>();
  const open = chosen ?? place?.tour.id;
  return (
    <>
      {place && <PlaceCard {...place} />}
      <ul className="bench-list">
        {tours.map((tour) => (
          <li key={tour.id}>
            <button
              type="button"
              className="bench-tour"
              aria-expanded={open === tour.id}
              onClick={() => setChosen(open === tour.id ? '' : tour.id)}
            >
              {tour.title[language]}
            </button>
            <p className="bench-meta">{tour.says[language]}</p>
            {open === tour.id && <Steps tour={tour} marked={here?.tour === tour ? here.at : undefined} />}
          </li>
        ))}
      </ul>
      <p className="bench-meta">{texts.toursHint}</p>
    </>
  );
}

/** A step in full, with the ways back and on. */
function PlaceCard({ tour: { title, steps }, at }: Place) {
  const { running, texts, language } = useBench();
  const step = steps[at];
  const way = (to: number, label: string) => {
    const other = steps[to];
    return other && <a href={stepAddress(other, running.world.config)}>{label}</a>;
  };
  return (
    <nav className="bench-place" aria-label={title[language]}>
      <p className="bench-meta">{`${title[language]} · ${at + 1} / ${steps.length}`}</p>
      <p>
        <strong>{step?.title[language]}</strong>
      </p>
      <p>{step?.says[language]}</p>
      <p className="bench-row">
        {way(at - 1, texts.stepBack)}
        {way(at + 1, texts.stepNext)}
      </p>
    </nav>
  );
}

function Steps({ tour, marked }: { readonly tour: Tour; readonly marked: number | undefined }) {
  const { running, language } = useBench();
  return (
    <ol className="bench-steps" aria-label={tour.title[language]}>
      {tour.steps.map((step, at) => (
        <li key={step.title.en}>
          <a href={stepAddress(step, running.world.config)} aria-current={at === marked ? 'step' : undefined}>
            {step.title[language]}
          </a>
          <p>{step.says[language]}</p>
        </li>
      ))}
    </ol>
  );
}

function findPlace(config: WorldConfig, route: string): Place | undefined {
  for (const tour of tours) {
    const at = tour.steps.findIndex((step) => isAtStep(step, config, route));
    if (at >= 0) return { tour, at };
  }
  return undefined;
}

/** The portal's route, followed. */
function useRoute(): string {
  const { watchRoute } = useBench();
  const [route, setRoute] = useState(() => location.hash.slice(1));
  useEffect(() => watchRoute(setRoute), [watchRoute]);
  return route;
}
