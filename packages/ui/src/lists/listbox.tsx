import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import type { SelectOption } from './select-option.ts';

interface ListboxProps<Value extends string> {
  id: string;
  label: string;
  isOpen: boolean;
  options: readonly SelectOption<Value>[];
  /** The option that the field's `aria-activedescendant` names. */
  active: SelectOption<Value> | undefined;
  chosen: readonly Value[];
  /** Whether no more options can be chosen. */
  isFull: boolean;
  /** A note above the options: why none can be chosen, or that there is none. */
  note: string | undefined;
  onPress: (option: SelectOption<Value>) => void;
}

/** The list under a combobox. The focus stays in the field. */
export function Listbox<Value extends string>({
  id,
  label,
  isOpen,
  options,
  active,
  chosen,
  isFull,
  note,
  onPress,
}: ListboxProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (active) list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here takes no focus from the field
    <div
      ref={box}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-1 rounded-md border border-border bg-surface-raised p-1.5 shadow-floating"
    >
      {note && <p className="px-3 py-2 text-sm text-muted">{note}</p>}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        className="max-h-64 overflow-y-auto overscroll-contain"
      >
        {options.map((option) => {
          const isChosen = chosen.includes(option.value);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: see above; its keys are the field's
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={isChosen}
              aria-disabled={(isFull && !isChosen) || option.disabled || undefined}
              data-highlighted={option === active ? '' : undefined}
              data-state={isChosen ? 'checked' : 'unchecked'}
              onClick={() => onPress(option)}
              className={cn(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 aria-disabled:cursor-default aria-disabled:text-muted',
                'hover:bg-surface-hover data-highlighted:bg-surface-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-brand-700',
              )}
            >
              {option.label}
              {isChosen && (
                <span className="shrink-0 text-brand-700">
                  <Check size={18} />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
