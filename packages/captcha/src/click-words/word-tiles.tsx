import { cn, VisuallyHidden } from '@careers/ui';
import type { CaptchaLabels } from '../labels.ts';

interface WordTilesProps {
  readonly words: readonly string[];
  /** How many of them are clicked. */
  readonly marked: number;
  readonly labels: CaptchaLabels;
}

/** The words to click, as tiles: clicked ones fade, the next one is highlighted. Screen readers get the whole sentence instead. */
export function WordTiles({ words, marked, labels }: WordTilesProps) {
  return (
    <>
      <VisuallyHidden>{labels.wordInstruction(words)}</VisuallyHidden>
      <span aria-hidden="true" className="me-1 text-sm text-muted">
        {labels.wordOrder}
      </span>
      {words.map((word, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={cn(
            'ms-1.5 flex min-h-7 min-w-7 items-center justify-center rounded-sm border px-1 leading-6 font-medium',
            at === marked ? 'border-brand-text text-brand-text' : 'border-border',
            at < marked && 'opacity-50',
          )}
        >
          {word}
        </span>
      ))}
    </>
  );
}
