import type { DataOf, queryResumeFields } from '@careers/gateway/contract';
import type { MessageDescriptor } from '@lingui/core';

/** The lists that a site hands out to choose from (`queryResumeFields`). */
export type OptionList = keyof DataOf<typeof queryResumeFields>['options'];

interface Common<Name> {
  readonly name: Name;
  readonly label: MessageDescriptor;
}

/** One line of text. */
export interface LineField<Name> extends Common<Name> {
  readonly kind: 'line';
  readonly max: number;
  /** A site's list that is offered beside it: what is kept is the text, whatever the list says. */
  readonly suggest?: OptionList;
  readonly input?: 'tel' | 'email';
  readonly autoComplete?: string;
}

export interface TextField<Name> extends Common<Name> {
  readonly kind: 'text';
  readonly max: number;
}

/** `YYYY-MM`. */
export interface MonthField<Name> extends Common<Name> {
  readonly kind: 'month';
  readonly mayBeFuture: boolean;
}

/** `YYYY-MM-DD`, never in the future. */
export interface DayField<Name> extends Common<Name> {
  readonly kind: 'day';
  readonly autoComplete?: string;
}

/** One of a fixed list; empty while nothing is said. */
export interface ChoiceField<Name> extends Common<Name> {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: MessageDescriptor }[];
}

/** The code before a phone number, out of the list of the forms. */
export interface NationCodeField<Name> extends Common<Name> {
  readonly kind: 'nationCode';
}

/** At most so many of a site's list. */
export interface SelectionField<Name> extends Common<Name> {
  readonly kind: 'selection';
  readonly options: OptionList;
  readonly atMost: number;
}

/** A tick: it goes on, whatever `end` says. */
export interface PresentField<Name> extends Common<Name> {
  readonly kind: 'present';
}

export type Field<Name extends string = string> =
  | LineField<Name>
  | TextField<Name>
  | MonthField<Name>
  | DayField<Name>
  | ChoiceField<Name>
  | NationCodeField<Name>
  | SelectionField<Name>
  | PresentField<Name>;

/** The fields of an entry or of a section; an id is nobody's to fill in. */
export type FieldOf<Value> = Field<Exclude<keyof Value & string, 'id'>>;
