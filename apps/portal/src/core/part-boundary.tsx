import { Component, type ReactNode, Suspense } from 'react';
import { PartFailure } from './part-failure.ts';

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

  readonly retry = () => {
    const error = this.state.failure?.error;
    if (error instanceof PartFailure) error.forget();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failed, fallback, children } = this.props;
    const { failure } = this.state;
    if (failure) return failed?.(failure.error, this.retry) ?? null;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
