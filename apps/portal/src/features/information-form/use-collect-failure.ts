import { GatewayFailure, readRefusal } from '@careers/gateway';
import type { CollectGroup } from '@careers/gateway/contract';
import * as v from 'valibot';
import type { FormStore } from '../../forms/form/index.ts';
import { type OnFailure, type OnRefused, useFormFailure } from '../../forms/use-form-failure.ts';
import { askedGroups, type FormValues, pathOf } from './answers.ts';

const refusedFields = v.object({ fields: v.array(v.object({ id: v.string(), code: v.string() })) });

/** Shows a failed submit: at the fields that the server names, or else as the form's own failure. */
export function useCollectFailure(
  form: FormStore<FormValues>,
  groups: readonly CollectGroup[],
  onRefused: OnRefused,
): OnFailure {
  const showFailure = useFormFailure<FormValues>(form, {});
  return (error, mayFocus) => {
    const read =
      error instanceof GatewayFailure && error.reason === 'answersInvalid'
        ? readRefusal(refusedFields, error.data)
        : undefined;
    if (!read) {
      showFailure(error, mayFocus);
      return;
    }
    for (const { id, code } of read.fields) form.setError(pathOf(id), { type: 'server', message: code });
    // The server may validate by a newer form than the one on screen: its refusal can be shown at a field only once that is
    // loaded.
    const onScreen = askedGroups(groups, form.getValues().answers).flatMap(({ fields }) => fields);
    if (!onScreen.some((field) => read.fields.some(({ id }) => id === field.id)))
      showFailure(error, mayFocus);
    onRefused(
      read.fields.map(({ id }) => id),
      mayFocus,
    );
  };
}
