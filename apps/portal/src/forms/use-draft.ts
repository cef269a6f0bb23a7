import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import type { Said } from '../core/session/index.ts';
import { useDraftSlot } from './use-draft-slot.ts';
import { type DraftWriter, useDraftWriter } from './use-draft-writer.ts';
import { useNewerDraft } from './use-newer-draft.ts';

interface DraftOptions<Values extends object> {
  /** The form's name, without a colon. */
  readonly name: string;
  /** A stored draft that does not fit it is dropped. */
  readonly schema: v.GenericSchema<unknown, Values>;
  /**
   * The values as people read them, choices by their labels: to be copied when the form is no longer open. `earlier` is what the draft
   * said with which the form was opened, of questions too that it no longer asks.
   */
  readonly say?: ((values: Values, earlier: unknown) => Said) | undefined;
  /** For a form whose drafts the server keeps: when it saved the one with which the form begins, if it has one. */
  readonly server?: { readonly savedAt: string | undefined } | undefined;
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

export interface Draft extends DraftWriter {
  /** When the restored draft was typed; undefined if none was restored, or the person has started over. */
  readonly restoredAt: number | undefined;
  /** Whether the restored draft goes on from what the server has, or from nothing if it has none: it can be saved there. */
  readonly isAhead: boolean | undefined;
  /**
   * For a form whose drafts the server keeps: shows what was typed in another tab, if that is newer. Both tabs save to one draft on
   * the server, and the last save stays.
   */
  readonly showNewer: (() => void) | undefined;
  /** What the draft said that the form was opened with, restored or not; undefined after the person has started over. */
  readonly earlier: unknown;
  /** Removes the draft, and empties the form. */
  readonly startOver: () => void;
}

/** Stores what is typed into a form on the device, and restores it when the form is opened again. */
export function useDraft<Values extends object>(
  { reset, getValues, subscribe }: DraftedForm<Values>,
  { name, schema, say, server, linkToken }: DraftOptions<Values>,
): Draft {
  const [restored, setRestored] = useState<{ readonly at: number; readonly isAhead: boolean }>();
  const [earlier, setEarlier] = useState<unknown>();
  const [empty] = useState(() => JSON.stringify(getValues()));
  const slot = useDraftSlot({ name, linkToken });

  const restore = useEffectEvent(() => {
    const draft = slot.open(schema);
    setEarlier(draft?.said);
    const savedAt = server?.savedAt;
    const isServers = draft?.isOnServer && savedAt !== undefined;
    // The form begins with the server's draft, which was continued on another device.
    if (!draft || (isServers && savedAt !== draft.serverAt)) return;
    // As new defaults, so that the form counts as edited only after another change. The device's copy of the server's draft may have
    // more: what the server does not take (decision 0171).
    reset(draft.values);
    if (!isServers) setRestored({ at: draft.at, isAhead: savedAt === draft.serverAt });
  });
  // Before the writer listens for changes, since a draft that is restored need not be stored again.
  useEffect(() => restore(), []);

  const writer = useDraftWriter({
    slot,
    empty,
    savedAt: server?.savedAt,
    getValues,
    subscribe,
    say: say && ((values: Values) => say(values, earlier)),
    saysEarlier: (values) =>
      JSON.stringify(say?.(values, earlier)) !== JSON.stringify(say?.(values, undefined)),
  });
  const newer = useNewerDraft({ slot, schema, getValues, subscribe, isWatched: server !== undefined });

  return {
    ...writer,
    restoredAt: restored?.at,
    isAhead: restored?.isAhead,
    earlier,
    showNewer: newer && (() => reset(newer)),
    startOver() {
      const read = v.safeParse(schema, JSON.parse(empty));
      if (read.success) reset(read.output);
      writer.forget();
      setRestored(undefined);
      setEarlier(undefined);
    },
  };
}
