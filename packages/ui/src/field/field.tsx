import { type ReactNode, useId, useMemo } from 'react';
import { cn } from '../cn.ts';
import { FieldContext, type FieldControl } from './field-context.ts';
import { FieldCounter, type FieldCounterValue } from './field-counter.tsx';
import { FieldError, FieldHint, RequiredMark } from './field-message.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Hides the label from sight, not from screen readers. */
  labelHidden?: boolean;
  /** The control's id; the summary links to it. Made up when absent. */
  id?: string;
  hint?: ReactNode;
  /** Why the value is refused; its presence makes the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** What the star means, in words ("required"). */
  requiredLabel?: string;
  counter?: FieldCounterValue;
  className?: string;
  /** One control of this kit, or any element that spreads `useFieldControl`. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** Label, control, hint, error and counter, tied together for eyes and ears. */
export function Field({
  label,
  labelHidden,
  id: givenId,
  hint,
  error,
  required,
  requiredLabel,
  counter,
  className,
  children,
}: FieldProps) {
  const madeUp = useId();
  const id = givenId ?? madeUp;
  const invalid = Boolean(error);
  const describedBy = [invalid && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`]
    .filter(Boolean)
    .join(' ');
  const control = useMemo<FieldControl>(
    () => ({
      id,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(invalid ? { 'aria-invalid': true } : {}),
      ...(required ? { 'aria-required': true } : {}),
    }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={className} data-state={invalid ? 'invalid' : 'valid'}>
      <label htmlFor={id} className={cn('mb-2 block text-sm font-medium', labelHidden && 'sr-only')}>
        {label}
        {required && <RequiredMark label={requiredLabel} />}
      </label>
      <FieldContext value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldContext>
      <div className="flex items-start">
        <div className="min-w-0 grow">
          <FieldError id={`${id}-error`}>{error}</FieldError>
          {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        </div>
        {counter && <FieldCounter id={`${id}-counter`} {...counter} />}
      </div>
    </div>
  );
}
