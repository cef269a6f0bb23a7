import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';
import { FieldError, FieldHint, RequiredMark } from '../field/field-message.tsx';
import { CHOICE, CHOICE_LABEL } from './choice-class.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** The form's name for it; made up when absent. */
  name?: string;
  /** The first radio's id; the summary links to it. */
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  requiredLabel?: string;
  orientation?: 'vertical' | 'horizontal';
  onBlur?: () => void;
  className?: string;
}

/** One of a few. Native radios: arrows move, the form sees the value. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  options,
  value,
  onValueChange,
  name,
  id,
  hint,
  error,
  required,
  requiredLabel,
  orientation = 'vertical',
  onBlur,
  className,
}: RadioGroupProps<Value>) {
  const madeUp = useId();
  const groupId = id ?? madeUp;
  const describedBy = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${groupId}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      className={className}
      onBlur={onBlur}
    >
      <p id={`${groupId}-label`} className={cn('mb-1 text-sm font-medium', labelHidden && 'sr-only')}>
        {label}
        {required && <RequiredMark label={requiredLabel} />}
      </p>
      <div className={cn('flex', orientation === 'vertical' ? 'flex-col' : 'flex-wrap gap-x-8')}>
        {options.map((option, index) => (
          <label key={option.value} className={CHOICE_LABEL}>
            <input
              type="radio"
              id={index === 0 ? groupId : undefined}
              name={name ?? madeUp}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className={cn(CHOICE, 'rounded-full checked:border-[6px] checked:bg-surface-raised!')}
            />
            <span className="min-w-0">
              {option.label}
              {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${groupId}-error`}>{error}</FieldError>
      {hint && <FieldHint id={`${groupId}-hint`}>{hint}</FieldHint>}
    </div>
  );
}
