import { buttonClass } from '@careers/ui';
import type { ReactNode } from 'react';

interface PaneSwitchProps {
  readonly question: string;
  readonly action: string;
  readonly onPress: () => void;
  /** Called when a pointer or the focus is on the button, to preload what it opens. */
  readonly onPreload?: () => void;
  /** Further content of the line. */
  readonly children?: ReactNode;
}

/** The line below a pane that leads to the other one. */
export function PaneSwitch({ question, action, onPress, onPreload, children }: PaneSwitchProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p className="flex min-h-11 items-center gap-2 text-muted">
        {question}
        <button
          type="button"
          onClick={onPress}
          onPointerEnter={onPreload}
          onFocus={onPreload}
          className={buttonClass('link', 'sm')}
        >
          {action}
        </button>
      </p>
      {children}
    </div>
  );
}
