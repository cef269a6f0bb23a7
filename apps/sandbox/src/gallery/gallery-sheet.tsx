import { type Locale, locales } from '@careers/mocks';
import { useEffect, useRef, useState } from 'react';
import type { BenchTexts } from '../bench/texts.ts';
import { everyState, type PageState } from '../every-state.ts';
import { type FrameEvent, useFrameTurns } from './frame-turns.ts';
import {
  addressOfState,
  type GalleryChoice,
  type GalleryWidth,
  galleryWidths,
  statesNamed,
  writeGalleryAddress,
} from './gallery-address.ts';

/** How high a frame is, and how wide its picture on the sheet, in pixels. */
const sizes: Readonly<Record<GalleryWidth, { readonly height: number; readonly shown: number }>> = {
  360: { height: 760, shown: 216 },
  768: { height: 1000, shown: 300 },
  1440: { height: 900, shown: 440 },
};

interface SheetProps {
  readonly first: GalleryChoice;
  /** The address of the sandbox, which the frames open. */
  readonly root: string;
  readonly texts: BenchTexts;
}

/** Every state of every page as a live, scaled frame of the sandbox. A single one is shown in its own size, to be used. */
export function GallerySheet({ first, root, texts }: SheetProps) {
  const [choice, setChoice] = useState(first);
  const { lang, width, filter } = choice;
  const change = (changes: Partial<GalleryChoice>) => {
    const next = { ...choice, ...changes };
    history.replaceState(null, '', `?${writeGalleryAddress(next)}`);
    setChoice(next);
  };
  const shown = statesNamed(filter, everyState);
  const turns = useFrameTurns();
  return (
    <>
      <header className="sheet-head">
        <h1>{texts.gallery}</h1>
        <label>
          {texts.galleryFilter}
          <input type="search" value={filter} onChange={(event) => change({ filter: event.target.value })} />
        </label>
        <label>
          {texts.galleryLanguage}
          <select
            value={lang}
            onChange={(event) => change({ lang: locales.find((one) => one === event.target.value) ?? lang })}
          >
            {locales.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{texts.galleryWidth}</legend>
          {galleryWidths.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === width}
              onClick={() => change({ width: one })}
            >
              {one}
            </button>
          ))}
        </fieldset>
        <p role="status">{`${shown.length} / ${everyState.length}`}</p>
      </header>
      <main className="sheet">
        {shown.map((state) => {
          const frame = `${state.name} ${lang} ${width}`;
          return (
            <Tile
              key={frame}
              frame={frame}
              state={state}
              lang={lang}
              width={width}
              root={root}
              alone={shown.length === 1}
              exists={turns.exists(frame)}
              tell={turns.tell}
            />
          );
        })}
      </main>
    </>
  );
}

interface TileProps {
  readonly frame: string;
  readonly state: PageState;
  readonly lang: Locale;
  readonly width: GalleryWidth;
  readonly root: string;
  /** Whether it is the only one: in its own size, and to be used. */
  readonly alone: boolean;
  /** Whether it is this frame's turn, or was. */
  readonly exists: boolean;
  readonly tell: (event: FrameEvent) => void;
}

function Tile({ frame, state, lang, width, root, alone, exists, tell }: TileProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    return watchView(place.current, (inView) =>
      tell({ frame, happened: inView ? 'in view' : 'out of view' }),
    );
  }, [frame, tell]);
  const { height, shown } = sizes[width];
  const scale = alone ? 1 : shown / width;
  const address = `${root}${addressOfState(state, lang)}`;
  return (
    <figure>
      <figcaption>
        <a href={address}>{state.name}</a>
      </figcaption>
      <div
        ref={place}
        className="sheet-frame"
        inert={!alone}
        style={{ width: width * scale, height: height * scale }}
      >
        {exists && (
          <iframe
            title={state.name}
            src={address}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
            onLoad={(event) => afterReady(event.currentTarget, () => tell({ frame, happened: 'loaded' }))}
          />
        )}
      </div>
    </figure>
  );
}

/**
 * Tells whether an element is in view, or nearly, until the returned function is called; with that it is out of view. Each frame is a
 * whole portal with a world, so those out of sight are let go; the browser's own `loading="lazy"` would load some screens of them ahead,
 * and keep all.
 */
function watchView(element: Element, tell: (inView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting === true), {
    rootMargin: '120px',
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    tell(false);
  };
}

/** Calls back when the sandbox in a loaded frame is ready, or has said why it cannot open. */
function afterReady(frame: HTMLIFrameElement, done: () => void): void {
  void Promise.resolve(frame.contentWindow?.sandbox?.ready).then(done, done);
}
