import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';
import { FieldError, FieldHint, RequiredMark } from './field-message.tsx';

export interface FieldGroupProps {
  label: ReactNode;
  labelHidden?: boolean;
  /** The first control's id; the summary links to it. Made up when absent. */
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  requiredLabel?: string;
  onBlur?: () => void;
  className?: string;
}

/** Label, hint and error around several controls that are one answer. */
export function FieldGroup({
  role,
  label,
  labelHidden,
  id: givenId,
  hint,
  error,
  required,
  requiredLabel,
  onBlur,
  className,
  children,
}: FieldGroupProps & {
  role: 'group' | 'radiogroup';
  children: (ids: { first: string; error: string | undefined }) => ReactNode;
}) {
  const madeUp = useId();
  const id = givenId ?? madeUp;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  // A plain group has neither need nor fault of its own; its controls carry them.
  const state =
    role === 'radiogroup'
      ? { 'aria-required': required || undefined, 'aria-invalid': error ? (true as const) : undefined }
      : {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: its role is given
    <div
      {...state}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      className={className}
      onBlur={onBlur}
    >
      <p id={`${id}-label`} className={cn('mb-1 text-sm font-medium', labelHidden && 'sr-only')}>
        {label}
        {required && <RequiredMark label={requiredLabel} />}
      </p>
      {children({ first: id, error: error ? `${id}-error` : undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  );
}
