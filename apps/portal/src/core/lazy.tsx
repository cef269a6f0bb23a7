import { type ComponentType, type ReactNode, lazy as reactLazy } from 'react';
import { PartFailure } from './part-failure.ts';

/**
 * A component whose code is fetched when it is first shown, as React's own `lazy` does; but one that could not be
 * fetched is fetched again once its failure has been forgotten (`PartBoundary`), where React's fails for good.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const begin = () =>
    reactLazy<ComponentType<Props>>(() =>
      load().catch((cause: unknown) => {
        throw new PartFailure(cause, forget);
      }),
    );
  let Part = begin();
  function forget(): void {
    Part = begin();
  }
  return function Lazy(props) {
    return <Part {...props} />;
  };
}
