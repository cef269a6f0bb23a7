import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { CHOICE, CHOICE_LABEL } from './choice-class.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends FieldGroupProps {
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** The form's name for it; made up when absent. */
  name?: string;
  orientation?: 'vertical' | 'horizontal';
}

/** One of a few. Native radios: arrows move, the form sees the value. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  name,
  orientation = 'vertical',
  ...group
}: RadioGroupProps<Value>) {
  const madeUp = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      {({ first }) => (
        <div className={cn('flex', orientation === 'vertical' ? 'flex-col' : 'flex-wrap gap-x-8')}>
          {options.map((option, index) => (
            <label key={option.value} className={CHOICE_LABEL}>
              <input
                type="radio"
                id={index === 0 ? first : undefined}
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
      )}
    </FieldGroup>
  );
}
