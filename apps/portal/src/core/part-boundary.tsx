import { Component, type ReactNode } from 'react';
import { PartFailure } from './part-failure.ts';
import { UntilHere } from './until-here.tsx';

interface PartBoundaryProps {
  /** Another value is another try. */
  readonly again?: unknown;
  /** What stands in the place of what failed; nothing unless said. */
  readonly failed?: (error: unknown, retry: () => void) => ReactNode;
  /** Told once for each failure. */
  readonly onFailed?: (error: unknown) => void;
  /** What stands there while the part is fetched. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Around every part that is fetched on its own: it waits alone and fails alone, and can be tried again. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.(error);
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    if (this.state.failure && before.again !== this.props.again) this.retry();
  }

  /** Whoever comes back to a part that had failed tries it again. */
  override componentWillUnmount() {
    this.forget();
  }

  readonly retry = () => {
    this.forget();
    this.setState({ failure: undefined });
  };

  private forget(): void {
    const error = this.state.failure?.error;
    if (error instanceof PartFailure) error.forget();
  }

  override render() {
    const { failed, fallback, children } = this.props;
    const { failure } = this.state;
    if (failure) return failed?.(failure.error, this.retry) ?? null;
    return <UntilHere fallback={fallback}>{children}</UntilHere>;
  }
}
