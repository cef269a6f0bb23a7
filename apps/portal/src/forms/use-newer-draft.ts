import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { usePortal } from '../core/portal/portal.ts';
import type { DraftSlot } from './use-draft-slot.ts';

interface NewerDraftOptions<Values extends object> {
  readonly slot: DraftSlot;
  readonly schema: v.GenericSchema<unknown, Values>;
  readonly getValues: () => Values;
  /** Called whenever values change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether it looks for drafts of other tabs at all. */
  readonly isWatched: boolean;
}

/** What was typed into the same form in another tab, if that is newer than what this tab shows (decision 0114). */
export function useNewerDraft<Values extends object>({
  slot,
  schema,
  getValues,
  subscribe,
  isWatched,
}: NewerDraftOptions<Values>): Values | undefined {
  const { session } = usePortal();
  const [newer, setNewer] = useState<Values>();
  const look = useEffectEvent(() => {
    const values = slot.newerElsewhere(schema);
    setNewer(JSON.stringify(values) === JSON.stringify(getValues()) ? undefined : values);
  });
  useEffect(() => {
    if (!isWatched) return;
    // The session's store hears of every change that another tab makes to the storage.
    const stopLooking = session.subscribe((elsewhere) => elsewhere && look());
    // Whoever goes on typing here has seen the notice, and this tab is the newest now.
    const stop = subscribe(() => setNewer(undefined));
    return () => {
      stopLooking();
      stop();
    };
  }, [session, subscribe, isWatched]);
  return newer;
}
