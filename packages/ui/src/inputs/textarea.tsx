import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../field/field-context.ts';
import { INPUT } from './input-class.ts';

/** A multi-line text input; grows with its content where the browser supports it, up to a part of the screen's height. */
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

/** Replaces the control characters with which Word copies line and page breaks by line feeds: browsers show them as nothing. */
function breakLines(area: HTMLTextAreaElement): void {
  const text = area.value.replace(/[\v\f]/g, '\n');
  if (text === area.value) return;
  const { selectionStart, selectionEnd } = area;
  area.value = text;
  area.setSelectionRange(selectionStart, selectionEnd);
}
