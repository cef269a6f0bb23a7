import { approvalDecisions, decidePositionApproval } from '@careers/gateway/contract';
import { Button, RadioGroup } from '@careers/ui';
import { COMMENT_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { CountedText, countedMessage } from '../../forms/counted-text.tsx';
import { Controlled, useForm, useFormValue } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { refusalMessage } from '../../forms/refusal-message.ts';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useConfirmation, useLinkDraft, useLinkSubmit } from '../link-page/index.ts';
import { useDecisionWords } from './use-decision-words.ts';

const approvalValues = v.object({
  decision: v.optional(v.picklist(approvalDecisions)),
  comment: v.string(),
});
type ApprovalValues = v.InferOutput<typeof approvalValues>;

/**
 * The decision: approve, if the position is open, reject or return, with a comment. Before it is sent a dialog asks again, since
 * it is final.
 */
export function ApprovalForm({ canApprove }: { readonly canApprove: boolean }) {
  const { t, i18n } = useLingui();
  const words = useDecisionWords();
  const form = useForm<ApprovalValues>({ defaultValues: { comment: '' } });
  const { handleSubmit, formState, getValues } = form;
  const decision = useFormValue(form, 'decision');
  const draft = useLinkDraft(form, {
    name: 'positionApproval',
    schema: approvalValues,
    say: ({ decision: chosen, comment: said }) => [chosen ? words[chosen].choice : '', said],
  });
  const onFailure = useFormFailure<ApprovalValues>(form, {
    commentRequired: 'comment',
    commentTooLong: 'comment',
    // The position was closed after the page had been opened.
    closed: 'decision',
    delisted: 'decision',
  });
  const { submitAsync } = useLinkSubmit(decidePositionApproval, { draft, onFailure });
  const { decision: undecided, comment: wrongComment } = formState.errors;

  const send = async () => {
    const { decision: chosen, comment: said } = getValues();
    if (!chosen) return;
    await submitAsync({ decision: chosen, ...(said.trim() ? { comment: said.trim() } : {}) });
  };
  // Before there is a decision, the labels are those of an approval.
  const { choice, hint } = words[decision ?? 'approved'];
  const { ask, question } = useConfirmation({
    title: {
      approved: t`Approve this change?`,
      rejected: t`Reject this change?`,
      returned: t`Send this back for changes?`,
    }[decision ?? 'approved'],
    description: t`${{ consequence: hint }} Your decision cannot be changed afterwards.`,
    confirmLabel: choice,
    ...(decision === 'rejected' ? { tone: 'danger' } : {}),
    onConfirm: send,
  });

  return (
    <>
      {draft.notice}
      <form noValidate onSubmit={handleSubmit(ask)} className="flex flex-col gap-6">
        <FormFailure message={formState.failure} />
        <Controlled
          form={form}
          name="decision"
          validate={(chosen) => chosen !== undefined && (canApprove || chosen !== 'approved')}
        >
          {(field) => (
            <RadioGroup
              label={t`Your decision`}
              required
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
              options={approvalDecisions.map((value) => ({
                value,
                label: words[value].choice,
                hint: words[value].hint,
                disabled: value === 'approved' && !canApprove,
              }))}
              error={refusalMessage(undecided, t`Please choose a decision`)}
            />
          )}
        </Controlled>
        <CountedText
          label={t`Comment`}
          form={form}
          name="comment"
          validate={(said, { decision: chosen }) =>
            chosen === undefined || chosen === 'approved' || said.trim() !== ''
          }
          max={COMMENT_MAX}
          rows={4}
          isRequired={decision === 'rejected' || decision === 'returned'}
          hint={t`The person who asked will read it.`}
          error={countedMessage(wrongComment, { max: COMMENT_MAX, broken: t`Please say why` }, i18n)}
        />
        <Button type="submit" size="lg" lines="many" className="form-action">
          {t`Submit the decision`}
        </Button>
      </form>
      {question}
    </>
  );
}
