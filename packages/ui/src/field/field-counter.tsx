import { cn } from '../cn.ts';

export interface FieldCounterValue {
  count: number;
  max: number;
  /** In words, for a screen reader: "12 of 200 characters". */
  label: string;
}

/** How much of the room is used; turns red beyond it. */
export function FieldCounter({ id, count, max, label }: FieldCounterValue & { id: string }) {
  const over = count > max;
  return (
    <p
      data-state={over ? 'over' : 'within'}
      className={cn('tabular mt-2 ms-auto shrink-0 ps-4 text-sm', over ? 'text-danger-text' : 'text-muted')}
    >
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span id={id} className="sr-only">
        {label}
      </span>
    </p>
  );
}
