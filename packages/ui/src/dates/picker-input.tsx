import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, useState } from 'react';
import { isOfInputMethod } from '../a11y/input-method.ts';
import { IconButton } from '../button/icon-button.tsx';
import { TextInput, type TextInputProps } from '../inputs/text-input.tsx';

export interface PickerInputProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'start' | 'end' | 'type' | 'min' | 'max' | 'readOnly'> {
  /** The stored form of the date, or the typed text if that cannot be read, so that the form can report it. */
  value: string;
  onValueChange: (value: string) => void;
}

type Calendars = typeof import('./calendars.ts');

/** Fetched when a calendar is first opened, because most dates are typed. */
let fetched: Calendars | undefined;

async function fetchCalendars(): Promise<Calendars> {
  fetched = await import('./calendars.ts');
  return fetched;
}

/**
 * A text input that is read as a date, with a button that opens a calendar. The text is read only when the field is left, on Enter, and
 * on paste, so that typing is not disturbed (decision 0043).
 */
export function PickerInput({
  value,
  onValueChange,
  read,
  openLabel,
  picker,
  onBlur,
  onKeyDown,
  onPaste,
  disabled,
  ...rest
}: PickerInputProps & {
  read: (text: string) => string | undefined;
  openLabel: string;
  picker: (calendars: Calendars, choose: (value: string) => void) => ReactNode;
}) {
  const [isOpen, show] = useState(false);
  const [calendars, setCalendars] = useState(fetched);
  const setOpen = (open: boolean) => {
    show(open);
    // If the code cannot be fetched it stays closed; the date can be typed.
    if (open && !calendars) fetchCalendars().then(setCalendars, () => show(false));
  };
  const opener = (
    <IconButton label={openLabel} className="text-muted">
      <CalendarDays size={18} />
    </IconButton>
  );
  const settle = () => {
    const found = read(value);
    if (found && found !== value) onValueChange(found);
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // Whoever writes 2023年7月 chooses 年 and 月 with the same keys.
        if (isOfInputMethod(event.nativeEvent)) return;
        if (event.key === 'Enter') settle();
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpen(true);
      }}
      onPaste={(event) => {
        onPaste?.(event);
        const found = read(event.clipboardData.getData('text'));
        if (!found || event.defaultPrevented) return;
        event.preventDefault();
        onValueChange(found);
      }}
      end={
        !disabled &&
        (calendars ? (
          <calendars.Popover
            open={isOpen}
            onOpenChange={setOpen}
            label={openLabel}
            align="end"
            trigger={opener}
          >
            {picker(calendars, (chosen) => {
              setOpen(false);
              onValueChange(chosen);
            })}
          </calendars.Popover>
        ) : (
          <IconButton
            label={openLabel}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
            className="text-muted"
          >
            <CalendarDays size={18} />
          </IconButton>
        ))
      }
    />
  );
}
