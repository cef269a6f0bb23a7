import type { ImprovableSection, OpenResumeImprovement, ResumeContent } from '@careers/gateway/contract';
import { readTyped } from '../editor/section-drafts.ts';
import { type Merge, mergeSection } from '../model/merge.ts';
import { resumeRows } from '../model/sections/registry.ts';
import { type ImproveValues, standing, typedIn } from './improve-values.ts';

/**
 * What is typed into a section over what somebody else has made of it since; undefined while it stands at the revision
 * that it was typed upon. A later one than there is now is of another world.
 */
export function meanwhileIn<Section extends ImprovableSection>(
  section: Section,
  request: OpenResumeImprovement,
  { sections, seen }: ImproveValues,
): Merge<ResumeContent[Section]> | undefined {
  const before = seen?.[section];
  if (!before || before.revision >= request.revision) return undefined;
  const base = readTyped(section, before.value);
  if (base === undefined) return undefined;
  const mine = resumeRows[section].stored(typedIn(section, sections[section], request));
  return mergeSection(section, { base, mine, theirs: standing(section, request) });
}

/** Ends it with a value: from then on the section is typed upon what stands there now. */
export function settled<Section extends ImprovableSection>(
  section: Section,
  value: ResumeContent[Section],
  request: OpenResumeImprovement,
  { sections, seen }: ImproveValues,
): ImproveValues {
  const { revision } = request;
  return {
    sections: { ...sections, [section]: resumeRows[section].keepTyped(value, sections[section]) },
    seen: { ...seen, [section]: { revision, value: standing(section, request) } },
  };
}
