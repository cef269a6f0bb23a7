import { quoted, textOfValue, WORD_MAX } from '../core/quoted.ts';

/**
 * An argument of a control as a text. Neither scripts nor bodies are typed.
 * @throws {RangeError} if it was left out, or is neither a text nor a number.
 */
export function neededText(value: unknown, name: string): string {
  const text = textIfGiven(value, name);
  if (!text) throw new RangeError(`"${name}" is missing`);
  return text;
}

/**
 * An argument that may be left out.
 * @throws {RangeError} if it is neither a text nor a number.
 */
export function textIfGiven(value: unknown, name: string): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new RangeError(`"${name}" is ${shown(value)}: expected a text or a number`);
}

function shown(value: unknown): string {
  try {
    return quoted(JSON.stringify(value) ?? textOfValue(value), WORD_MAX);
  } catch {
    return textOfValue(value);
  }
}
