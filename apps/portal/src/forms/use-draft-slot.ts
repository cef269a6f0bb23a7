import { useRef, useState } from 'react';
import type * as v from 'valibot';
import { newKey } from '../core/new-key.ts';
import { type Portal, usePortal, userOf } from '../core/portal/portal.ts';
import type { DraftMarks, KeyStorage } from '../core/session/index.ts';
import { draftKey, type FoundDraft, findDraft, writeDraft } from './draft.ts';
import { draftOwner, isUnlocked, linkPlace } from './link-drafts.ts';

const TAB_KEY = 'draftTab';

/** The stored drafts of one form, as one tab reads and writes them. */
export interface DraftSlot {
  /** Takes the tab's name among the drafts, and returns the draft that the form was left with. */
  readonly open: <Values>(schema: v.GenericSchema<unknown, Values>) => FoundDraft<Values> | undefined;
  /** The values that another tab has stored since this one was opened, if they are the newest. */
  readonly newerElsewhere: <Values>(schema: v.GenericSchema<unknown, Values>) => Values | undefined;
  /** Returns whether the draft outlives the page. */
  readonly write: (values: object, marks: Omit<DraftMarks, 'behindCode'>) => boolean;
  /** Removes the draft that this form has stored, and the one that it was opened with. */
  readonly remove: () => void;
  /** Whether another tab has removed the draft that this form has stored. */
  readonly isRemovedElsewhere: () => boolean;
  /** Whether somebody has logged out or in as somebody else: a person's draft is never stored for another one. */
  readonly isOfOther: () => boolean;
  /** Gives the tab's name back, because the page is left. */
  readonly leave: () => void;
  /** Takes the tab's name again, because the page that was left has come back as it was. */
  readonly comeBack: () => void;
}

interface DraftSlotOptions {
  /** The form's name, without a colon. */
  readonly name: string;
  /** The link's token, on a page that is reached by one. */
  readonly linkToken: string | undefined;
}

interface DraftLocation {
  readonly storage: KeyStorage;
  readonly key: string;
}

/** Finds, writes and removes the drafts of a form, for whoever is logged in at that moment. */
export function useDraftSlot({ name, linkToken }: DraftSlotOptions): DraftSlot {
  const portal = usePortal();
  const [begunAs] = useState(() => userOf(portal.session));
  const tab = useRef('');
  const openedAt = useRef(0);
  /** Where this form has stored a draft itself, and where it has found the one that it was opened with. */
  const own = useRef<DraftLocation>(undefined);
  const found = useRef<readonly DraftLocation[]>([]);

  return {
    open(schema) {
      const { storage, subject } = draftAreaOf(portal, name, linkToken);
      openedAt.current = portal.clock();
      tab.current = takeTab(portal);
      const draft = findDraft(storage, subject, { tab: tab.current, schema, now: portal.clock() });
      if (draft) found.current = draft.keys.map((key) => ({ storage, key }));
      return draft;
    },
    newerElsewhere(schema) {
      const { storage, subject } = draftAreaOf(portal, name, linkToken);
      // Without a tab's name, the newest draft of all tabs is found, not this tab's own.
      const newest = findDraft(storage, subject, { tab: '', schema, now: portal.clock() });
      if (!newest || newest.keys.includes(draftKey(subject, tab.current))) return undefined;
      return newest.at > openedAt.current ? newest.values : undefined;
    },
    write(values, marks) {
      const { storage, subject } = draftAreaOf(portal, name, linkToken);
      const key = draftKey(subject, tab.current);
      // The draft of a visitor who has logged in moves to the person.
      if (own.current && own.current.key !== key) own.current.storage.remove(own.current.key);
      own.current = { storage, key };
      const behindCode = linkToken !== undefined && isUnlocked(portal, linkToken);
      return writeDraft(storage, key, values, portal.clock(), { ...marks, behindCode });
    },
    remove() {
      for (const { storage, key } of found.current) storage.remove(key);
      own.current?.storage.remove(own.current.key);
      found.current = [];
      own.current = undefined;
    },
    isRemovedElsewhere: () => own.current?.storage.get(own.current.key) === null,
    isOfOther: () => begunAs !== undefined && begunAs !== userOf(portal.session),
    leave: () => portal.tab.set(TAB_KEY, tab.current),
    comeBack: () => portal.tab.remove(TAB_KEY),
  };
}

/** Where the current person's draft is stored; a visitor's draft of a page without a link ends with the tab (decision 0049). */
function draftAreaOf(portal: Portal, name: string, linkToken: string | undefined) {
  const user = userOf(portal.session);
  const subject = {
    owner: draftOwner(user),
    place: linkToken === undefined ? portal.scope.get().websiteId : linkPlace(linkToken),
    form: name,
  };
  const storage = user === undefined && linkToken === undefined ? portal.tab : portal.device;
  return { storage, subject };
}

/**
 * The name of this tab among the drafts. It is taken out of the tab's storage while a page is open: a duplicated tab must not share
 * it.
 */
function takeTab({ tab }: Portal): string {
  const left = tab.get(TAB_KEY);
  tab.remove(TAB_KEY);
  return left ?? newKey();
}
