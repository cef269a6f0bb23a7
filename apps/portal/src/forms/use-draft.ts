import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { newKey } from '../core/new-key.ts';
import { type Portal, usePortal, userOf } from '../core/portal.ts';
import type { KeyStorage } from '../core/session/index.ts';
import { draftKey, findDraft, withServerMark, writeDraft } from './draft.ts';
import { draftOwner, linkPlace, withSaid, wordsOf } from './link-drafts.ts';

/** So long a change may wait to be kept. */
export const DRAFT_EVERY_MS = 2000;
const TAB_KEY = 'draftTab';

interface DraftOptions<Values extends object> {
  /** Of the form; no colon in it. */
  readonly name: string;
  /** What is read back has to fit it; what does not is dropped. */
  readonly schema: v.GenericSchema<unknown, Values>;
  /** What is typed as people read it, choices by their names: to be copied once no form takes it any more. */
  readonly say?: ((values: Values) => readonly string[]) | undefined;
  /** Whether the server has a draft too, with which the form begins; undefined where it keeps none. */
  readonly onServer?: boolean | undefined;
  /** The link's token, on a page that is reached by one. */
  readonly linkToken?: string | undefined;
}

/** What a draft needs of a form: of one, or of a page that keeps its values otherwise. */
export interface DraftedForm<Values extends object> {
  /** Takes what was kept. */
  readonly reset: (values: Values) => void;
  readonly getValues: () => Values;
  /** Told whenever values change; answers how to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Draft {
  /** When what was given back was typed; undefined when nothing was, or it was given up. */
  readonly restoredAt: number | undefined;
  /** False once the browser has refused to keep it. */
  readonly isKept: boolean;
  /**
   * Of a form that the server keeps: shows what was typed into it in another tab later than here, where anything was.
   * Both are kept in one place, and the last is what stays.
   */
  readonly showNewer: (() => void) | undefined;
  /** Keeps what is typed at once. */
  readonly keepNow: () => void;
  /** The server has all that is typed: if it has something else later, that is newer. */
  readonly keepAsOnServer: () => void;
  /** What is typed and was not sent, as people read it; empty where nothing is. */
  readonly typed: () => string;
  /** Forgets the draft: the form was sent, or left without it. */
  readonly forget: () => void;
  /** Forgets it, and empties the form. */
  readonly startOver: () => void;
}

interface DraftLocation {
  readonly storage: KeyStorage;
  readonly key: string;
}

/** Where the draft of whoever is here now is kept: a visitor's goes with the tab (decision 0049). */
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

/** By what a tab knows its own draft. A page takes it and leaves it behind: a tab that is copied meanwhile has none. */
function takeTab({ tab }: Portal): string {
  const left = tab.get(TAB_KEY);
  tab.remove(TAB_KEY);
  return left ?? newKey();
}

/** Keeps what is typed into a form on the device, and gives it back when the form is opened again. */
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
  /** Where this form has put something itself, and what it found and gave back. */
  const own = useRef<DraftLocation>(undefined);
  const found = useRef<readonly DraftLocation[]>([]);
  const openedAt = useRef(0);
  /** What stood in the form when it was forgotten. */
  const forgotten = useRef(empty);
  // What a person typed is no other one's, and nobody's after a log out.
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
    // Another tab may have begun anew, and dropped what this one shows.
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
    // A visitor who has logged in takes it along.
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
    // The form begins with what the server has, which another device may have gone on with.
    if (draft.isOnServer && onServer) return;
    // As it was kept, so that it counts as edited only once somebody goes on.
    reset(draft.values);
    setRestoredAt(draft.at);
  });
  const hear = useEffectEvent(() => {
    const { storage, subject } = draftLocationOf(portal, name, linkToken);
    // The newest of any tab: none is asked for by name.
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
      // Whoever goes on here has been told, and is the last now.
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
    // What goes out as the page is left may still be on its way when the next one asks for what the server has.
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
