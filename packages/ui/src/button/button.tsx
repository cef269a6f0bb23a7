import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonLines, type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { takeFocus } from './take-focus.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  lines?: ButtonLines;
  /** Whether work is under way: a spinner is added to the label, further presses do nothing, the focus stays. */
  pending?: boolean;
  /** An icon before the label; the spinner takes its place while pending. */
  icon?: ReactNode;
}

/** A button; its `type` is `button` by default. */
export function Button({
  variant = 'primary',
  size = 'md',
  lines = 'one',
  pending = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    takeFocus(event.currentTarget);
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cn(buttonClass(variant, size, lines), className)}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      data-state={pending ? 'pending' : 'idle'}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
