import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

/** Catches what a page throws while rendering, its missing code included: never a white page. */
export class ErrorBoundary extends Component<
  { children: ReactNode; onCatch?: () => void },
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
    return this.state.error === null ? this.props.children : <CrashPage error={this.state.error} />;
  }
}
