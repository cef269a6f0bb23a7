import type { ImprovableSection, OpenResumeImprovement, ResumeContent } from '@careers/gateway/contract';
import type { FormErrorItem } from '@careers/ui';
import type { I18n } from '@lingui/core';
import { problemsOf } from '../editor/field-problems.ts';
import { placeId } from '../editor/place-id.ts';
import { placeWords, problemWords } from '../editor/place-words.ts';
import { type MissingPlace, missingOf } from '../model/completeness.ts';
import { resumeRows } from '../model/sections/registry.ts';

interface SectionFaults {
  readonly places: readonly MissingPlace[];
  readonly errors: readonly FormErrorItem[];
}

/** What lacks or is wrong in a section, with the words and the way there. `today` is `YYYY-MM-DD`. */
export function faultsOf<Section extends ImprovableSection>(
  { section, requiredFields }: OpenResumeImprovement['asks'][number] & { readonly section: Section },
  value: ResumeContent[Section],
  today: string,
  i18n: I18n,
): SectionFaults {
  const kept = resumeRows[section].stored(value);
  const lacking = missingOf(isBlankText(kept) ? '' : kept, { section, required: true, requiredFields });
  const wrong = problemsOf(section, value, today);
  const ids = new Set(wrong.map(placeId));
  return {
    places: [...lacking, ...wrong],
    errors: [
      ...lacking
        .filter((place) => !ids.has(placeId(place)))
        .map((place) => ({ fieldId: placeId(place), message: placeWords(place, value, i18n) })),
      ...wrong.map((problem) => ({
        fieldId: placeId(problem),
        message: problemWords(problem, value, i18n),
      })),
    ],
  };
}

const isBlankText = (value: unknown) => typeof value === 'string' && value.trim() === '';
