import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useFloatingRoot } from '../floating-root.tsx';
import { useFrame } from './use-frame.ts';

export interface TooltipProps {
  /** A few more words about the trigger; they must also be available elsewhere. */
  content: ReactNode;
  /** The button or link it explains. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Milliseconds of hovering before it shows; focus shows it at once. */
  delay?: number;
}

/** Words on hover and focus; Escape hides them. */
export function Tooltip({ content, children, side = 'top', delay = 400 }: TooltipProps) {
  const container = useFloatingRoot();
  const frame = useFrame(container);
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionBoundary={frame}
            collisionPadding={12}
            className="z-60 max-w-64 animate-fade-in rounded-sm bg-inverse px-2.5 py-1.5 text-sm text-on-inverse"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
