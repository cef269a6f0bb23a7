/** The box or ring of a native checkbox or radio. The whole label around it is the target. */
export const CHOICE =
  'peer mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 appearance-none border border-border-strong bg-surface-raised transition-colors ' +
  'checked:border-brand-700 checked:bg-brand-700 ' +
  'not-disabled:hover:border-brand-700 aria-invalid:border-danger in-aria-invalid:border-danger disabled:opacity-50';

/** The label around it: 44 px high at least. */
export const CHOICE_LABEL =
  'relative flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted not-has-disabled:cursor-pointer';
