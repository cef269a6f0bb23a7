import type { ParseArgsConfig } from 'node:util';
import type { Draft } from './draft.ts';
import { lineOfText } from './names.ts';
import { Refusal } from './refusal.ts';

/** Generates one kind of thing. */
export interface Generator {
  /** The command, and the meaning of its options. */
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /**
   * Drafts everything that belongs to the thing.
   * @throws {Refusal}
   */
  readonly draft: (draft: Draft, name: string, said: Said) => void;
}

/** The options of the command line. */
export interface Said {
  text(option: string): string | undefined;
  /**
   * A text on one line.
   * @throws {Refusal} if it is missing, or longer than a line
   */
  line(option: string): string;
  flag(option: string): boolean;
  /**
   * One of several words.
   * @throws {Refusal} for any other
   */
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
