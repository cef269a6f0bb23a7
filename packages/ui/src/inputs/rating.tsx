import { useId } from 'react';
import { cn } from '../cn.ts';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';

/** Whole stars, one to five. */
export type RatingValue = 1 | 2 | 3 | 4 | 5;

const STARS: readonly RatingValue[] = [1, 2, 3, 4, 5];

export interface RatingProps extends FieldGroupProps {
  value: RatingValue | undefined;
  onValueChange: (value: RatingValue) => void;
  /** The meaning of each number of stars: the radios' names, shown beside the chosen one. */
  labels: Readonly<Record<RatingValue, string>>;
  name?: string;
}

/** One to five stars, as a group of native radios. */
export function Rating({ value, onValueChange, labels, name, ...group }: RatingProps) {
  const madeUp = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      {({ first }) => (
        <div className="flex flex-wrap items-center gap-x-3">
          <div className="-ms-2 flex flex-wrap">
            {STARS.map((star) => (
              <label key={star} className="relative grid size-11 cursor-pointer place-items-center">
                <input
                  type="radio"
                  id={star === 1 ? first : undefined}
                  name={name ?? madeUp}
                  value={star}
                  checked={star === value}
                  aria-label={labels[star]}
                  onChange={() => onValueChange(star)}
                  // Over the star, so that the focus ring is around it.
                  className="absolute inset-0 m-0 appearance-none rounded-md focus-visible:-outline-offset-2"
                />
                <Star isFilled={value !== undefined && star <= value} />
              </label>
            ))}
          </div>
          {/* Screen readers get it from the radios. */}
          <span aria-hidden="true" className="text-sm text-muted">
            {value && labels[value]}
          </span>
        </div>
      )}
    </FieldGroup>
  );
}

function Star({ isFilled }: { isFilled: boolean }) {
  return (
    // The colour is set on a wrapper: in forced colours an SVG only takes over the colour around it.
    <span
      data-state={isFilled ? 'on' : 'off'}
      className={cn(
        'pointer-events-none relative transition-colors',
        isFilled ? 'text-brand-700' : 'text-muted in-aria-invalid:text-danger-text',
      )}
    >
      <svg
        viewBox="0 0 24 24"
        width={28}
        height={28}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m12 3 2.78 5.63 6.22.9-4.5 4.39 1.06 6.2L12 17.2l-5.56 2.92 1.06-6.2L3 9.53l6.22-.9z" />
      </svg>
    </span>
  );
}
