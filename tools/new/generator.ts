import type { ParseArgsConfig } from 'node:util';
import type { Draft } from './draft.ts';
import { lineOfText } from './names.ts';
import { Refusal } from './refusal.ts';

/** What makes one kind of thing. */
export interface Generator {
  /** How it is called, and what its options mean. */
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Drafts all that belongs to the thing. @throws {Refusal} */
  readonly draft: (draft: Draft, name: string, said: Said) => void;
}

/** What the command line says beside the name. */
export interface Said {
  text(option: string): string | undefined;
  /** One line of words. @throws {Refusal} where it is missing, or more than a line. */
  line(option: string): string;
  flag(option: string): boolean;
  /** One of a few words. @throws {Refusal} for any other. */
  choice<Word extends string>(option: string, words: readonly Word[]): Word | undefined;
}

export function readSaid(values: Readonly<Record<string, unknown>>): Said {
  const text = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    text,
    line: (option) => {
      const value = text(option);
      if (value === undefined) throw new Refusal(`--${option} is missing.`);
      return lineOfText(option, value);
    },
    flag: (option) => values[option] === true,
    choice: (option, words) => {
      const value = text(option);
      const word = words.find((one) => one === value);
      if (value !== undefined && word === undefined)
        throw new Refusal(`--${option} is one of ${words.join(', ')}, not "${value}".`);
      return word;
    },
  };
}
