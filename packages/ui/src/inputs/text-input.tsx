import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../field/field-context.ts';
import { INPUT } from './input-class.ts';

export interface TextInputProps extends ComponentProps<'input'> {
  /** An icon or unit at the start; decoration. */
  start?: ReactNode;
  /** A small button at the end, or decoration, through which the input is pressed. */
  end?: ReactNode;
}

/** A single-line text input; too long a placeholder is truncated. Inside a `Field` it takes its id and descriptions from there. */
export function TextInput({ start, end, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  return (
    <div className={cn('relative', className)}>
      {start && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-0 grid w-11 place-items-center text-muted"
        >
          {start}
        </span>
      )}
      <input
        {...rest}
        {...control}
        className={cn(
          INPUT,
          'min-h-11 py-1.5 read-only:bg-surface-sunken placeholder-shown:text-ellipsis',
          start ? 'ps-11' : 'ps-3.5',
          end ? 'pe-12' : 'pe-3.5',
        )}
      />
      {end && (
        <span className="pointer-events-none absolute inset-y-0 end-0 flex items-center has-[button]:pointer-events-auto">
          {end}
        </span>
      )}
    </div>
  );
}
