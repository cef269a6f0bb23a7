import { Button, type ButtonSize, type ButtonVariant, cn } from '@careers/ui';
import type { ReactNode } from 'react';
import type { SubmitState } from './submit-state.ts';

interface SubmitButtonProps {
  readonly state: SubmitState;
  readonly variant?: ButtonVariant;
  /** `md` in one row with fields. */
  readonly size?: ButtonSize;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A form's submit button, on a phone as wide as the form; elsewhere too, unless its class says otherwise. While it cools down it
 * keeps the focus, which `disabled` would drop, and a press or Enter does not submit: the form would take away the message of what
 * failed, and send nothing.
 */
export function SubmitButton({
  state,
  variant = 'primary',
  size = 'lg',
  className = 'w-full',
  children,
}: SubmitButtonProps) {
  const coolingDown = state === 'coolingDown';
  return (
    <Button
      type="submit"
      size={size}
      lines="many"
      variant={variant}
      pending={state === 'pending' || state === 'done'}
      aria-disabled={coolingDown || undefined}
      onClick={(event) => coolingDown && event.preventDefault()}
      className={cn(className, coolingDown && 'cursor-default opacity-50')}
    >
      {children}
    </Button>
  );
}
