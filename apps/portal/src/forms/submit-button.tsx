import { Button, cn } from '@careers/ui';
import type { ReactNode } from 'react';
import type { SubmitState } from './submit-state.ts';

interface SubmitButtonProps {
  readonly state: SubmitState;
  readonly children: ReactNode;
}

/** A form's one button. While it is held it keeps the focus, which `disabled` would drop. */
export function SubmitButton({ state, children }: SubmitButtonProps) {
  const coolingDown = state === 'coolingDown';
  return (
    <Button
      type="submit"
      size="lg"
      pending={state === 'pending' || state === 'done'}
      aria-disabled={coolingDown || undefined}
      className={cn('w-full', coolingDown && 'cursor-default opacity-50')}
    >
      {children}
    </Button>
  );
}
