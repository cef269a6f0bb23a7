import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { isOfInputMethod } from '../a11y/input-method.ts';
import { LiveRegion } from '../a11y/live-region.tsx';
import { useEscape } from '../a11y/use-escape.ts';
import { useAfterPress } from '../field/use-after-press.ts';
import { TextInput } from '../inputs/text-input.tsx';
import { Chip } from '../layout/chip.tsx';
import { Listbox } from './listbox.tsx';
import { matching, type SelectOption } from './select-option.ts';

export interface MultiSelectLabels {
  /** The name of the list of options. */
  options: string;
  /** The name of the list of what is chosen. */
  chosen: string;
  /** Why no more can be chosen: "Select at most 3 items". */
  full: string;
  /** Nothing fits what was typed; shown, and announced. */
  none: string;
  /** The accessible name of a chip's button: "Remove Shanghai". */
  remove: (name: string) => string;
  added: (name: string) => string;
  removed: (name: string) => string;
}

export interface MultiSelectProps<Value extends string = string> {
  options: readonly SelectOption<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** How many may be chosen. */
  max?: number;
  labels: MultiSelectLabels;
  placeholder?: string;
  /** The focus has left all of it. */
  onBlur?: () => void;
}

/**
 * A multiple choice with search: the ARIA pattern of a combobox with a multi-select list box. Typing filters the list, arrow keys move
 * in it, Enter chooses, Escape closes, Backspace in the empty field removes the last choice. The choices are shown below the field,
 * so that neither field nor list moves under the pointer.
 */
export function MultiSelect<Value extends string>({
  options,
  value,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  labels,
  placeholder,
  onBlur,
}: MultiSelectProps<Value>) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [said, setSaid] = useState('');
  const isFull = value.length >= max;
  const note = useAfterPress(isFull);
  const shown = matching(options, query);
  const current = isOpen ? shown[active] : undefined;
  const chosen = value.flatMap((one) => options.find((option) => option.value === one) ?? []);

  useEscape(isOpen, () => setOpen(false));
  const open = (at = 0) => {
    setOpen(true);
    setActive(at);
  };
  const remove = (option: SelectOption<Value>) => {
    onValueChange(value.filter((one) => one !== option.value));
    setSaid(labels.removed(option.label));
    input.current?.focus();
  };
  const toggle = (option: SelectOption<Value>) => {
    if (value.includes(option.value)) return remove(option);
    if (isFull) return setSaid(labels.full);
    if (option.disabled) return;
    onValueChange([...value, option.value]);
    setSaid([labels.added(option.label), value.length + 1 >= max && labels.full].filter(Boolean).join(' '));
    input.current?.select();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const last = chosen.at(-1);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : shown.length - 1;
      if (isOpen) setActive((active + step) % Math.max(shown.length, 1));
      else open(event.key === 'ArrowDown' ? 0 : shown.length - 1);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (current) toggle(current);
    } else if (event.key === 'Backspace' && !query && last) remove(last);
  };
  const noneShown = shown.length === 0 ? labels.none : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches where the focus goes
    <div
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
        setQuery('');
        onBlur?.();
      }}
    >
      <div className="relative">
        <TextInput
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.value}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setSaid(matching(options, event.target.value).length > 0 ? '' : labels.none);
            open();
          }}
          onClick={() => open(active)}
          onKeyDown={press}
          end={<ChevronDown size={18} className="me-3.5 text-muted" />}
        />
        <Listbox
          id={listId}
          label={labels.options}
          isOpen={isOpen}
          options={shown}
          active={current}
          chosen={value}
          isFull={isFull}
          note={isFull ? labels.full : noneShown}
          onPress={toggle}
        />
      </div>
      {note && <p className="mt-2 text-sm text-muted">{labels.full}</p>}
      {chosen.length > 0 && (
        <ul aria-label={labels.chosen} className="mt-2 flex flex-wrap gap-2">
          {chosen.map((option) => (
            <li key={option.value}>
              <Chip onRemove={() => remove(option)} removeLabel={labels.remove(option.label)}>
                {option.label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <LiveRegion message={said} />
    </div>
  );
}
