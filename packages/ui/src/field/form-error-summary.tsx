import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useAfterPress } from './use-after-press.ts';

/** One error: the control's id and the message. */
export interface FormErrorItem {
  fieldId: string;
  message: ReactNode;
}

export interface FormErrorSummaryProps {
  /** "Two things need your attention" */
  title: ReactNode;
  errors: readonly FormErrorItem[];
  /** Has to change with each refused submit; the summary then takes the focus. */
  focusKey?: string | number;
  /** False if the person is already typing elsewhere: the focus stays there. */
  takesFocus?: boolean;
  className?: string;
}

/**
 * The errors of a refused form, each a link to its field. Takes the focus when it appears; renders nothing without errors. It
 * changes only after a press has ended, because the whole form below it moves (decision 0020).
 */
export function FormErrorSummary({ className, ...given }: FormErrorSummaryProps) {
  const { title, errors, focusKey, takesFocus = true } = useAfterPress(given);
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const some = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused submit asks for attention anew
  useEffect(() => {
    if (some && takesFocus) box.current?.focus();
  }, [some, focusKey]);
  if (!some) return null;

  const go = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault(); // the address stays as it is
    field.focus();
    field.scrollIntoView?.({ block: 'center' });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group named by its title, not a set of controls
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`rounded-md border border-danger/40 bg-danger-surface p-5 ${className ?? ''}`}
    >
      <h2 id={titleId} className="font-semibold text-danger-text">
        {title}
      </h2>
      <ul className="mt-1">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => go(event, fieldId)}
              className="inline-flex min-h-11 items-center py-1.5 text-sm text-danger-text underline underline-offset-4 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
