import { type ComponentType, type ReactNode, lazy as reactLazy } from 'react';
import { PartFailure } from '../failures/part-failure.ts';
import { useAwaiting } from './until-here.tsx';

/**
 * As React's `lazy`, a component whose code is fetched when it is first rendered. Where React's fails for good once the code could
 * not be fetched, this one fetches it again after the `PartFailure` was forgotten (`PartBoundary` does so).
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  let part = begin();
  function begin() {
    let code: Promise<{ readonly default: ComponentType<Props> }> | undefined;
    const fetchOnce = () => {
      code ??= load().catch((cause: unknown) => {
        throw new PartFailure(cause, forget);
      });
      return code;
    };
    return { fetchOnce, Component: reactLazy<ComponentType<Props>>(fetchOnce) };
  }
  function forget(): void {
    part = begin();
  }
  return function Lazy(props) {
    const { fetchOnce, Component } = part;
    useAwaiting()(fetchOnce());
    return <Component {...props} />;
  };
}
