import * as v from 'valibot';

/** A quoted value of the specification: a text; a number is read as one (decisions, section 1, Types). */
export const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** An unquoted value of the specification: a number; a decimal text is read as one. */
export const number = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number)),
]);

/** One of a few numbers, as `number` reads them. */
// @__NO_SIDE_EFFECTS__
export function figure<const Figure extends number>(figures: readonly Figure[]) {
  const listed = v.picklist(figures);
  return v.union([listed, v.pipe(v.picklist(figures.map(String)), v.transform(Number), listed)]);
}

/** One of a few numbers that the specification quotes, as `text` reads them. */
// @__NO_SIDE_EFFECTS__
export function figureText<const Figure extends string>(figures: readonly Figure[]) {
  const listed = v.picklist(figures);
  return v.union([listed, v.pipe(v.picklist(figures.map(Number)), v.transform(String), listed)]);
}

/** One of a few words of an answer; `later` is what the client makes of a word that came after it was written (decision 0191). */
// @__NO_SIDE_EFFECTS__
export function word<const Word extends string>(words: readonly Word[], later: Word) {
  return v.union([
    v.picklist(words),
    v.pipe(
      v.string(),
      v.transform((): Word => later),
    ),
  ]);
}

/** A text that may be missing, which is the same as empty. */
export const line = v.optional(v.string(), '');

/**
 * The one word that a drawn picture follows from: an industry, `energy` or `retail`. A word that the client does not know is
 * the group's own picture.
 */
export const sceneWord = v.optional(v.string());

/** Whether a text begins with a day that a calendar has: the thirtieth of February looks like one. */
export function isOfCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  // Every month has these days. To ask a calendar takes many times as long, and the mock checks each date that it answers.
  if (/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/.test(day)) return true;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** As the schema library's own, which asks for seconds: ISO 8601 does not, and Java leaves out those that are none. */
const isoTimestamp = {
  ...v.isoTimestamp(),
  requirement:
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z| ?[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/,
};

/**
 * ISO 8601 with offset, read in the notation that every browser understands: `+08` and `+0800` become `+08:00`, and a time without
 * seconds has none.
 */
export const instant = v.pipe(
  v.string(),
  isoTimestamp,
  v.check(isOfCalendar),
  v.transform((text) =>
    text
      .replace(' ', 'T')
      .replace(/ ?([+-]\d\d):?(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)
      .replace(/(T\d\d:\d\d)(?!:)/, '$1:00'),
  ),
);

/** `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isOfCalendar));

/** An empty object; unknown fields are ignored. */
export const nothing = v.object({});

/** A fixed list's entry in the language of the call. */
export const named = v.object({ id: v.string(), name: v.string() });
export type Named = v.InferOutput<typeof named>;

/** A file kept by the file gateway. */
export const fileRef = v.object({
  fileId: v.string(),
  fileName: v.string(),
  size: number,
  url: v.optional(v.string()),
});
export type FileRef = v.InferOutput<typeof fileRef>;

/** Paging of every list: pages count from 1. */
export const page = {
  pageNo: v.optional(v.pipe(number, v.integer(), v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(number, v.integer(), v.minValue(1), v.maxValue(100)), 10),
};

/** The captcha's proof, on every method that may ask for one; `''` counts as absent. */
export const captchaFields = {
  captchaVerification: v.optional(v.string()),
  captchaType: v.optional(v.string()),
};

/**
 * A text's limit in characters. A character is a code point (decision 6.15), as in JSON Schema; a string's own length counts an emoji
 * as two.
 */
// @__NO_SIDE_EFFECTS__
export function upTo(max: number): v.MaxLengthAction<string, number, undefined> {
  const limit = v.maxLength<string, number>(max);
  // A text of more than two units a character is not taken apart.
  const isWithin = (text: unknown) =>
    String(text).length <= max || (String(text).length <= 2 * max && [...String(text)].length <= max);
  return {
    ...limit,
    '~run': (text, config) => (isWithin(text.value) ? text : limit['~run'](text, config)),
  };
}

/** The key that makes a submit happen once. */
export const idempotencyKey = v.pipe(v.string(), v.minLength(1), upTo(64));

/** A website's id, in `param`; wins over the header. */
export const homepageConfigId = v.optional(v.string());
