import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

/**
 * Catches what a page throws while rendering, its missing code included: never a white page. `onRetry` mounts its content
 * again; without it the portal is reloaded.
 */
export class ErrorBoundary extends Component<
  { children: ReactNode; onCatch?: () => void; onRetry?: () => void },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch() {
    this.props.onCatch?.();
  }

  override render() {
    const { children, onRetry } = this.props;
    return this.state.error === null ? children : <CrashPage error={this.state.error} onRetry={onRetry} />;
  }
}
