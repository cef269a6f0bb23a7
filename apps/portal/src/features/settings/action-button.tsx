import { Button } from '@careers/ui';
import { type ReactNode, type Ref, useId } from 'react';

interface ActionButtonProps {
  /** The id of what it acts on; its name is read as one with the button's. */
  readonly of: string;
  /** The id of the sentence that says why it does nothing; absent when it does. */
  readonly heldBy?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A row's button. One that may not act stays in reach, so that its reason is heard. */
export function ActionButton({ of, heldBy, onClick, children, ref }: ActionButtonProps) {
  const id = useId();
  return (
    <Button
      ref={ref}
      id={id}
      variant="secondary"
      size="sm"
      aria-labelledby={`${id} ${of}`}
      aria-haspopup="dialog"
      aria-disabled={heldBy ? true : undefined}
      aria-describedby={heldBy}
      onClick={() => {
        if (!heldBy) onClick();
      }}
      className="aria-disabled:cursor-default aria-disabled:opacity-50"
    >
      {children}
    </Button>
  );
}
