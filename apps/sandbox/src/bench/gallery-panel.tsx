import { locales, type WorldConfig } from '@careers/mocks';
import { useId, useState } from 'react';
import { everyState } from '../every-state.ts';
import {
  addressOfState,
  galleryWidths,
  statesNamed,
  writeGalleryAddress,
} from '../gallery/gallery-address.ts';
import { useBench } from './bench-context.ts';
import { FilterField } from './filter-field.tsx';
import { useKeptText } from './kept-text.ts';

/** Lists every page in every state, and opens them in every language and width on one sheet. */
export default function GalleryPanel() {
  const { running, texts } = useBench();
  const [lang, setLang] = useState<WorldConfig['lang']>(running.world.config.lang);
  const [filter, setFilter] = useKeptText('gallery-filter');
  const language = useId();
  const shown = statesNamed(filter, everyState);
  const sheet = (width: (typeof galleryWidths)[number], only = filter) =>
    `gallery/?${writeGalleryAddress({ lang, width, filter: only })}`;
  return (
    <>
      <FilterField label={texts.galleryFilter} value={filter} onChange={setFilter} />
      <p className="bench-row">
        <label htmlFor={language}>
          {texts.galleryLanguage}
          <select
            id={language}
            value={lang}
            onChange={(event) => setLang(locales.find((one) => one === event.target.value) ?? lang)}
          >
            {locales.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <a className="bench-primary" href={sheet(360)} target="_blank" rel="noopener">
          {texts.gallerySheet}
        </a>
      </p>
      <p className="bench-meta" role="status">{`${shown.length} / ${everyState.length}`}</p>
      <ul className="bench-list bench-states">
        {shown.map((state) => (
          <li key={state.name}>
            <a href={addressOfState(state, lang)}>{state.name}</a>
            {galleryWidths.map((width) => (
              <a
                key={width}
                href={sheet(width, state.name)}
                target="_blank"
                rel="noopener"
                aria-label={`${state.name}, ${width} px`}
              >
                {width}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
