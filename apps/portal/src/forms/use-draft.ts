import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { newKey } from '../core/new-key.ts';
import { type Portal, usePortal, userOf } from '../core/portal/portal.ts';
import type { KeyStorage } from '../core/session/index.ts';
import { draftKey, findDraft, withServerMark, writeDraft } from './draft.ts';
import { draftOwner, linkPlace, withSaid, wordsOf } from './link-drafts.ts';

/** How long a change may wait to be stored. */
export const DRAFT_EVERY_MS = 2000;
const TAB_KEY = 'draftTab';

interface DraftOptions<Values extends object> {
  /** The form's name, without a colon. */
  readonly name: string;
  /** A stored draft that does not fit it is dropped. */
  readonly schema: v.GenericSchema<unknown, Values>;
  /** The values as people read them, choices by their labels: to be copied when the form is no longer open. */
  readonly say?: ((values: Values) => readonly string[]) | undefined;
  /** Whether the server has a draft too, with which the form begins; undefined for a form whose drafts the server does not keep. */
  readonly onServer?: boolean | undefined;
  /** The link's token, on a page that is reached by one. */
  readonly linkToken?: string | undefined;
}

/** What a draft needs of a form, or of a page that keeps its values otherwise. */
export interface DraftedForm<Values extends object> {
  /** Sets the values of a restored draft. */
  readonly reset: (values: Values) => void;
  readonly getValues: () => Values;
  /** Called whenever values change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Draft {
  /** When the restored draft was typed; undefined if none was restored, or the person has started over. */
  readonly restoredAt: number | undefined;
  /** False once the browser has refused to store it. */
  readonly isKept: boolean;
  /**
   * For a form whose drafts the server keeps: shows what was typed in another tab, if that is newer. Both tabs save to one draft on
   * the server, and the last save stays.
   */
  readonly showNewer: (() => void) | undefined;
  /** Stores what is typed at once. */
  readonly keepNow: () => void;
  /** Stores what is typed with the mark that the server has it too: if the server later has another draft, that one is newer. */
  readonly keepAsOnServer: () => void;
  /** What was typed and not sent, as people read it; empty if nothing was. */
  readonly typed: () => string;
  /** Removes the draft, because the form was sent or left without saving. */
  readonly forget: () => void;
  /** Removes the draft, and empties the form. */
  readonly startOver: () => void;
}

interface DraftLocation {
  readonly storage: KeyStorage;
  readonly key: string;
}

/** Where the current person's draft is stored; a visitor's draft of a page without a link ends with the tab (decision 0049). */
function draftLocationOf(portal: Portal, name: string, linkToken: string | undefined) {
  const user = userOf(portal.session);
  const subject = {
    owner: draftOwner(user),
    place: linkToken === undefined ? portal.scope.get().websiteId : linkPlace(linkToken),
    form: name,
  };
  const storage = user === undefined && linkToken === undefined ? portal.tab : portal.device;
  return { storage, subject };
}

/** The name of this tab among the drafts. It is taken out of the tab's storage while a page is open: a duplicated tab must not share it. */
function takeTab({ tab }: Portal): string {
  const left = tab.get(TAB_KEY);
  tab.remove(TAB_KEY);
  return left ?? newKey();
}

/** Stores what is typed into a form on the device, and restores it when the form is opened again. */
export function useDraft<Values extends object>(
  form: DraftedForm<Values>,
  { name, schema, say, onServer, linkToken }: DraftOptions<Values>,
): Draft {
  const portal = usePortal();
  const { reset, subscribe, getValues } = form;
  const keepsOnServer = onServer !== undefined;
  const [restoredAt, setRestoredAt] = useState<number>();
  const [isKept, setKept] = useState(true);
  const [newer, setNewer] = useState<Values>();
  const [begunAs] = useState(() => userOf(portal.session));
  const tab = useRef('');
  const [empty] = useState(() => JSON.stringify(getValues()));
  const isHere = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where this form has stored a draft itself, and where it has found the one that it restored. */
  const own = useRef<DraftLocation>(undefined);
  const found = useRef<readonly DraftLocation[]>([]);
  const openedAt = useRef(0);
  /** The form's values when its draft was removed. */
  const forgotten = useRef(empty);
  // A person's draft must not be stored for somebody else, nor after a log out.
  const isOfOther = () => begunAs !== undefined && begunAs !== userOf(portal.session);
  const asKept = (values: Values) => (say ? withSaid(values, say(values)) : values);

  function forget(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    for (const { storage, key } of [...found.current, ...(own.current ? [own.current] : [])])
      storage.remove(key);
    found.current = [];
    own.current = undefined;
    forgotten.current = JSON.stringify(getValues());
  }

  const keepNow = () => keep(false);

  function keep(isOnServer: boolean): void {
    // Another tab may have started over, and removed the draft of this one.
    const isGone = own.current && own.current.storage.get(own.current.key) === null;
    if (timer.current === undefined && !isGone && !isOnServer) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isOfOther()) return;
    const values = getValues();
    if (JSON.stringify(values) === empty) {
      forget();
      return;
    }
    const { storage, subject } = draftLocationOf(portal, name, linkToken);
    const key = draftKey(subject, tab.current);
    // The draft of a visitor who has logged in moves to the person.
    if (own.current && own.current.key !== key) own.current.storage.remove(own.current.key);
    own.current = { storage, key };
    const kept = asKept(values);
    setKept(writeDraft(storage, key, isOnServer ? withServerMark(kept) : kept, portal.clock()));
  }

  const open = useEffectEvent(() => {
    const { storage, subject } = draftLocationOf(portal, name, linkToken);
    openedAt.current = portal.clock();
    tab.current = takeTab(portal);
    const draft = findDraft(storage, subject, { tab: tab.current, schema, now: portal.clock() });
    if (!draft) return;
    found.current = draft.keys.map((key) => ({ storage, key }));
    // The form begins with the server's draft, which may have been continued on another device.
    if (draft.isOnServer && onServer) return;
    // As new defaults, so that the form counts as edited only after another change.
    reset(draft.values);
    setRestoredAt(draft.at);
  });
  const hear = useEffectEvent(() => {
    const { storage, subject } = draftLocationOf(portal, name, linkToken);
    // The newest of all tabs, not this tab's own.
    const newest = findDraft(storage, subject, { tab: '', schema, now: portal.clock() });
    const isOthers = newest && !newest.keys.includes(draftKey(subject, tab.current));
    const isNews = isOthers && newest.at > openedAt.current;
    setNewer(
      isNews && JSON.stringify(newest.values) !== JSON.stringify(getValues()) ? newest.values : undefined,
    );
  });
  const keepAll = useEffectEvent(keepNow);
  const leave = useEffectEvent(() => {
    portal.tab.set(TAB_KEY, tab.current);
    keepNow();
  });
  const later = useEffectEvent(() => {
    timer.current ??= setTimeout(keepAll, DRAFT_EVERY_MS);
  });

  useEffect(() => {
    isHere.current = true;
    open();
    const stop = subscribe(() => {
      // Whoever goes on typing here has seen the notice, and this tab is the newest now.
      setNewer(undefined);
      later();
    });
    const stopHearing = keepsOnServer
      ? portal.session.subscribe((elsewhere) => elsewhere && hear())
      : undefined;
    const hide = () => keepAll();
    const leaveTab = () => leave();
    addEventListener('pagehide', leaveTab);
    document.addEventListener('visibilitychange', hide);
    return () => {
      isHere.current = false;
      stop();
      stopHearing?.();
      removeEventListener('pagehide', leaveTab);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [subscribe, portal, keepsOnServer]);

  return {
    restoredAt,
    isKept,
    showNewer: newer && (() => reset(newer)),
    keepNow,
    // A save that is sent while the page is left may not have arrived when the next page loads the server's draft.
    keepAsOnServer: () => {
      if (isHere.current) keep(true);
    },
    typed() {
      const values = getValues();
      const json = JSON.stringify(values);
      return json === empty || json === forgotten.current || isOfOther() ? '' : wordsOf(asKept(values));
    },
    forget,
    startOver() {
      const read = v.safeParse(schema, JSON.parse(empty));
      if (read.success) reset(read.output);
      forget();
      setRestoredAt(undefined);
    },
  };
}
