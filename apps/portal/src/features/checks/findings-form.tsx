import { type CheckItem, submitSupplierCheck } from '@careers/gateway/contract';
import { Heading } from '@careers/ui';
import { COMMENT_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { joinFacts } from '../../core/format/list-of.ts';
import { CountedText, countedMessage } from '../../forms/counted-text.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { useDerived, useForm, useRowsAbout } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { namedMessage } from '../../forms/named-message.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useErrorSummary } from '../../forms/use-error-summary.ts';
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
    shouldFocusError: false,
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
  const { refusal, onInvalid, onRefused } = useErrorSummary();
  const onFailure = useFormFailure<FindingsValues>(form, { commentTooLong: 'comment' }, { onRefused });
  const { state, submit } = useLinkSubmit(submitSupplierCheck, { draft, onFailure });
  const { errors } = formState;
  const prefix = useId();
  const rows = asked.map(({ about: item, at }) => {
    const wrong = errors.findings?.[at];
    return {
      item,
      at,
      finding: { id: `${prefix}-finding-${at}`, error: wrong?.finding && t`Please choose a result` },
      note: { id: `${prefix}-note-${at}`, error: wrong?.note && t`Please explain` },
    };
  });
  const refusedComment = countedMessage(errors.comment, { max: COMMENT_MAX }, i18n);

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
      <form noValidate onSubmit={handleSubmit(send, onInvalid)} className="flex flex-col gap-8">
        <ErrorSummary
          refusal={refusal}
          fields={[
            ...rows.flatMap(({ item, finding, note }) =>
              [finding, note].map(({ id, error }) => ({
                name: 'findings',
                id,
                message: error && namedMessage(item.name, error, i18n),
              })),
            ),
            { name: 'comment', id: `${prefix}-comment`, message: refusedComment },
          ]}
        />
        <FormFailure message={formState.failure} />
        <Heading level={2} size="md">
          {t`Results of the check`}
        </Heading>
        {rows.map((row) => (
          <FindingFields key={row.item.id} form={form} {...row} />
        ))}
        <CountedText
          id={`${prefix}-comment`}
          label={t`Anything else`}
          form={form}
          name="comment"
          max={COMMENT_MAX}
          rows={4}
          error={refusedComment}
        />
        <SubmitButton state={state} className="form-action">
          {t`Submit the results`}
        </SubmitButton>
      </form>
    </>
  );
}
