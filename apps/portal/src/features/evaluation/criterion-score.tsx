import type { EvaluationCriterion } from '@careers/gateway/contract';
import { Field, TextInput } from '@careers/ui';
import { Rating } from '@careers/ui/forms';
import { COMMENT_MAX } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { Controlled, type Form } from '../../forms/form/index.ts';
import type { EvaluationValues } from './evaluation-values.ts';
import { useEvaluationWords } from './use-evaluation-words.ts';

interface CriterionScoreProps {
  readonly form: Form<EvaluationValues>;
  readonly criterion: EvaluationCriterion;
  /** The criterion's index in the form, from 0. */
  readonly at: number;
  /** The id of the first star. */
  readonly id: string;
  readonly error: string | undefined;
}

/** The points for one criterion, and a note on them. */
export function CriterionScore({ form, criterion, at, id, error }: CriterionScoreProps) {
  const { t } = useLingui();
  const { points: labels } = useEvaluationWords();
  const { name, description, required } = criterion;
  return (
    <div className="flex flex-col gap-3">
      <Controlled
        form={form}
        name={`scores.${at}.points`}
        validate={(points) => !required || points !== undefined}
      >
        {(field) => (
          <Rating
            id={id}
            label={name}
            hint={description}
            required={required}
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            labels={labels}
            error={error}
          />
        )}
      </Controlled>
      <Field label={t`Note: ${name}`} labelHidden>
        {/* Otherwise the browser would suggest what was noted about other people. */}
        <TextInput
          autoComplete="off"
          placeholder={t`Note (optional)`}
          maxLength={COMMENT_MAX}
          {...form.register(`scores.${at}.comment`)}
        />
      </Field>
    </div>
  );
}
