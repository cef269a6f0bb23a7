import type { DataOf, queryResumeFields } from '@careers/gateway/contract';
import type { MessageDescriptor } from '@lingui/core';

/** The names of the option lists that a site provides (`queryResumeFields`). */
type OptionList = keyof DataOf<typeof queryResumeFields>['options'];

interface Common<Name> {
  readonly name: Name;
  readonly label: MessageDescriptor;
}

/** One line of text. */
interface LineField<Name> extends Common<Name> {
  readonly kind: 'line';
  readonly max: number;
  /** A list of the site that is offered as suggestions; what is kept is the text, in the list or not. */
  readonly suggest?: OptionList;
  readonly input?: 'tel' | 'email';
  readonly autoComplete?: string;
}

interface TextField<Name> extends Common<Name> {
  readonly kind: 'text';
  readonly max: number;
}

/** `YYYY-MM`. */
interface MonthField<Name> extends Common<Name> {
  readonly kind: 'month';
  readonly mayBeFuture: boolean;
}

/** `YYYY-MM-DD`, never in the future. */
interface DayField<Name> extends Common<Name> {
  readonly kind: 'day';
  readonly autoComplete?: string;
}

/** One option of a fixed list, or empty. */
interface ChoiceField<Name> extends Common<Name> {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: MessageDescriptor }[];
}

/** The country code of a phone number, from the list in `forms`. */
interface NationCodeField<Name> extends Common<Name> {
  readonly kind: 'nationCode';
}

/** Several options of a site's list, up to a maximum. */
interface SelectionField<Name> extends Common<Name> {
  readonly kind: 'selection';
  readonly options: OptionList;
  readonly atMost: number;
}

/** A checkbox: it still goes on, whatever `end` says. */
interface PresentField<Name> extends Common<Name> {
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

/** The fields of an entry or of a section, except for the id, which nobody fills in. */
export type FieldOf<Value> = Field<Exclude<keyof Value & string, 'id'>>;
