import { useState } from 'react';

interface ConfirmButtonProps {
  readonly label: string;
  /** What it says after the first press. */
  readonly sure: string;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** A button that asks once: the second press does it, leaving it forgets the first. */
export function ConfirmButton({ label, sure, disabled, onConfirm }: ConfirmButtonProps) {
  const [asked, setAsked] = useState(false);
  const press = () => {
    if (asked) onConfirm();
    setAsked(!asked);
  };
  return (
    <button type="button" disabled={disabled} onClick={press} onBlur={() => setAsked(false)}>
      {asked && !disabled ? sure : label}
    </button>
  );
}
