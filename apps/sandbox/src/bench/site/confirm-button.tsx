import { useState } from 'react';

interface ConfirmButtonProps {
  readonly label: string;
  /** Its label after the first press. */
  readonly sure: string;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** A button with a confirmation: the second press acts; when it loses the focus it is reset. While it is disabled it keeps the focus. */
export function ConfirmButton({ label, sure, disabled, onConfirm }: ConfirmButtonProps) {
  const [asked, setAsked] = useState(false);
  const press = () => {
    if (disabled) return;
    if (asked) onConfirm();
    setAsked(!asked);
  };
  return (
    <button type="button" aria-disabled={disabled} onClick={press} onBlur={() => setAsked(false)}>
      {asked && !disabled ? sure : label}
    </button>
  );
}
