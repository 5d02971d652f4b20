import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

/** Catches what is thrown outside of every late piece: never a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <CrashPage error={error} />;
  }
}
