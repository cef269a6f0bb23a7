import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../field/field-context.ts';
import { INPUT } from './input-class.ts';

/** Several lines of text; grows with its content where the browser can, and no higher than what stands under it can be seen. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      className={cn(
        INPUT,
        'field-sizing-content read-only:bg-surface-sunken max-h-[70svh] min-h-28 resize-y px-3.5 py-2.5',
        className,
      )}
    />
  );
}
