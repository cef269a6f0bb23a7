import type { ResumeSection } from '@careers/gateway/contract';
import { Field, Textarea } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { TextRow } from '../model/sections/row.ts';
import { controlId } from './control-id.ts';

interface TextSectionProps {
  readonly section: ResumeSection;
  readonly row: TextRow;
  readonly value: string;
  readonly isMissing: boolean;
  readonly change: (make: () => string) => void;
}

/** A section that consists of one text. */
export function TextSection({ section, row, value, isMissing, change }: TextSectionProps) {
  const { t, i18n } = useLingui();
  const count = value.length;
  const { max } = row;
  return (
    <Field
      id={controlId({ section })}
      label={i18n._(row.name)}
      labelHidden
      error={isMissing ? t`Please fill this in` : undefined}
      counter={{ count, max, label: t`${count} of ${max} characters` }}
    >
      <Textarea
        rows={6}
        value={value}
        maxLength={max}
        onChange={({ target }) => {
          const text = target.value;
          change(() => text);
        }}
      />
    </Field>
  );
}
