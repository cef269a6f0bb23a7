import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from '../field/field-context.ts';
import { INPUT } from './input-class.ts';

/** A native select, so that phones show their own picker. The options are its children. */
export function NativeSelect({ className, children, ...rest }: ComponentProps<'select'>) {
  const control = useFieldControl(rest);
  return (
    <div className={cn('relative', className)}>
      <select
        {...rest}
        {...control}
        // The option without a value is a placeholder and looks like one, but not in the opened list. Chromium makes a disabled
        // select transparent, which it does not do to an input.
        className={cn(
          INPUT,
          'min-h-11 appearance-none py-1.5 ps-3.5 pe-11 disabled:opacity-100 has-[option[value=""]:checked]:text-muted [&>option]:text-text',
        )}
      >
        {children}
      </select>
      <ChevronDown size={18} className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-muted" />
    </div>
  );
}
