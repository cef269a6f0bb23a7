import type { CallOptions } from '@careers/gateway';
import {
  type DataOf,
  type EvaluationCriterion,
  type EvaluationDraft,
  evaluationConclusions,
  type saveEvaluationDraft,
  type saveOwnEvaluationDraft,
  type submitEvaluation,
  type submitOwnEvaluation,
} from '@careers/gateway/contract';
import { Button, Heading, RadioGroup } from '@careers/ui';
import { asValidate, COMMENT_MAX, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { joinFacts } from '../../core/format/list-of.ts';
import { CountedText, countedMessage } from '../../forms/counted-text.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Controlled, useDerived, useForm, useRowsAbout } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { namedMessage } from '../../forms/named-message.ts';
import { SaveState } from '../../forms/save-state.tsx';
import { useErrorSummary } from '../../forms/use-error-summary.ts';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useConfirmation, useLinkDraft, useLinkSubmit, useServerDraft } from '../link-page/index.ts';
import { CriterionScore } from './criterion-score.tsx';
import {
  beginningValues,
  type EvaluationValues,
  keptEvaluation,
  noScore,
  scoresIn,
} from './evaluation-values.ts';
import { useEvaluationWords } from './use-evaluation-words.ts';

type SaveMethod = typeof saveEvaluationDraft | typeof saveOwnEvaluationDraft;

interface EvaluationFormProps {
  readonly criteria: readonly EvaluationCriterion[];
  /** The draft on the server, saved by whichever device. */
  readonly draft: { readonly savedAt: string; readonly value: EvaluationDraft } | undefined;
  /** Saves it on the server, with or without a login (section 6). */
  readonly onSave: (draft: EvaluationDraft, options: CallOptions) => Promise<DataOf<SaveMethod>>;
  /** Sends it likewise. */
  readonly submit: typeof submitEvaluation | typeof submitOwnEvaluation;
}

/**
 * The scorecard: points for each criterion, a conclusion, and a reason. It is saved while it is typed, and locked after it was
 * submitted.
 */
export function EvaluationForm({ criteria, draft: written, onSave, submit }: EvaluationFormProps) {
  const { t, i18n } = useLingui();
  const words = useEvaluationWords();
  const form = useForm<EvaluationValues>({
    defaultValues: beginningValues(criteria, written?.value),
    shouldFocusError: false,
  });
  const { handleSubmit, formState, getValues } = form;
  const scoredIds = useDerived(form, ({ scores }) => scores.map(({ criterionId }) => criterionId));
  const scored = useRowsAbout(scoredIds, criteria, {
    newRow: noScore,
    setRows: (change) => form.setValue('scores', change(getValues('scores'))),
  });
  const draft = useLinkDraft(form, {
    name: 'interviewEvaluation',
    schema: keptEvaluation(criteria),
    server: { savedAt: written?.savedAt },
    say: ({ scores, conclusion, comment }) => [
      ...scores.flatMap(({ criterionId, points, comment: note }) => {
        const name = criteria.find(({ id }) => id === criterionId)?.name ?? '';
        return points || note.trim()
          ? [joinFacts([name, points && words.points[points], note], i18n.locale)]
          : [];
      }),
      conclusion ? words.conclusions[conclusion] : '',
      comment,
    ],
  });
  const { refusal, onInvalid, onRefused } = useErrorSummary();
  const onFailure = useFormFailure<EvaluationValues>(
    form,
    { commentRequired: 'comment', commentTooLong: 'comment' },
    { onRefused },
  );
  const onServer = useServerDraft(form, {
    read: (values): EvaluationDraft => ({ ...values, scores: scoresIn(values) }),
    save: onSave,
    isWhole: ({ scores }) => scores.every(({ points, comment }) => points !== undefined || !comment.trim()),
    draft,
  });
  const { submitAsync } = useLinkSubmit(submit, { draft, onFailure, onSuccess: onServer.discard });
  const { errors } = formState;
  const prefix = useId();
  const ids = { conclusion: `${prefix}-conclusion`, comment: `${prefix}-comment` };
  const scores = scored.map(({ about: criterion, at }) => ({
    criterion,
    at,
    id: `${prefix}-score-${at}`,
    error: errors.scores?.[at]?.points && t`Please give a score`,
  }));
  const said = {
    conclusion: errors.conclusion && t`Please choose one`,
    comment: countedMessage(errors.comment, { max: COMMENT_MAX, broken: t`Please say why` }, i18n),
  };

  const send = async () => {
    const values = getValues();
    if (!values.conclusion) return;
    await submitAsync({
      scores: scoresIn(values),
      conclusion: values.conclusion,
      comment: values.comment.trim(),
    });
  };
  const { ask, question } = useConfirmation({
    title: t`Submit this evaluation?`,
    description: t`Once submitted it is locked, and nobody can change it, including you.`,
    confirmLabel: t`Submit`,
    onConfirm: send,
  });

  return (
    <>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(ask, onInvalid)} className="flex flex-col gap-8">
        <ErrorSummary
          refusal={refusal}
          fields={[
            ...scores.map(({ criterion, id, error }) => ({
              name: 'scores',
              id,
              message: error && namedMessage(criterion.name, error, i18n),
            })),
            {
              name: 'conclusion',
              id: ids.conclusion,
              message: said.conclusion && namedMessage(t`Conclusion`, said.conclusion, i18n),
            },
            { name: 'comment', id: ids.comment, message: said.comment },
          ]}
        />
        <FormFailure message={formState.failure} />
        {scores.map((score) => (
          <CriterionScore key={score.criterion.id} form={form} {...score} />
        ))}
        <Heading level={2} size="md">
          {t`Conclusion`}
        </Heading>
        <Controlled form={form} name="conclusion" validate={(chosen) => chosen !== undefined}>
          {(field) => (
            <RadioGroup
              id={ids.conclusion}
              label={t`What do you recommend?`}
              required
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
              options={evaluationConclusions.map((value) => ({ value, label: words.conclusions[value] }))}
              error={said.conclusion}
            />
          )}
        </Controlled>
        <CountedText
          id={ids.comment}
          label={t`Why?`}
          form={form}
          name="comment"
          validate={asValidate(required('commentRequired'))}
          max={COMMENT_MAX}
          isRequired
          error={said.comment}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" size="lg" lines="many" className="form-action">
            {t`Submit the evaluation`}
          </Button>
          <SaveState state={onServer.state} />
        </div>
      </form>
      {question}
    </>
  );
}
