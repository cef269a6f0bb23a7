import { RadioGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeFailure } from '../../../../core/failures/failures.ts';
import { FormFailure } from '../../../../forms/form-failure.tsx';
import type { Answers, Review } from '../import-state.ts';
import { forgetMoved } from '../review/again.ts';
import { differingIn, valuesToSave, withoutTakes } from '../review/all-questions.ts';
import type { Decision, Decisions } from '../review/decide.ts';
import { problemOf } from '../review/problem.ts';
import { AttachmentsFull, isAttachable, isFull } from '../steps/keep-file.ts';
import { attachmentsFullText } from './attachments-full-text.ts';
import { OverwriteQuestion } from './overwrite-question.tsx';
import { SectionReview } from './section-review.tsx';

interface ReviewFormProps {
  readonly id: string;
  readonly review: Review;
  /** Whether the file is still there and can be added to the attachments. */
  readonly hasFile: boolean;
  /** @returns the review to continue with, when it was not saved */
  readonly onSave: (answers: Answers) => Promise<Review | undefined>;
  /** Called with all answers, at first and after each change. */
  readonly onAnswer: (answers: Answers) => void;
}

const none: Decisions = new Map();

/** Everything that was read, section by section, beside the resume's values; and the two questions of section 4. */
export function ReviewForm({ id, review, hasFile, onSave, onAnswer }: ReviewFormProps) {
  const { t, i18n } = useLingui();
  const { plans, fileName, error, isAgain, answered } = review;
  const [decisions, setDecisions] = useState(answered?.decisions ?? none);
  const [overwrites, setOverwrites] = useState(answered?.overwrites ?? false);
  const [updatesResume, setUpdates] = useState((answered?.updatesResume ?? true) || !hasFile);
  const [refusals, setRefusals] = useState(0);
  const tellAnswers = useEffectEvent(onAnswer);
  useEffect(
    () => tellAnswers({ decisions, overwrites, updatesResume }),
    [decisions, overwrites, updatesResume],
  );
  const body = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  // It replaces a spinner, so screen readers should start at its top.
  useEffect(() => top.current?.focus(), []);
  useEffect(() => {
    if (refusals > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function change(key: string, decision: Decision): void {
    setDecisions((before) => new Map(before).set(key, { ...before.get(key), ...decision }));
  }
  function answerAll(next: boolean): void {
    setOverwrites(next);
    // This answers all questions at once: single answers are dropped, corrections stay.
    setDecisions((before) => withoutTakes(before, plans));
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isWrong =
      updatesResume &&
      valuesToSave(plans, decisions, overwrites).some((one) => problemOf(one.question, one.value));
    setRefusals((count) => (isWrong ? count + 1 : 0));
    if (isWrong) return;
    const next = await onSave({ decisions, overwrites, updatesResume });
    if (next?.isAgain) setDecisions((before) => forgetMoved(before, plans, next.plans));
  }

  const differing = differingIn(plans).length;
  const hasRoom = !isFull(review.resume);
  const keeps = isAttachable(fileName) && hasFile && hasRoom;
  return (
    <form ref={body} id={id} noValidate onSubmit={submit} className="grid gap-8">
      <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
        {isAgain && (
          <p role="status" className="rounded-md bg-warning-surface px-4 py-3 text-sm text-warning-text">
            {t`Your resume was changed elsewhere in the meantime. Please check again what now differs from it.`}
          </p>
        )}
        <OverwriteQuestion differing={differing} value={overwrites} onAnswer={answerAll} />
      </div>
      {plans.map((plan) => (
        <SectionReview
          key={plan.section}
          headingId={`${id}-${plan.section}`}
          plan={plan}
          resume={review.resume}
          decisions={decisions}
          overwrites={overwrites}
          showsProblems={refusals > 0}
          onDecide={change}
        />
      ))}
      <RadioGroup
        label={t`Update the resume in your account?`}
        value={updatesResume ? 'yes' : 'no'}
        onValueChange={(value) => setUpdates(value === 'yes')}
        options={[
          { value: 'yes', label: t`Yes, save what I chose in it` },
          {
            value: 'no',
            label: t`No, only keep the file as an attachment`,
            ...(keeps ? {} : { hint: whyNotKept(), disabled: true }),
          },
        ]}
      />
      <FormFailure message={failureMessage()} />
    </form>
  );

  function whyNotKept(): string {
    if (!hasFile) return t`Choose the file again to attach it.`;
    return isAttachable(fileName) ? attachmentsFullText(i18n) : t`Files of this format cannot be attached.`;
  }
  function failureMessage(): string | undefined {
    if (error instanceof AttachmentsFull) return attachmentsFullText(i18n);
    const failure = error === undefined ? undefined : describeFailure(error, i18n);
    if (failure?.kind === 'error') return failure.text;
    return refusals > 0 ? t`Some dates could not be read. Please correct them.` : undefined;
  }
}
