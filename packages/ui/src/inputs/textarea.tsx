import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../field/field-context.ts';
import { INPUT } from './input-class.ts';

/** Several lines of text; grows with its content where the browser can, and no higher than what stands under it can be seen. */
export function Textarea({ className, rows = 4, onChange, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest);
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      onChange={(event) => {
        breakLines(event.target);
        onChange?.(event);
      }}
      className={cn(
        INPUT,
        'field-sizing-content read-only:bg-surface-sunken max-h-[70svh] min-h-28 resize-y print:max-h-none px-3.5 py-2.5',
        className,
      )}
    />
  );
}

/** Makes lines of what Word copies a line's and a page's end as: a browser shows nothing there, and the lines run into each other. */
function breakLines(area: HTMLTextAreaElement): void {
  const text = area.value.replace(/[\v\f]/g, '\n');
  if (text === area.value) return;
  const { selectionStart, selectionEnd } = area;
  area.value = text;
  area.setSelectionRange(selectionStart, selectionEnd);
}
