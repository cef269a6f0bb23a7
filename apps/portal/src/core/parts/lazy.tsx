import { type ComponentType, type ReactNode, lazy as reactLazy } from 'react';
import { fetchedAsPart } from '../failures/part-failure.ts';
import { sharedFetch } from './shared-fetch.ts';
import { useAwaiting } from './until-here.tsx';

/**
 * As React's `lazy`, a component whose code is fetched when it is first rendered. Where React's fails for good once the code could
 * not be fetched, this one throws a `PartFailure` only where the code was waited for, until that place is mounted again
 * (`PartBoundary` does so).
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const fetchCode = sharedFetch(() => fetchedAsPart(load()));
  /** React's lazy component of each fetch. */
  const components = new WeakMap<object, ComponentType<Props>>();
  return function Lazy(props) {
    const awaiting = useAwaiting();
    const code = fetchCode(awaiting);
    awaiting(code);
    const Component = components.get(code) ?? reactLazy(() => code);
    components.set(code, Component);
    return <Component {...props} />;
  };
}
