import { type CheckItem, checkFindings, submitSupplierCheck } from '@careers/gateway/contract';
import { Field, Heading, RadioGroup, TextInput } from '@careers/ui';
import { COMMENT_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { joinFacts } from '../../core/format/list-of.ts';
import { CountedText, countedMessage } from '../../forms/counted-text.tsx';
import { Controlled, useForm, useFormValue, useRowsAbout } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit } from '../link-page/index.ts';
import { useFindingWords } from './use-finding-words.ts';

const findingsValues = v.object({
  findings: v.array(
    v.object({ itemId: v.string(), finding: v.optional(v.picklist(checkFindings)), note: v.string() }),
  ),
  comment: v.string(),
});
type FindingsValues = v.InferOutput<typeof findingsValues>;

const nothingYet = ({ id }: CheckItem): FindingsValues['findings'][number] => ({ itemId: id, note: '' });

/** The values of a draft for the current items: these may have changed since it was stored, or their order may have. */
function keptFindings(items: readonly CheckItem[]) {
  return v.pipe(
    findingsValues,
    v.transform(({ findings, comment }) => ({
      findings: items.map((item) => findings.find(({ itemId }) => itemId === item.id) ?? nothingYet(item)),
      comment,
    })),
  );
}

/** A finding for each item; an item that is not confirmed needs a reason. */
export function FindingsForm({ items }: { readonly items: readonly CheckItem[] }) {
  const { t, i18n } = useLingui();
  const words = useFindingWords();
  const form = useForm<FindingsValues>({
    defaultValues: { findings: items.map(nothingYet), comment: '' },
  });
  const { register, handleSubmit, formState } = form;
  const chosen = useFormValue(form, 'findings');
  const asked = useRowsAbout(chosen, items, {
    idOf: ({ itemId }) => itemId,
    newRow: nothingYet,
    setRows: (findings) => form.setValue('findings', [...findings]),
  });
  const draft = useLinkDraft(form, {
    name: 'supplierCheck',
    schema: keptFindings(items),
    say: ({ findings, comment }) => [
      ...findings.flatMap(({ itemId, finding, note }) => {
        const name = items.find(({ id }) => id === itemId)?.name ?? '';
        return finding || note.trim()
          ? [joinFacts([name, finding && words[finding], note], i18n.locale)]
          : [];
      }),
      comment,
    ],
  });
  const onFailure = useFormFailure<FindingsValues>(form, { commentTooLong: 'comment' });
  const { state, submit } = useLinkSubmit(submitSupplierCheck, { draft, onFailure });
  const { errors } = formState;

  const send = ({ findings, comment }: FindingsValues) =>
    submit({
      findings: findings.flatMap(({ itemId, finding, note }) => {
        if (!finding) return [];
        return [{ itemId, finding, ...(note.trim() ? { note: note.trim() } : {}) }];
      }),
      ...(comment.trim() ? { comment: comment.trim() } : {}),
    });

  return (
    <>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-8">
        <FormFailure message={formState.failure} />
        <Heading level={2} size="md">
          {t`Results of the check`}
        </Heading>
        {asked.map(({ about: { id, name, description }, at }) => {
          const needsNote = (chosen[at]?.finding ?? 'confirmed') !== 'confirmed';
          return (
            <div key={id} className="flex flex-col gap-4">
              <Controlled
                form={form}
                name={`findings.${at}.finding`}
                validate={(finding) => finding !== undefined}
              >
                {(field) => (
                  <RadioGroup
                    label={name}
                    hint={description}
                    required
                    requiredLabel={t`required`}
                    orientation="horizontal"
                    name={field.name}
                    value={field.value}
                    onValueChange={field.onChange}
                    options={checkFindings.map((value) => ({ value, label: words[value] }))}
                    error={errors.findings?.[at]?.finding && t`Please choose a result`}
                  />
                )}
              </Controlled>
              <Field
                label={t`Note on: ${name}`}
                required={needsNote}
                requiredLabel={t`required`}
                error={errors.findings?.[at]?.note && t`Please explain`}
              >
                {/* Otherwise the browser would suggest what was typed about other people. */}
                <TextInput
                  autoComplete="off"
                  maxLength={COMMENT_MAX}
                  {...register(`findings.${at}.note`, {
                    validate: (note, { findings }) =>
                      (findings[at]?.finding ?? 'confirmed') === 'confirmed' || note.trim() !== '',
                  })}
                />
              </Field>
            </div>
          );
        })}
        <CountedText
          label={t`Anything else`}
          form={form}
          name="comment"
          max={COMMENT_MAX}
          rows={4}
          error={countedMessage(errors.comment, { max: COMMENT_MAX }, i18n)}
        />
        <SubmitButton state={state} className="self-start">
          {t`Submit the results`}
        </SubmitButton>
      </form>
    </>
  );
}
