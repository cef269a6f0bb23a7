import { type EvaluationDraft, saveEvaluationDraft } from '@careers/gateway/contract';
import { linkParam } from '../../core/link-pass.ts';
import { usePortal } from '../../core/portal.ts';
import { useAutosave } from '../../forms/use-autosave.ts';
import { usePageLink } from '../link-page/index.ts';

/** Keeps a scorecard on the server while it is written, so that another device goes on with it. */
export function useServerDraft(beginning: EvaluationDraft) {
  const { gateway, tab } = usePortal();
  const { token } = usePageLink();
  return useAutosave<EvaluationDraft>({
    from: { value: beginning, revision: 0 },
    save: async (draft, revision) => {
      await gateway.call(saveEvaluationDraft, { ...linkParam(tab, token), draft });
      return revision + 1;
    },
    // It has one author: whoever has the link.
    readConflict: () => undefined,
  });
}
