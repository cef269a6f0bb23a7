import { createContext, type ReactNode, useContext } from 'react';

const FloatingRootContext = createContext<HTMLElement | null>(null);

export interface FloatingRootProviderProps {
  /** An element inside the portal's root (so that it has its theme), outside of any query container. */
  container: HTMLElement | null;
  children: ReactNode;
}

/** Says where dialogs, menus, popovers and tooltips are mounted. */
export function FloatingRootProvider({ container, children }: FloatingRootProviderProps) {
  return <FloatingRootContext value={container}>{children}</FloatingRootContext>;
}

/** The element to mount floating parts in; without a provider `document.body`, and on a server none. */
export function useFloatingRoot(): HTMLElement | null {
  const given = useContext(FloatingRootContext);
  return given ?? (typeof document === 'undefined' ? null : document.body);
}
