import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';
import { FieldError } from '../field/field-message.tsx';
import { CHOICE, CHOICE_LABEL } from './choice-class.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** The label, which may contain links. */
  children: ReactNode;
  /** The error message (a missing consent). */
  error?: ReactNode;
  ref?: (element: HTMLInputElement | null) => void;
}

/** A native checkbox with its label. */
export function Checkbox({ children, error, className, id, ref, ...rest }: CheckboxProps) {
  const madeUp = useId();
  const errorId = `${id ?? madeUp}-error`;
  return (
    // The room below the label's text goes below the error, which is as near to the text as other errors are to their control.
    <div className={cn('pb-2.5', className)}>
      <label className={`${CHOICE_LABEL} -mb-2.5`}>
        <input
          {...rest}
          id={id ?? madeUp}
          type="checkbox"
          ref={ref}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={
            [error && errorId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
          className={cn(CHOICE, 'rounded-[5px]')}
        />
        <svg
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="pointer-events-none absolute start-0 top-2.5 mt-[calc((1lh-1.25rem)/2)] size-5 text-surface-raised opacity-0 peer-checked:opacity-100"
        >
          <path d="m5 10.5 3.2 3.2L15 7" />
        </svg>
        <span className="min-w-0 grow">{children}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
