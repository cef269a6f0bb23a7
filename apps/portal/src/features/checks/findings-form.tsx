import { type CheckItem, submitSupplierCheck } from '@careers/gateway/contract';
import { Heading } from '@careers/ui';
import { COMMENT_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { joinFacts } from '../../core/format/list-of.ts';
import { CountedText, countedMessage } from '../../forms/counted-text.tsx';
import { useDerived, useForm, useRowsAbout } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useLinkDraft, useLinkSubmit } from '../link-page/index.ts';
import { FindingFields } from './finding-fields.tsx';
import { type FindingsValues, keptFindings, nothingYet } from './findings-values.ts';
import { useFindingWords } from './use-finding-words.ts';

/** A finding for each item; an item that is not confirmed needs a reason. */
export function FindingsForm({ items }: { readonly items: readonly CheckItem[] }) {
  const { t, i18n } = useLingui();
  const words = useFindingWords();
  const form = useForm<FindingsValues>({
    defaultValues: { findings: items.map(nothingYet), comment: '' },
  });
  const { handleSubmit, formState } = form;
  const itemIds = useDerived(form, ({ findings }) => findings.map(({ itemId }) => itemId));
  const asked = useRowsAbout(itemIds, items, {
    newRow: nothingYet,
    setRows: (change) => form.setValue('findings', change(form.getValues('findings'))),
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
        {asked.map(({ about: item, at }) => (
          <FindingFields key={item.id} form={form} item={item} at={at} />
        ))}
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
