import { GatewayFailure } from '@careers/gateway';
import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import type { Portal } from '../../../../core/portal/portal.ts';
import type { Versioned } from '../../../../forms/autosave.ts';
import { createSectionLine } from '../../model/section-line.ts';
import type { Changes } from '../review/decide.ts';

/** A field that the import changes was also changed elsewhere: the person has to decide again. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
  readonly section: ResumeSection;

  constructor(section: ResumeSection) {
    super(section);
    this.section = section;
  }
}

/** How often a save is merged and tried again when another device was faster. */
const TRIES = 5;

/**
 * Saves sections one after the other, based on the content that was reviewed.
 * @returns the last revision
 */
export async function saveChanges(
  portal: Portal,
  base: ResumeContent,
  changes: Changes,
  revision: number,
): Promise<number> {
  let last = revision;
  for (const section of Object.keys(changes) as ResumeSection[]) {
    const value = changes[section];
    if (value === undefined) continue;
    last = await saveOver(portal, section, { base: base[section], value, revision: last });
  }
  return last;
}

/** A section as it is to be saved, and what it was edited from. */
interface Edit<Value> extends Versioned<Value> {
  readonly base: Value;
}

/**
 * Saves one section; changes that were made elsewhere meanwhile are merged in.
 * @throws {ChangedElsewhere} if both changed the same field; {GatewayFailure}
 */
export async function saveOver<Section extends ResumeSection>(
  portal: Portal,
  section: Section,
  { base, ...edit }: Edit<ResumeContent[Section]>,
): Promise<number> {
  const line = createSectionLine(portal, section, base);
  let { value, revision } = edit;
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await line.save(value, revision);
    } catch (error) {
      const isConflict = error instanceof GatewayFailure && error.reason === 'conflict';
      const theirs = isConflict ? line.readConflict(error.data) : undefined;
      if (!theirs) throw error;
      const merge = line.merge(value, theirs.value);
      if (merge.conflicts.length > 0) throw new ChangedElsewhere(section);
      line.resolved(theirs.value);
      value = merge.value;
      revision = theirs.revision;
    }
  }
  throw new ChangedElsewhere(section);
}
