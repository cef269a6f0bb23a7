import { type CallOptions, GatewayFailure } from '@careers/gateway';
import { useEffect, useEffectEvent } from 'react';
import type { Form } from '../../forms/form/index.ts';
import { type UsedAutosave, useAutosave } from '../../forms/use-autosave.ts';
import type { Draft } from '../../forms/use-draft.ts';
import type { LinkAnswer } from './link-answer.ts';
import { usePageLink } from './link-context.ts';

interface ServerDraftOptions<Values extends object, Sent> {
  /** The part of the form's values that is saved. */
  readonly read: (values: Values) => Sent;
  readonly save: (sent: Sent, options: CallOptions) => Promise<SavedDraft>;
  /** Whether all values are saved; true by default. */
  readonly isWhole?: (values: Values) => boolean;
  /** The form's draft on the device. */
  readonly draft: Pick<Draft, 'savedOnServer' | 'isAhead'>;
}

interface SavedDraft extends Pick<LinkAnswer, 'state'> {
  readonly savedAt?: string;
}

/**
 * Saves a form by link on the server while it is filled in, so that it can be continued on another device (decision 0107). It has one
 * author, whoever has the link, and therefore no conflicts: the last save stays. If the link is no longer open, it is queried again.
 */
export function useServerDraft<Values extends object, Sent>(
  { getValues, subscribe }: Pick<Form<Values>, 'getValues' | 'subscribe'>,
  { read, save, isWhole = () => true, draft }: ServerDraftOptions<Values, Sent>,
): UsedAutosave<Sent> {
  const { askAgain } = usePageLink();
  const onServer = useAutosave<Sent>({
    from: { value: read(getValues()), revision: 0 },
    save: async (sent, revision, options) => {
      const { state, savedAt } = await save(sent, options).catch((error: unknown) => {
        // For example a form that was submitted in another window.
        if (error instanceof GatewayFailure && error.kind === 'business') askAgain();
        throw error;
      });
      if (state !== 'open') askAgain();
      else {
        const isAll = isWhole(getValues()) && JSON.stringify(sent) === JSON.stringify(read(getValues()));
        draft.savedOnServer(savedAt, isAll);
      }
      return revision + 1;
    },
    readConflict: () => undefined,
  });
  const keep = useEffectEvent(() => onServer.edit(read(getValues())));
  useEffect(() => subscribe(() => keep()), [subscribe]);
  // For example text that was typed without a network: another device continues with it too.
  useEffect(() => {
    if (draft.isAhead) keep();
  }, [draft.isAhead]);
  return onServer;
}
