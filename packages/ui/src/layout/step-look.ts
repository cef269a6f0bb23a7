/** A dot for each state of a step; shared by what shows steps. */
export type StepState = 'done' | 'current' | 'upcoming';

export const STEP_DOT: Record<StepState, string> = {
  done: 'bg-brand-700 text-surface-raised',
  current: 'bg-surface-raised border-[6px] border-brand-700',
  upcoming: 'bg-surface-raised border-2 border-border-strong/60',
};

/** A step at which it all ended. */
export const STEP_ENDED = 'bg-muted text-surface-raised';
