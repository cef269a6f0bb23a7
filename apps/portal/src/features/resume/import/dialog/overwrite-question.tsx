import { RadioGroup } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface OverwriteQuestionProps {
  /** In how many places the resume differs from the file. */
  readonly differing: number;
  readonly value: boolean;
  readonly onAnswer: (overwrites: boolean) => void;
}

/** Whether existing content is overwritten; asked only if there is some that the file would change. */
export function OverwriteQuestion({ differing, value, onAnswer }: OverwriteQuestionProps) {
  const { t } = useLingui();
  return differing > 0 ? (
    <RadioGroup
      label={t`Overwrite existing content?`}
      hint={t`${plural(differing, {
        one: 'In # place your resume differs from the file.',
        other: 'In # places your resume differs from the file.',
      })}`}
      value={value ? 'yes' : 'no'}
      onValueChange={(answer) => onAnswer(answer === 'yes')}
      options={[
        { value: 'no', label: t`No, only add what is missing` },
        { value: 'yes', label: t`Yes, take what the file says` },
      ]}
    />
  ) : (
    <p className="text-muted">{t`Nothing already in your resume is overwritten.`}</p>
  );
}
