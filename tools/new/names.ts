import { parseSync } from 'oxc-parser';
import { Refusal } from './refusal.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const camel = /^[a-z][a-zA-Z0-9]*$/;

/** @throws {Refusal} for an invalid name of a file, a feature or a scenario */
export function kebabName(what: string, name: string): string {
  if (!kebab.test(name))
    throw new Refusal(`"${name}" is no name of a ${what}: it has small letters, digits and single dashes.`);
  return name;
}

/** @throws {Refusal} for an invalid name of a method or a reason */
export function camelName(what: string, name: string): string {
  if (!camel.test(name) || parseSync('name.ts', `const ${name} = 0;`).errors.length > 0)
    throw new Refusal(
      `"${name}" is no name of a ${what}: it begins small, has letters and digits, and is no word of the language.`,
    );
  return name;
}

/** `forwardResume` → `forward-resume`, the form of file names. */
export function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter, at: number) => (at ? '-' : '') + letter.toLowerCase());
}

/** `forward-resume` → `forwardResume`, the form of constants. */
export function toCamel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `forward-resume` → `ForwardResume`, the form of components. */
export function toPascal(name: string): string {
  const camelled = toCamel(name);
  return camelled.charAt(0).toUpperCase() + camelled.slice(1);
}

/** A text of the command line as a string literal; the formatter changes its quotes. */
export function quote(text: string): string {
  return JSON.stringify(text);
}

/** @throws {Refusal} for a text that cannot be a comment of one line */
export function lineOfText(option: string, text: string): string {
  const line = text.trim();
  if (line === '' || /[\n\r]|\*\//.test(line)) throw new Refusal(`--${option} needs one line of words.`);
  return line;
}

/** A text as a comment: with a capital letter and a full stop. */
export function asSentence(says: string): string {
  const begun = says.charAt(0).toUpperCase() + says.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
