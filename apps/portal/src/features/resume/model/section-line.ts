import type { CallOptions } from '@careers/gateway';
import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { type Portal, userOf } from '../../../core/portal.ts';
import type { Versioned } from '../../../forms/autosave.ts';
import { isSame } from './merge/same.ts';
import { type Merge, mergeSection } from './merge.ts';
import { readConflict, saveSection } from './resume-query.ts';

/** What an autosave of one section needs: `save` and `readConflict` for `useAutosave`, and the merge in a conflict. */
export interface SectionLine<Value> {
  readonly save: (value: Value, revision: number, options?: CallOptions) => Promise<number>;
  readonly readConflict: (data: unknown) => Versioned<Value> | undefined;
  /** What is in the editor and what the server has instead, merged over what both had last. */
  readonly merge: (mine: Value, theirs: Value) => Merge<Value>;
  /** The conflict has been resolved: the editor now stands on the server's value. */
  readonly resolved: (theirs: Value) => void;
}

/** Saves a section, and keeps what both sides had last: without it nobody knows who changed what (decision 0064). */
export function createSectionLine<Section extends ResumeSection>(
  portal: Portal,
  section: Section,
  from: ResumeContent[Section],
): SectionLine<ResumeContent[Section]> {
  type Value = ResumeContent[Section];
  // What one person wrote never goes into the resume of whoever logs in meanwhile.
  const person = userOf(portal.session);
  const own: CallOptions = person === undefined ? {} : { person };
  let base = from;
  // Sent without an answer: the server may have it.
  let unsure: Value[] = [];
  const settle = (value: Value) => {
    base = value;
    unsure = [];
  };
  /** Whether the server's value has all that was sent: then it came from there, and others have gone on from it. */
  const includes = (theirs: Value, sent: Value) => {
    const { value, conflicts } = mergeSection(section, { base, mine: theirs, theirs: sent });
    return conflicts.length === 0 && isSame(value, theirs);
  };
  return {
    async save(value, revision, options) {
      unsure.push(value);
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
  };
}
