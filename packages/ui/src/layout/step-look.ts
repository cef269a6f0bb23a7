/** The state of a step, and its dot; shared by `Steps`, `Stepper` and `Timeline`. */
export type StepState = 'done' | 'current' | 'upcoming';

export const STEP_DOT: Record<StepState, string> = {
  done: 'bg-brand-700 text-surface-raised',
  current: 'bg-surface-raised border-[6px] border-brand-700',
  upcoming: 'bg-surface-raised border-2 border-border-strong/60',
};

/** The dot of a step at which the process ended early. */
export const STEP_ENDED = 'bg-muted text-surface-raised';
