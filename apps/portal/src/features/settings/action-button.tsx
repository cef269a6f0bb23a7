import { Button } from '@careers/ui';
import { type ReactNode, type Ref, useId } from 'react';

interface ActionButtonProps {
  /** The id of the setting's name, which is part of the button's accessible name. */
  readonly of: string;
  /** The id of the sentence that says why it is disabled; undefined if it is not. */
  readonly heldBy?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A row's button. A disabled one stays focusable, so that screen readers can read the reason. */
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
