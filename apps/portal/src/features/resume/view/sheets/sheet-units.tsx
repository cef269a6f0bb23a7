import type { ReactNode } from 'react';
import type { PhotoUrl } from '../use-photo.ts';
import type { SheetDocument, SheetHead, SheetItem, SheetSection } from './sheet-document.ts';
import type { SheetTemplate } from './templates.ts';

/** In print the dot is a Latin character without space around it. */
const DOT = ' · ';

/** A piece of a column that is never split, or a text that may be split between its lines. */
export interface SheetUnit {
  readonly key: string;
  readonly entry?: string;
  readonly keepWithNext?: boolean;
  /** For a text: the caller decides which part of it is shown. */
  readonly text?: string;
  readonly render: (text: string) => ReactNode;
}

/** The columns of a template: the main one, and the one beside it. */
export interface SheetColumns {
  readonly main: readonly SheetUnit[];
  readonly aside: readonly SheetUnit[];
}

export function sheetColumns(
  { head, sections }: SheetDocument,
  { first, aside = [] }: SheetTemplate,
  photoUrl: PhotoUrl,
): SheetColumns {
  const rank = ({ section }: SheetSection) => (first.indexOf(section) + 1 || first.length + 1) - 1;
  const main = sections.filter(({ section }) => !aside.includes(section)).sort((a, b) => rank(a) - rank(b));
  const beside = sections.filter(({ section }) => aside.includes(section));
  const body = main.flatMap(sectionUnits);
  if (aside.length === 0) return { main: [headUnit(head, photoUrl), ...body], aside: [] };
  return {
    main: [headUnit({ ...head, facts: [], photo: null }, undefined), ...body],
    aside: [contactUnit(head, photoUrl), ...beside.flatMap(sectionUnits)],
  };
}

function headUnit({ name, intention, facts }: SheetHead, photoUrl: PhotoUrl): SheetUnit {
  return {
    key: 'head',
    render: () => (
      <header className="rs-head" key="head">
        <div className="rs-who">
          {name && <h2 className="rs-name">{name}</h2>}
          {intention && <p className="rs-intention">{intention}</p>}
          {facts.length > 0 && (
            <ul className="rs-facts">
              {facts.map((fact) => (
                <li key={fact.name}>{fact.value}</li>
              ))}
            </ul>
          )}
        </div>
        <Photo url={photoUrl} />
      </header>
    ),
  };
}

function contactUnit({ facts }: SheetHead, photoUrl: PhotoUrl): SheetUnit {
  return {
    key: 'contact',
    render: () => (
      <div className="rs-contact" key="contact">
        <Photo url={photoUrl} />
        {facts.length > 0 && (
          <dl>
            {facts.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    ),
  };
}

/** Decorative, since the name is beside it. */
function Photo({ url }: { readonly url: PhotoUrl }) {
  if (url === null) return <div className="rs-photo" />;
  return url ? <img className="rs-photo" src={url} alt="" /> : null;
}

function sectionUnits({ section, title, kind, items }: SheetSection): SheetUnit[] {
  const heading: SheetUnit = {
    key: section,
    keepWithNext: true,
    render: () => (
      <h3 className="rs-section" data-section={section} key={section}>
        <span>{title}</span>
      </h3>
    ),
  };
  if (kind === 'lines' || kind === 'files') return [heading, ...lineUnits(section, items)];
  const unitsOf = { entries: entryUnits, facts: factUnits, text: textUnits }[kind];
  return [heading, ...items.flatMap((item) => unitsOf(`${section}.${item.key}`, item))];
}

function entryUnits(key: string, { title, details, period, text }: SheetItem): SheetUnit[] {
  const subtitle = details.join(DOT);
  const head: SheetUnit = {
    key,
    entry: key,
    keepWithNext: text !== '',
    render: () => (
      <div className="rs-entry" key={key}>
        <h4 className="rs-title">
          <b>{title}</b> {subtitle && <span>{subtitle}</span>}
        </h4>
        {period && <p className="rs-period">{period}</p>}
      </div>
    ),
  };
  return text ? [head, { ...textUnit(`${key}.text`, text), entry: key }] : [head];
}

function textUnits(key: string, { text }: SheetItem): SheetUnit[] {
  return [textUnit(key, text)];
}

function textUnit(key: string, text: string): SheetUnit {
  return {
    key,
    text,
    render: (shown) => (
      <p className="rs-text" key={key}>
        {shown}
      </p>
    ),
  };
}

/** How many short items are kept together: fewer than a page, more than a line. */
const TOGETHER = 8;

function lineUnits(section: string, items: readonly SheetItem[]): SheetUnit[] {
  return Array.from({ length: Math.ceil(items.length / TOGETHER) }, (_, at) => {
    const key = `${section}.lines.${at}`;
    const these = items.slice(at * TOGETHER, (at + 1) * TOGETHER);
    return {
      key,
      render: () => (
        <ul className="rs-line" key={key}>
          {these.map(({ key: id, title, details }) => (
            <li key={id}>
              <b>{title}</b> {details.length > 0 && <span>{details.join(DOT)}</span>}
            </li>
          ))}
        </ul>
      ),
    };
  });
}

/** A longer value is a text that may be split between pages. */
const LINE_OF_VALUES = 300;

function factUnits(key: string, { title, details: [value = ''] }: SheetItem): SheetUnit[] {
  const isLong = value.length > LINE_OF_VALUES;
  const line: SheetUnit = {
    key,
    keepWithNext: isLong,
    render: () => (
      <p className="rs-fact" key={key}>
        <span className="rs-label">{title}</span> {!isLong && <span>{value}</span>}
      </p>
    ),
  };
  return isLong ? [line, textUnit(`${key}.value`, value)] : [line];
}
