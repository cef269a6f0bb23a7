import type { ReactNode, Ref } from 'react';
import { TitleText } from '../layout/title-text.tsx';
import { Mark, type MarkName } from './mark.tsx';

export interface EmptyStateProps {
  mark: MarkName;
  /** One sentence: what is missing. */
  title: string;
  /** How it can come here. */
  description?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** The title's element; a heading where the empty state is the page. */
  as?: 'p' | 'h1' | 'h2' | 'h3';
  /** Makes the title focusable, for an empty state that replaces what had the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** An empty state: one picture, one sentence, one action. */
export function EmptyState({ mark, title, description, action, as: Title = 'p', titleRef }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center" data-state="empty">
      <Mark name={mark} />
      {/* Some messages that the specification quotes begin with a lower-case letter. */}
      <Title
        {...(titleRef ? { ref: titleRef, tabIndex: -1 } : {})}
        className="heading mt-6 max-w-[28em] text-lg leading-heading outline-none first-letter:uppercase"
      >
        <TitleText byClause>{title}</TitleText>
      </Title>
      {description && (
        <p className="mt-2 max-w-[34em] text-balance text-muted">
          {typeof description === 'string' ? <TitleText byClause>{description}</TitleText> : description}
        </p>
      )}
      {action && <div className="mt-7">{action}</div>}
    </div>
  );
}
