import type { ImprovableSection, OpenResumeImprovement, ResumeContent } from '@careers/gateway/contract';
import type { FormErrorItem } from '@careers/ui';
import type { I18n } from '@lingui/core';
import { controlId } from '../editor/control-id.ts';
import { missingOf, type ResumePath } from '../model/completeness.ts';
import { problemsOf } from '../model/field-problems.ts';
import { pathWords, problemWords } from '../model/path-words.ts';
import { resumeRows } from '../model/sections/registry.ts';

interface SectionFaults {
  readonly paths: readonly ResumePath[];
  readonly errors: readonly FormErrorItem[];
}

/** What is missing or wrong in a section, in words and with the id of its control. `today` is `YYYY-MM-DD`. */
export function faultsOf<Section extends ImprovableSection>(
  { section, requiredFields }: OpenResumeImprovement['asks'][number] & { readonly section: Section },
  value: ResumeContent[Section],
  today: string,
  i18n: I18n,
): SectionFaults {
  const kept = resumeRows[section].stored(value);
  const lacking = missingOf(kept, { section, required: true, requiredFields });
  const wrong = problemsOf(section, value, today);
  const ids = new Set(wrong.map(controlId));
  return {
    paths: [...lacking, ...wrong],
    errors: [
      ...lacking
        .filter((path) => !ids.has(controlId(path)))
        .map((path) => ({ fieldId: controlId(path), message: pathWords(path, value, i18n) })),
      ...wrong.map((problem) => ({
        fieldId: controlId(problem),
        message: problemWords(problem, value, i18n),
      })),
    ],
  };
}
