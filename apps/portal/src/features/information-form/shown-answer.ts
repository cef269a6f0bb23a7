import { formatDay } from '../../core/format/format-day.ts';
import { listOf } from '../../core/format/list-of.ts';
import { type Answer, type Field, filesOf } from './answers.ts';

interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  /** For a file whose name is not known. */
  readonly file: string;
}

/** An answer as people read it: choices and files by their names, days in the format of the language. */
export function shownAnswer(
  { kind, options = [] }: Field,
  answer: Answer,
  words: AnswerWords,
  locale: string,
): string {
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name ?? id;
  if (typeof answer !== 'string') {
    const names =
      kind === 'choices'
        ? answer.map((one) => (typeof one === 'string' ? nameOf(one) : one.fileName))
        : filesOf(answer)?.map(({ fileName }) => fileName || words.file);
    return listOf(names ?? [], locale);
  }
  if (kind === 'yesNo' && answer !== '') return answer === 'yes' ? words.yes : words.no;
  // A day may be incomplete, e.g. only its year.
  if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(Date.parse(answer)))
    return formatDay(answer, locale);
  return kind === 'choice' ? nameOf(answer) : answer;
}
