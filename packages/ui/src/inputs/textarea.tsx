import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../field/field-context.ts';
import { INPUT } from './input-class.ts';

/** Several lines of text; grows with its content where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      className={cn(
        INPUT,
        'field-sizing-content read-only:bg-surface-sunken min-h-28 resize-y px-3.5 py-2.5',
        className,
      )}
    />
  );
}
