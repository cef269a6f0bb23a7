import { cn } from '../cn.ts';

/** `primary` once per view; `secondary` for the rest; `ghost` in toolbars; `danger` for destructive actions; `link` in texts. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
/** 36 (with a 44 px hit area), 44 and 52 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg';
/**
 * `one` for one or two words, which are never broken (Chinese would break anywhere); `many` for sentences, and for labels with a name
 * from the server.
 */
export type ButtonLines = 'one' | 'many';

/** Shared by all buttons. They are hidden in print. */
export const BUTTON_BASE =
  'relative inline-flex items-center justify-center gap-2 font-medium no-underline transition-colors select-none ' +
  'disabled:opacity-50 aria-busy:cursor-progress print:hidden';

/** Colours and shape. Where a person has chosen the colours, a filled button has an edge instead of its background. */
export const BUTTON_VARIANTS: Record<ButtonVariant, string> = {
  primary: 'rounded-md bg-brand text-on-brand not-disabled:hover:bg-brand-hover forced-colors:border',
  secondary:
    'rounded-md border border-border-strong/60 bg-surface-raised not-disabled:hover:bg-surface-hover',
  ghost: 'rounded-md not-disabled:hover:bg-surface-hover',
  danger: 'rounded-md bg-danger text-on-danger not-disabled:hover:bg-danger-hover forced-colors:border',
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
  // A container narrower than 16 rem is a phone with much enlarged text: there it may break after all.
  if (lines === 'one') return 'whitespace-nowrap @max-3xs:py-1 @max-3xs:whitespace-normal';
  return variant === 'link' ? 'min-w-0 text-start' : 'max-w-full py-2 text-balance';
}

/** The classes of a button, for links: `<Link className={buttonClass('primary')}>`. */
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
