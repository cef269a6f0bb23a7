import type { CallOptions } from '@careers/gateway';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../../core/portal.ts';
import type { Form } from '../../forms/form/index.ts';
import { type UsedAutosave, useAutosave } from '../../forms/use-autosave.ts';
import type { Draft } from '../../forms/use-draft.ts';
import type { LinkAnswer } from './link-answer.ts';
import { usePageLink } from './link-context.ts';

interface ServerDraftOptions<Values extends object, Sent> {
  /** What is sent of what is typed. */
  readonly read: (values: Values) => Sent;
  readonly save: (sent: Sent, options: CallOptions) => Promise<Pick<LinkAnswer, 'state'>>;
  /** Whether all that is typed is sent; true unless said. */
  readonly isWhole?: (values: Values) => boolean;
  /** What the device keeps of the form. */
  readonly draft: Pick<Draft, 'keepAsOnServer'>;
}

/**
 * Keeps what is typed into a link's form on the server while it is typed, so that another device goes on with it. It has one author,
 * whoever has the link, and so no conflicts: on each device the newest that the server has is what is gone on with. A link that is
 * over by then is asked anew.
 */
export function useServerDraft<Values extends object, Sent>(
  { getValues, subscribe }: Pick<Form<Values>, 'getValues' | 'subscribe'>,
  { read, save, isWhole = () => true, draft }: ServerDraftOptions<Values, Sent>,
): UsedAutosave<Sent> {
  const { queries } = usePortal();
  const { queryKey } = usePageLink();
  const onServer = useAutosave<Sent>({
    from: { value: read(getValues()), revision: 0 },
    save: async (sent, revision, options) => {
      const { state } = await save(sent, options);
      if (state !== 'open') void queries.invalidateQueries({ queryKey });
      else if (isWhole(getValues()) && JSON.stringify(sent) === JSON.stringify(read(getValues())))
        draft.keepAsOnServer();
      return revision + 1;
    },
    readConflict: () => undefined,
  });
  const keep = useEffectEvent(() => onServer.edit(read(getValues())));
  useEffect(() => subscribe(() => keep()), [subscribe]);
  return onServer;
}
