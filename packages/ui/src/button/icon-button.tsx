import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { BUTTON_BASE, BUTTON_VARIANTS, type ButtonVariant } from './button-class.ts';
import { takeFocus } from './take-focus.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
  variant?: Exclude<ButtonVariant, 'link'>;
}

/** A square 44 px button that shows an icon only. */
export function IconButton({
  label,
  variant = 'ghost',
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      onClick={(event) => {
        takeFocus(event.currentTarget);
        onClick?.(event);
      }}
      className={cn(BUTTON_BASE, BUTTON_VARIANTS[variant], 'size-11 shrink-0', className)}
    >
      {children}
    </button>
  );
}
