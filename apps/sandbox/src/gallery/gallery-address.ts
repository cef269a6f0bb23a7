import {
  type AddressProblem,
  DEFAULT_CONFIG,
  describeProblem,
  type Locale,
  locales,
  readWorldAddress,
  writeWorldAddress,
} from '@careers/mocks';
import type { PageState } from '../every-state.ts';
import { fillRoute } from '../first-position.ts';

/** The widths of the frames, in pixels: a phone, a tablet, a desk. */
export const galleryWidths = [360, 768, 1440] as const;
export type GalleryWidth = (typeof galleryWidths)[number];

/** What the sheet shows. */
export interface GalleryChoice {
  readonly lang: Locale;
  readonly width: GalleryWidth;
  /** A part of the names of the states that are shown; a whole name shows that state alone. */
  readonly filter: string;
}

type ReadChoice =
  | { readonly ok: true; readonly choice: GalleryChoice }
  | { readonly ok: false; readonly problems: readonly AddressProblem[] };

const parameters = ['lang', 'width', 'filter'] as const;

/** Reads the query of the sheet's address. Unknown parameters and values are problems, never a silent default. */
export function readGalleryAddress(query: string): ReadChoice {
  const params = new URLSearchParams(query);
  const problems: AddressProblem[] = [];
  const one = <Value extends string | number>(
    parameter: string,
    values: readonly Value[],
    otherwise: Value,
  ): Value => {
    const value = params.get(parameter);
    if (value === null) return otherwise;
    const found = values.find((candidate) => String(candidate) === value);
    if (found === undefined) {
      problems.push({
        parameter,
        value,
        valid: `one of ${values.join(', ')}`,
        validInChinese: `以下之一：${values.join('、')}`,
      });
    }
    return found ?? otherwise;
  };
  const choice: GalleryChoice = {
    lang: one('lang', locales, DEFAULT_CONFIG.lang),
    width: one('width', galleryWidths, 360),
    filter: params.get('filter') ?? '',
  };
  for (const [parameter, value] of params)
    if (!(parameters as readonly string[]).includes(parameter))
      problems.push({
        parameter,
        value,
        valid: `one of the parameters ${parameters.join(', ')}`,
        validInChinese: `以下参数之一：${parameters.join('、')}`,
      });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, choice };
}

/** The query of the sheet's address. */
export function writeGalleryAddress({ lang, width, filter }: GalleryChoice): string {
  const params = new URLSearchParams({ lang, width: String(width) });
  if (filter) params.set('filter', filter);
  return params.toString();
}

/**
 * The address of a state in a language, behind the sandbox's root: `?…#/…`.
 * @throws {RangeError} for a state whose world cannot be read.
 */
export function addressOfState({ world, route }: PageState, lang: Locale): string {
  const params = new URLSearchParams(world);
  params.set('lang', lang);
  const read = readWorldAddress(params);
  if (!read.ok) throw new RangeError(read.problems.map(describeProblem).join('; '));
  const hash = route === undefined ? '' : `#${fillRoute(route, read.config)}`;
  return `?${writeWorldAddress(read.config)}${hash}`;
}

/** The states whose names contain a text; the one whose name it is, if there is one. */
export function statesNamed(filter: string, all: readonly PageState[]): readonly PageState[] {
  const wanted = filter.trim().toLowerCase();
  const own = all.filter(({ name }) => name.toLowerCase() === wanted);
  return own.length > 0 ? own : all.filter(({ name }) => name.toLowerCase().includes(wanted));
}
