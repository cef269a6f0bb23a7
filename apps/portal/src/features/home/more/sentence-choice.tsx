import type { Facet } from '@careers/gateway/contract';
import { cn } from '@careers/ui';

interface SentenceChoiceProps {
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly any: string;
  readonly value: string;
  readonly choices: readonly Facet[];
  readonly onChoose: (id: string) => void;
}

/** One word of the sentence: a native select, as wide as the chosen option. */
export function SentenceChoice({ label, any, value, choices, onChoose }: SentenceChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className={cn(
        'max-w-full cursor-pointer appearance-none rounded-sm border-b-2 border-brand-600 bg-brand-50 px-2 py-1 text-center [field-sizing:content] hover:bg-brand-100',
        value ? 'font-semibold text-brand-text' : 'text-muted',
      )}
    >
      <option value="">{any}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
