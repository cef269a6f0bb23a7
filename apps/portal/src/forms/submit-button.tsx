import { Button, cn } from '@careers/ui';
import type { ReactNode } from 'react';
import type { SubmitState } from './submit-state.ts';

interface SubmitButtonProps {
  readonly state: SubmitState;
  readonly children: ReactNode;
}

/** A form's one button. While it is held it keeps the focus, which `disabled` would drop. */
export function SubmitButton({ state, children }: SubmitButtonProps) {
  const held = state === 'held';
  return (
    <Button
      type="submit"
      size="lg"
      pending={state === 'pending' || state === 'done'}
      aria-disabled={held || undefined}
      className={cn('w-full', held && 'cursor-default opacity-50')}
    >
      {children}
    </Button>
  );
}
