import type { Method } from '@careers/gateway/contract';
import * as v from 'valibot';

/** One demand of a param's schema at one place, to be tried from both sides. */
export interface Bound {
  /** Where it stands, `slots.0.start`. */
  readonly where: string;
  /** What is wrong with a param beyond it. */
  readonly what: string;
  /** A param that is right but for this. */
  readonly beyond: object;
  /** A param that just satisfies the demand; absent if there is none next to the bound. */
  readonly within?: object;
}

/** A part of a valibot schema: the properties that are read here. */
interface Schema {
  readonly type: string;
  readonly pipe?: readonly (Schema & { readonly kind: string })[];
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly requirement?: unknown;
}

/** A place in a param: its value, and how to put another value there. */
interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
  put(value: unknown): object;
}

interface Try {
  readonly what: string;
  readonly beyond: unknown;
  readonly within?: unknown;
}

/** Texts in each form that the contract has; a sample is the first one that a schema accepts. */
const texts = ['sample', '2030-11-20', '2030-11-20T09:00:00+08:00', '2030-11', '1', '+86', ''];

/** Whatever a schema's type is, one of these is of another type. */
const otherTypes = [{ wrong: true }, 7, 'wrong', true];

/** It begins with a day that exists, but has none of the forms: only its form is wrong. */
const ODD_DAY = '2030-11-20 at noon';

/** Texts that look like a day, a time or a month, but do not exist in any calendar. */
const noDays = ['2030-02-30', '2030-02-30T09:00:00+08:00', '2030-13'];

/** What each action demands of a value. */
const tries: Readonly<Record<string, (place: unknown, requirement: number) => readonly Try[]>> = {
  max_length: (value, max) => [
    {
      what: `longer than ${max}`,
      beyond: ofLength(value, max + 1),
      within: ofLength(value, max),
    },
  ],
  min_length: (value, min) => [
    { what: `shorter than ${min}`, beyond: ofLength(value, min - 1), within: ofLength(value, min) },
  ],
  max_value: (_, max) => [{ what: `more than ${max}`, beyond: max + 1, within: max }],
  min_value: (_, min) => [{ what: `less than ${min}`, beyond: min - 1, within: min }],
  integer: () => [{ what: 'a part of a whole', beyond: 1.5 }],
  regex: () => [{ what: 'of another form', beyond: ODD_DAY }],
  iso_date: () => [{ what: 'no day', beyond: ODD_DAY }],
  iso_timestamp: () => [{ what: 'no time', beyond: ODD_DAY }],
};

/** Every bound of a method's schema, at every depth, each with a param that breaks it and one that just does not. */
export function boundsOf(method: Method, example: object): Bound[] {
  const fits = (param: unknown) => v.safeParse(method.param, param).success;
  const bounds: Bound[] = [];
  const seen = new Set<string>();
  visit(
    method.param as unknown as Schema,
    { path: [], value: example, put: (value) => Object(value) },
    (place, one) => {
      const where = place.path.join('.');
      const key = `${where} ${one.what}`;
      if (seen.has(key)) return;
      const beyond = place.put(one.beyond);
      // What another branch of the schema accepts is not a bound.
      if (fits(beyond)) return;
      seen.add(key);
      if (!fits(place.put(place.value))) throw new Error(`${method.name}: no sample of ${where} is right`);
      const within = one.within === undefined ? undefined : place.put(one.within);
      bounds.push({ where, what: one.what, beyond, ...(within && fits(within) ? { within } : {}) });
    },
  );
  return bounds;
}

type Tell = (place: Place, one: Try) => void;

function visit(schema: Schema, place: Place, tell: Tell): void {
  const { wrapped, pipe } = schema;
  if (wrapped) visit(wrapped, { ...place, value: place.value ?? sampleOf(wrapped) }, tell);
  else if (pipe) visitPipe(schema, pipe, place, tell);
  else visitParts(schema, place, tell);
}

/** A schema with actions after it. */
function visitPipe(
  schema: Schema,
  [own, ...actions]: NonNullable<Schema['pipe']>,
  place: Place,
  tell: Tell,
): void {
  if (own) visit(own, place, tell);
  const { item } = schema;
  const isEmpty = Array.isArray(place.value) && place.value.length === 0;
  const value = item && isEmpty ? [sampleOf(item)] : place.value;
  for (const { type, requirement } of actions)
    for (const one of tries[type]?.(value, Number(requirement)) ?? []) tell(place, one);
  const sample = own?.type === 'string' ? String(sampleOf(schema)) : '';
  for (const beyond of noDays)
    if (beyond.length === sample.length) tell(place, { what: 'of no calendar', beyond });
}

/** A schema by its type, and what it is made of. */
function visitParts(schema: Schema, place: Place, tell: Tell): void {
  const { type, options, entries, item, key, value } = schema;
  if (place.path.length > 0)
    for (const beyond of otherTypes) tell(place, { what: 'of another type', beyond });
  if (type === 'picklist') tell(place, { what: 'none of the list', beyond: 'none-of-these' });
  for (const option of options ?? [])
    if (isSchema(option))
      visit(option, { ...place, value: takes(option, place.value) ? place.value : sampleOf(option) }, tell);
  if (entries) visitEntries(entries, place, tell);
  if (item) visitFirst(item, place, tell);
  if (key && value) visitRecord(key, value, place, tell);
}

function visitFirst(item: Schema, { path, value, put }: Place, tell: Tell): void {
  const [first = sampleOf(item), ...others]: unknown[] = Array.isArray(value) ? value : [];
  visit(item, { path: [...path, '0'], value: first, put: (other) => put([other, ...others]) }, tell);
}

function visitRecord(key: Schema, value: Schema, { path, put }: Place, tell: Tell): void {
  const [name, sample] = ['name', sampleOf(value)];
  const named = (other: unknown) => put({ [String(other)]: sample });
  visit(key, { path: [...path, 'name'], value: name, put: named }, tell);
  const holding = (other: unknown) => put({ [name]: other });
  visit(value, { path: [...path, 'value'], value: sample, put: holding }, tell);
}

function visitEntries(entries: NonNullable<Schema['entries']>, place: Place, tell: Tell): void {
  const holder: Readonly<Record<string, unknown>> = { ...Object(place.value) };
  for (const [name, entry] of Object.entries(entries)) {
    const path = [...place.path, name];
    const put = (value: unknown) => place.put({ ...holder, [name]: value });
    const { [name]: value = sampleOf(entry), ...others } = holder;
    tell(
      { path, value, put: (other) => (other === LEFT_OUT ? place.put(others) : put(other)) },
      { what: 'left out', beyond: LEFT_OUT },
    );
    visit(entry, { path, value, put }, tell);
  }
}

const LEFT_OUT = Symbol('left out');

/** Something that a schema takes. */
function sampleOf(schema: Schema): unknown {
  const { wrapped, options, entries, item, literal } = schema;
  if (wrapped) return sampleOf(wrapped);
  if (literal !== undefined) return literal;
  if (item) return takes(schema, []) ? [] : [sampleOf(item)];
  if (schema.type === 'record') return {};
  if (entries) {
    const required = Object.entries(entries).filter(([, { type }]) => type !== 'optional');
    return Object.fromEntries(required.map(([name, entry]) => [name, sampleOf(entry)]));
  }
  if (options) {
    const [first] = options;
    return isSchema(first) ? sampleOf(first) : first;
  }
  return [...texts, 1, true].find((value) => takes(schema, value));
}

/**
 * A text or a list of a given length. A text's last character takes two UTF-16 units, and counts as one (decision 6.15). A list's entries
 * are copies of its first one; if they have ids, each gets its own.
 */
function ofLength(value: unknown, length: number): unknown {
  if (!Array.isArray(value)) return length > 0 ? `${'x'.repeat(length - 1)}😀` : '';
  const [first]: unknown[] = value;
  return Array.from({ length }, (_, at) =>
    typeof first === 'object' && first !== null && 'id' in first ? { ...first, id: `entry-${at}` } : first,
  );
}

function takes(schema: Schema, value: unknown): boolean {
  return v.safeParse(schema as unknown as v.GenericSchema, value).success;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'type' in value;
}
