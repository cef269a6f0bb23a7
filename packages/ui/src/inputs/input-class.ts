/** The look that is shared by all inputs and selects. */
export const INPUT =
  'block w-full rounded-md border border-border-strong bg-surface-raised text-text transition-colors ' +
  'placeholder:text-muted hover:border-text-muted focus-visible:border-brand-700 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger ' +
  'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-muted';
