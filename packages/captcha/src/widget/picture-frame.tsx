import { Button, cn } from '@careers/ui';
import type { ReactNode, Ref } from 'react';
import type { CaptchaLabels } from '../labels.ts';
import type { AttemptState } from './attempt.ts';

interface PictureFrameProps {
  readonly state: AttemptState;
  readonly labels: CaptchaLabels;
  /** The state in words. */
  readonly message: string;
  readonly onRetry: () => void;
  /** Its rendered width is the picture's. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The area of the picture: its message after an answer, and a button to try again if there is no picture. */
export function PictureFrame({
  state,
  labels,
  message,
  onRetry,
  ref,
  className,
  children,
}: PictureFrameProps) {
  return (
    <div
      ref={ref}
      className={cn(
        'relative aspect-[310/155] w-full overflow-hidden rounded-sm bg-surface-sunken',
        className,
      )}
    >
      {children}
      {state.kind === 'loading' && (
        <div className="pointer-events-none absolute inset-0 animate-breathe bg-surface-hover" />
      )}
      {state.kind === 'unavailable' && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-3 text-center text-sm">
          <p>{message}</p>
          <Button variant="secondary" onClick={onRetry}>
            {labels.retry}
          </Button>
        </div>
      )}
      {(state.kind === 'success' || state.kind === 'failure') && (
        <p
          className={cn(
            'absolute inset-x-0 bottom-0 animate-rise-in px-3 py-1.5 text-sm font-medium tabular',
            state.kind === 'success' ? 'bg-success-surface text-success-text' : '',
            state.kind === 'failure' ? 'bg-danger-surface text-danger-text' : '',
          )}
        >
          {message}
        </p>
      )}
    </div>
  );
}

/** The address of a picture. AJ-Captcha does not say its format: base64 of a JPEG begins with `/9j/`. */
export function dataUrl(base64: string): string {
  return `data:image/${base64.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${base64}`;
}
