import type { MedicalState } from '@careers/gateway/contract';
import { Card, Checkbox, Heading, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { saidOnce } from '../../../core/format/list-of.ts';
import type { Form } from '../../../forms/form/index.ts';
import type { MedicalValues } from './medical-values.ts';

interface MedicalConsentProps {
  readonly form: Form<MedicalValues>;
  /** The checkbox's id. */
  readonly id: string;
  readonly sentences: Extract<MedicalState, { state: 'open' }>['consent']['sentences'];
  readonly error: string | undefined;
}

/** What happens to a medical report, and the consent to it. */
export function MedicalConsent({ form, id, sentences, error }: MedicalConsentProps) {
  const { t } = useLingui();
  const titleId = `${id}-title`;
  return (
    <Card as="section" padding="lg" flat aria-labelledby={titleId}>
      <Heading level={2} size="sm" id={titleId}>
        {t`What happens to your report`}
      </Heading>
      <ul className="mt-2 mb-3 flex list-disc flex-col gap-1 ps-5 text-sm text-muted">
        {saidOnce(sentences).map((sentence) => (
          <li key={sentence}>
            <TitleText>{sentence}</TitleText>
          </li>
        ))}
      </ul>
      <Checkbox
        id={id}
        error={error}
        {...form.register('consent', { validate: (agreed) => agreed === true })}
      >
        {t`I agree that my medical report is used in this way.`}
      </Checkbox>
    </Card>
  );
}
