import { dayProblem, monthProblem } from '@careers/ui/forms';
import type { Fields } from '../../model/merge/conflict.ts';
import type { Question } from './plan.ts';

const months = new Set(['start', 'end', 'issued', 'awarded']);

/** The first field of an answer whose date cannot be read; it would be saved as empty. */
export function problemOf({ names }: Pick<Question, 'names'>, value: Fields): string | undefined {
  return names.find((name) => {
    const text = String(value[name] ?? '');
    if (months.has(name))
      return monthProblem(text) !== undefined && !(name === 'end' && value.present === true);
    return name === 'birthday' && dayProblem(text) !== undefined;
  });
}
