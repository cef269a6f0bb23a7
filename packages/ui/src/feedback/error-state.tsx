import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { TitleText } from '../layout/title-text.tsx';
import { useFocusNear } from './use-focus-near.ts';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** The reason, if the title says what failed. */
  detail?: ReactNode;
  /** What is not lost ("Your draft is saved"). */
  kept?: ReactNode;
  /** A button to try again. */
  retry?: { label: string; onRetry: () => void; pending?: boolean };
  /** Another action. */
  action?: ReactNode;
  /** The id to quote to support, with its words. */
  requestId?: { label: string; value: string };
  /** `page` fills a page, `block` one block of it. */
  size?: 'page' | 'block';
}

/** Whether a message, which may be a server's, fills more lines than a title has. A Chinese character is as wide as two letters. */
function isLong(message: string): boolean {
  return message.length + (message.match(/\p{Script=Han}/gu)?.length ?? 0) > 120;
}

/**
 * A failure: what happened, what is not lost, what to do. It is announced when it appears. When it goes because one of its buttons was
 * pressed, the focus stays near.
 */
export function ErrorState({
  title,
  detail,
  kept,
  retry,
  action,
  requestId,
  size = 'block',
}: ErrorStateProps) {
  const own = useFocusNear<HTMLDivElement>();
  return (
    <div
      ref={own}
      role="alert"
      data-state="error"
      className={cn('flex flex-col items-center px-4 text-center', size === 'page' ? 'py-24' : 'py-12')}
    >
      <span className="grid size-12 place-items-center rounded-full bg-danger-surface text-danger-text">
        <CircleAlert size={22} strokeWidth={1.75} />
      </span>
      {/* Some messages of servers begin with a lower-case letter. */}
      {isLong(title) ? (
        <p className="mt-5 max-w-[34em] text-pretty first-letter:uppercase">{title}</p>
      ) : (
        <p className="heading mt-5 max-w-[28em] text-lg leading-heading first-letter:uppercase">
          <TitleText byClause>{title}</TitleText>
        </p>
      )}
      {detail && <p className="mt-2 max-w-[34em] text-balance text-muted">{detail}</p>}
      {kept && <p className="mt-2 max-w-[34em] text-balance text-muted">{kept}</p>}
      {(retry || action) && (
        <div className="mt-7 flex flex-wrap items-center justify-center gap-3">
          {retry && (
            <Button variant="secondary" pending={retry.pending} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && (
        <p className="mt-8 text-xs text-muted">
          {requestId.label} <code className="font-mono select-all">{requestId.value}</code>
        </p>
      )}
    </div>
  );
}
