import { Component, type ComponentType, type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { FailureContext } from './failureContext.ts';

/** A late component that did not come, or failed while it was rendered. */
export interface LateFailure {
  /** `MissingCode`, or what was thrown. */
  error: unknown;
  /** Renders it again, which loads code that has not come. */
  retry: () => void;
}

interface LateBoundaryProps {
  /** Shown in place of what failed. */
  failed: (failure: LateFailure) => ReactNode;
  onCatch?: () => void;
  /** Calls its argument when the code has come: it is then rendered again. */
  subscribe?: (listener: () => void) => () => void;
  children: ReactNode;
}

/** Keeps what a late component throws from the page around it. */
export class LateBoundary extends Component<LateBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  private unsubscribe = () => {};
  private wasAway = false;

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  private readonly retry = () => this.setState({ error: null });

  override componentDidMount() {
    this.unsubscribe = this.props.subscribe?.(this.retry) ?? this.unsubscribe;
    // A kept page that is opened again tries again.
    if (this.wasAway && this.state.error !== null) this.retry();
  }

  override componentDidCatch() {
    this.props.onCatch?.();
  }

  override componentWillUnmount() {
    this.unsubscribe();
    this.wasAway = true;
  }

  override render() {
    const { children, failed } = this.props;
    const { error } = this.state;
    return error === null ? children : failed({ error, retry: this.retry });
  }
}

/** The component in a boundary: what it throws is reported to `LateFailures`, and nothing stands in its place. */
export function guarded<Props>(Late: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <LateBoundary failed={(failure) => <Reported {...failure} />}>
      <Late {...(props as Props & object)} />
    </LateBoundary>
  );
}

function Reported({ error, retry }: LateFailure) {
  const report = use(FailureContext);
  const tell = useEffectEvent(() => report({ error, retry: async () => retry() }));
  useEffect(() => tell(), []);
  return null;
}
