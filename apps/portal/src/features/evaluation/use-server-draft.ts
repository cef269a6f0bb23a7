import type {
  EvaluationDraft,
  ParamOf,
  saveEvaluationDraft,
  saveOwnEvaluationDraft,
  submitEvaluation,
  submitOwnEvaluation,
} from '@careers/gateway/contract';
import { usePortal } from '../../core/portal.ts';
import { useAutosave } from '../../forms/use-autosave.ts';
import { usePageLink } from '../link-page/index.ts';

/** The two ways in which a scorecard is sent (section 6): without a login, by the link; and with one. */
export type EvaluationCalls =
  | { readonly submit: typeof submitEvaluation; readonly saveDraft: typeof saveEvaluationDraft }
  | { readonly submit: typeof submitOwnEvaluation; readonly saveDraft: typeof saveOwnEvaluationDraft };

/** Keeps a scorecard on the server while it is written, so that another device goes on with it. */
export function useServerDraft(method: EvaluationCalls['saveDraft'], beginning: EvaluationDraft) {
  const { gateway } = usePortal();
  const { param } = usePageLink();
  return useAutosave<EvaluationDraft>({
    from: { value: beginning, revision: 0 },
    save: async (draft, revision) => {
      await gateway.call(method, { ...param(), draft } as ParamOf<typeof method>);
      return revision + 1;
    },
    // It has one author: whoever interviews.
    readConflict: () => undefined,
  });
}
