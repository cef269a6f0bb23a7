import { saveCollectDraft } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { linkParam } from '../../core/link-pass.ts';
import { usePortal } from '../../core/portal.ts';
import type { OnFailure } from '../../forms/use-form-failure.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { type LinkDraft, usePageLink } from '../link-page/index.ts';
import { type FormValues, sentAnswers } from './answers.ts';

/** Saves a form on the server as it is, to go on with it later, on whatever device. */
export function useSaveForm(form: UseFormReturn<FormValues>, draft: LinkDraft, onFailure: OnFailure) {
  const { t } = useLingui();
  const { gateway, queries, tab, toasts } = usePortal();
  const { token, queryKey } = usePageLink();
  const { state, submit } = useSubmit({ onFailure, repeatable: true });
  const save = () => {
    const values = form.getValues();
    const param = { ...linkParam(tab, token), answers: sentAnswers(values.answers) };
    return submit(
      ({ options }) => gateway.call(saveCollectDraft, param, options),
      (answer) => {
        if (answer.state !== 'open') {
          void queries.invalidateQueries({ queryKey });
          return;
        }
        // The server has it now: nothing would be lost, and nothing needs to be kept beside it.
        form.reset(values);
        draft.forget();
        toasts.show({ tone: 'success', message: t`Save successfully` });
      },
    );
  };
  return { isSaving: state === 'pending', save };
}
