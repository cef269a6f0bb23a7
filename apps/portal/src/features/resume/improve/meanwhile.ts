import type { ImprovableSection, OpenResumeImprovement, ResumeContent } from '@careers/gateway/contract';
import { readTyped } from '../editor/section-drafts.ts';
import { type Merge, mergeSection } from '../model/merge.ts';
import { resumeRows } from '../model/sections/registry.ts';
import { currentValue, type ImproveValues, typedIn } from './improve-values.ts';

/**
 * Merges what is typed into a section with what somebody else has changed since; undefined while the section is still
 * at the revision that the edits started from. A revision later than the current one belongs to another world.
 */
export function mergeMeanwhile<Section extends ImprovableSection>(
  section: Section,
  request: OpenResumeImprovement,
  { sections, seen }: ImproveValues,
): Merge<ResumeContent[Section]> | undefined {
  const before = seen?.[section];
  if (!before || before.revision >= request.revision) return undefined;
  const base = readTyped(section, before.value);
  if (base === undefined) return undefined;
  const mine = resumeRows[section].stored(typedIn(section, sections[section], request));
  return mergeSection(section, { base, mine, theirs: currentValue(section, request) });
}

/** Settles the merge with a value: from then on the edits start from the section's current value. */
export function settleMerge<Section extends ImprovableSection>(
  section: Section,
  value: ResumeContent[Section],
  request: OpenResumeImprovement,
  { sections, seen }: ImproveValues,
): ImproveValues {
  const { revision } = request;
  return {
    sections: { ...sections, [section]: resumeRows[section].keepTyped(value, sections[section]) },
    seen: { ...seen, [section]: { revision, value: currentValue(section, request) } },
  };
}
