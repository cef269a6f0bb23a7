import type { CallOptions } from '@careers/gateway';
import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { type Portal, userOf } from '../../../core/portal/portal.ts';
import type { Versioned } from '../../../forms/autosave.ts';
import { isSame } from './merge/same.ts';
import { type Merge, mergeSection } from './merge.ts';
import { readConflict, saveSection } from './resume-query.ts';

/** What an autosave of one section needs: `save` and `readConflict` for `useAutosave`, and the merge in a conflict. */
interface SectionLine<Value> {
  readonly save: (value: Value, revision: number, options?: CallOptions) => Promise<number>;
  readonly readConflict: (data: unknown) => Versioned<Value> | undefined;
  /** Merges the editor's value with the server's, starting from the last value that both had. */
  readonly merge: (mine: Value, theirs: Value) => Merge<Value>;
  /** To be called when a conflict is resolved: the server's value is then the one that both have. */
  readonly resolved: (theirs: Value) => void;
  /** The values that were sent and not acknowledged: the server may have one of them. */
  readonly unsure: () => readonly Value[];
}

/**
 * Saves a section and remembers the last value that both sides had, which a merge needs (decision 0064). `sent` are values that an
 * earlier page may have sent.
 */
export function createSectionLine<Section extends ResumeSection>(
  portal: Portal,
  section: Section,
  from: ResumeContent[Section],
  sent: readonly ResumeContent[Section][] = [],
): SectionLine<ResumeContent[Section]> {
  type Value = ResumeContent[Section];
  // If someone else logs in meanwhile, this text must not go into their resume.
  const person = userOf(portal.session);
  const own: CallOptions = person === undefined ? {} : { person };
  let base = from;
  // Values that were sent but not acknowledged: the server may have them.
  let unsure: Value[] = [...sent];
  const settle = (value: Value) => {
    base = value;
    unsure = [];
  };
  /** Whether the server's value contains all that was sent: then it was saved, and others have edited it since. */
  const includes = (theirs: Value, sent: Value) => {
    const { value, conflicts } = mergeSection(section, { base, mine: theirs, theirs: sent });
    return conflicts.length === 0 && isSame(value, theirs);
  };
  return {
    async save(value, revision, options) {
      if (!isSame(unsure.at(-1), value)) unsure.push(value);
      const saved = await saveSection(portal, section, { value, revision }, { ...own, ...options });
      settle(value);
      return saved;
    },
    readConflict(data) {
      const theirs = readConflict(section, data);
      const arrived = theirs && unsure.findLast((sent) => includes(theirs.value, sent));
      if (arrived !== undefined) settle(arrived);
      return theirs;
    },
    merge: (mine, theirs) => mergeSection(section, { base, mine, theirs }),
    resolved: settle,
    unsure: () => unsure,
  };
}
