import type { CollectGroup } from '@careers/gateway/contract';
import { Heading } from '@careers/ui';
import { memo } from 'react';
import type { Form } from '../../forms/form/index.ts';
import type { FormValues } from './answers.ts';
import { FormField } from './form-field.tsx';

interface AnswerGroupProps {
  readonly form: Form<FormValues>;
  /** With the fields that are asked for. */
  readonly group: CollectGroup;
  /** The ids of the fields about the person's own contacts. */
  readonly own: ReadonlySet<string>;
}

/** One group of a configured form: its title, and its fields. Not drawn again as a save begins or ends: there may be a hundred of them. */
export const AnswerGroup = memo(({ form, group: { title, hint, fields }, own }: AnswerGroupProps) => {
  return (
    <section className="flex flex-col gap-6">
      {title && (
        <Heading level={2} size="sm">
          {title}
        </Heading>
      )}
      {hint && <p className="text-muted">{hint}</p>}
      {fields.map((field) => (
        <FormField key={field.id} form={form} field={field} own={own.has(field.id)} id={answerId(field.id)} />
      ))}
    </section>
  );
});

/** The element id of a field's control. */
export const answerId = (field: string) => `answer-${field}`;
