import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import type { I18n } from '@lingui/core';
import { todayOf } from '../../../forms/today-of.ts';
import { problemsOf } from './field-problems.ts';
import { problemWords } from './path-words.ts';
import { resumeRows } from './sections/registry.ts';

/** The problems of a resume at an instant (Unix milliseconds), in words and in the order of its sections. */
export function problemsOfResume(content: ResumeContent, now: number, i18n: I18n): string[] {
  const today = todayOf(now);
  return (Object.keys(resumeRows) as ResumeSection[]).flatMap((section) =>
    problemsOf(section, content[section], today).map((problem) =>
      problemWords(problem, content[section], i18n),
    ),
  );
}
