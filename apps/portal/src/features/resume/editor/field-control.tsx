import { Field as KitField, NativeSelect, Textarea, TextInput } from '@careers/ui';
import { DateInput, MonthInput } from '@careers/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { isBlankText } from '../model/is-blank-text.ts';
import type { FieldValue } from '../model/merge/conflict.ts';
import { nationCodesBeside } from '../model/nation-codes.ts';
import { plainContact } from '../model/plain-contact.ts';
import type { Field } from '../model/sections/field.ts';
import type { FieldFacts } from './field-facts.ts';
import { SelectionControl } from './selection-control.tsx';
import { useDateLabels } from './use-date-labels.ts';

interface FieldControlProps {
  readonly id: string;
  readonly field: Field;
  readonly value: FieldValue | undefined;
  readonly isRequired: boolean;
  /** The problem of the field in words; shown after the field has lost focus. */
  readonly problem: string | undefined;
  readonly facts: FieldFacts;
  readonly onChange: (name: string, value: FieldValue) => void;
  readonly className?: string;
}

/** One field of the registry, of any kind; re-rendered only when one of its own props changes. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { id, field, value, isRequired, problem, facts, className = '' } = props;
  const { t, i18n } = useLingui();
  const [wasLeft, setLeft] = useState(false);
  const label = i18n._(field.label);
  const isEmpty = typeof value === 'string' ? isBlankText(value) : Array.isArray(value) && value.length === 0;
  const lacks = facts.isJudged && isRequired && isEmpty;
  const wrong = wasLeft || facts.isJudged ? problem : undefined;
  const text = typeof value === 'string' ? value : '';
  const count = text.length;
  const max = field.kind === 'text' ? field.max : undefined;
  return (
    <KitField
      id={id}
      label={label}
      required={isRequired}
      error={wrong ?? (lacks ? t`Please fill this in` : undefined)}
      className={className}
      {...(max === undefined ? {} : { counter: { count, max, label: t`${count} of ${max} characters` } })}
    >
      <Control {...props} text={text} onLeave={() => setLeft(true)} />
    </KitField>
  );
});

interface ControlProps extends FieldControlProps {
  readonly text: string;
  readonly onLeave: () => void;
}

function Control({ id, field, value, text, facts, onChange, onLeave }: ControlProps) {
  const { t, i18n } = useLingui();
  const dates = useDateLabels();
  const { name } = field;
  const { today, options } = facts;
  const take = (next: string) => onChange(name, next);
  const picker = { value: text, onValueChange: take, onBlur: onLeave, today, locale: i18n.locale };
  switch (field.kind) {
    case 'line':
      return (
        <>
          <TextInput
            value={text}
            maxLength={field.max}
            type={field.input ?? 'text'}
            inputMode={field.input ?? 'text'}
            autoComplete={field.autoComplete ?? 'off'}
            {...(field.suggest ? { list: `${id}-list` } : {})}
            onChange={(event) => take(event.target.value)}
            onBlur={() => {
              const plain = field.input ? plainContact(field.input, text) : text;
              if (plain !== text) take(plain);
              onLeave();
            }}
          />
          {field.suggest && (
            <datalist id={`${id}-list`}>
              {options[field.suggest].map((one) => (
                <option key={one.id} value={one.name} />
              ))}
            </datalist>
          )}
        </>
      );
    case 'text':
      return (
        <Textarea
          value={text}
          maxLength={field.max}
          rows={4}
          onChange={(event) => take(event.target.value)}
          onBlur={onLeave}
        />
      );
    case 'choice':
      return (
        <NativeSelect value={text} onChange={(event) => take(event.target.value)} onBlur={onLeave}>
          <option value="">{t`Please choose`}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {i18n._(option.label)}
            </option>
          ))}
        </NativeSelect>
      );
    case 'nationCode':
      return (
        <NativeSelect
          value={text}
          autoComplete="tel-country-code"
          onChange={(event) => take(event.target.value)}
          onBlur={onLeave}
        >
          {nationCodesBeside(text).map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </NativeSelect>
      );
    case 'month':
      return (
        <MonthInput
          {...picker}
          placeholder={t`YYYY-MM`}
          labels={dates.month}
          max={field.mayBeFuture ? undefined : today.slice(0, 7)}
        />
      );
    case 'day':
      return (
        <DateInput
          {...picker}
          placeholder={t`YYYY-MM-DD`}
          labels={dates.day}
          max={today}
          autoComplete={field.autoComplete ?? 'off'}
        />
      );
    case 'selection':
      return (
        <SelectionControl
          label={i18n._(field.label)}
          value={Array.isArray(value) ? value : []}
          options={options[field.options]}
          atMost={field.atMost}
          onChange={(chosen) => onChange(name, chosen)}
          onBlur={onLeave}
        />
      );
    case 'present':
      // Shown with its two months by `PeriodControl`.
      return null;
  }
}
