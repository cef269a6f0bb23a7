import { formatDay } from '../../core/format/format-day.ts';
import { listOf } from '../../core/format/list-of.ts';
import type { Answer, Field } from './answers.ts';

/** The words for yes and no. */
interface YesNoWords {
  readonly yes: string;
  readonly no: string;
}

/** An answer as people read it: choices and files by their names, days in the format of the language. */
export function shownAnswer(
  { kind, options = [] }: Field,
  answer: Answer,
  words: YesNoWords,
  locale: string,
): string {
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name ?? id;
  if (typeof answer !== 'string')
    return listOf(
      answer.map((one) => (typeof one === 'string' ? nameOf(one) : one.fileName)),
      locale,
    );
  if (kind === 'yesNo' && answer !== '') return answer === 'yes' ? words.yes : words.no;
  // A day may be incomplete, e.g. only its year.
  if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(Date.parse(answer)))
    return formatDay(answer, locale);
  return kind === 'choice' ? nameOf(answer) : answer;
}
