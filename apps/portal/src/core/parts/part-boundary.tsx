import { Component, type ReactNode } from 'react';
import { UntilHere } from './until-here.tsx';

interface PartBoundaryProps {
  /** When it changes, a part that failed is tried again. */
  readonly again?: unknown;
  /** Rendered in place of a part that failed; nothing by default. */
  readonly failed?: (error: unknown, retry: () => void) => ReactNode;
  /** Called once per failure. */
  readonly onFailed?: (error: unknown) => void;
  /** Rendered while the part is fetched. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
}

/** An error and suspense boundary around a part that is fetched on its own: the rest of the page neither waits nor fails with it. */
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

  /** What is below is mounted anew, and so fetched again. */
  readonly retry = () => this.setState({ failure: undefined });

  override render() {
    const { failed, fallback, children } = this.props;
    const { failure } = this.state;
    if (failure) return failed?.(failure.error, this.retry) ?? null;
    return <UntilHere fallback={fallback}>{children}</UntilHere>;
  }
}
