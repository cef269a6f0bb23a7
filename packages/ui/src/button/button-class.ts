import { cn } from '../cn.ts';

/** `primary` once a view; `secondary` for the rest; `ghost` in toolbars; `danger` before a loss; `link` in prose. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
/** 36 (with a 44 px hit area), 44 and 52 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg';
/**
 * `one` for a word or two, which Chinese would break anywhere where there is little room; `many` for a sentence, and for
 * what has a name in it that somebody else has written.
 */
export type ButtonLines = 'one' | 'many';

/** Shared by every button. On paper there is none to press, whatever element it is. */
export const BUTTON_BASE =
  'relative inline-flex items-center justify-center gap-2 font-medium no-underline transition-colors select-none ' +
  'disabled:opacity-50 aria-busy:cursor-progress print:hidden';

/** Colours and shape. */
export const BUTTON_VARIANTS: Record<ButtonVariant, string> = {
  primary: 'rounded-md bg-brand text-on-brand not-disabled:hover:bg-brand-hover',
  secondary:
    'rounded-md border border-border-strong/60 bg-surface-raised not-disabled:hover:bg-surface-hover',
  ghost: 'rounded-md not-disabled:hover:bg-surface-hover',
  danger: 'rounded-md bg-danger text-on-danger not-disabled:hover:bg-danger-hover',
  link: 'rounded-sm text-brand-text underline decoration-from-font underline-offset-4 hover:decoration-2',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 text-sm hit-area',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
};

const LINK_SIZES: Record<ButtonSize, string> = {
  sm: 'text-sm hit-area',
  md: 'text-base hit-area',
  lg: 'text-lg hit-area',
};

function lineClass(variant: ButtonVariant, lines: ButtonLines): string {
  // A place of less than sixteen letters' width is a phone's with text set much larger.
  if (lines === 'one') return 'whitespace-nowrap @max-3xs:py-1 @max-3xs:whitespace-normal';
  return variant === 'link' ? 'min-w-0 text-start' : 'max-w-full py-2 text-balance';
}

/** The look of a button, for what is a link by nature: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  lines: ButtonLines = 'one',
): string {
  return cn(
    BUTTON_BASE,
    BUTTON_VARIANTS[variant],
    variant === 'link' ? LINK_SIZES[size] : SIZES[size],
    lineClass(variant, lines),
  );
}
