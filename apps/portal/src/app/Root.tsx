import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import { type LateFailure, LateFailures, LatePiece, late, useLate, whenIdle } from '@qianwei/ui/late';
import {
  Component,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { RouterProvider } from 'react-aria-components';
import { Redirect, useLocation } from 'wouter';
import { ClientProvider } from '../shared/client/client.tsx';
import { NotifyProvider } from '../shared/page/notify.tsx';
import { WarmUpProvider } from '../shared/preload/warm-up.tsx';
import { SessionProvider, useSession } from '../shared/session/session.tsx';
import { CrashPage } from './CrashPage.tsx';
import { login } from './late-login.ts';
import type { Services } from './services.ts';
import type { SessionActor } from './session-actor.ts';
import type { SessionStore } from './session-store.ts';
import type { ToastStore } from './toast-store.ts';

const app = late(() => import('./App.tsx'));

const crashed = (failure: LateFailure) => <CrashPage {...failure} />;

/** Fetches the app behind the login page, so that its first rendering need not wait. */
export const fetchApp = app.fetch;

/** Starts what runs behind the page: its own files and calls come first. */
export const startWhenIdle = (services: Services) =>
  whenIdle(() => {
    import('./behind-page.ts').then(({ startBehind }) => startBehind(services)).catch(() => {});
  });

/** The login page, and the rest of the portal behind it, each with code of its own. */
export function Root({ services }: { services: Services }) {
  return (
    <Providers services={services}>
      <ErrorBoundary>
        <AuthGate services={services} />
      </ErrorBoundary>
      <Toasts store={services.toasts} />
    </Providers>
  );
}

/** Catches what is thrown outside of every late piece: never a white page. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <CrashPage error={error} />;
  }
}

function AuthGate({ services }: { services: Services }) {
  const [path] = useLocation();
  const { session } = useSession();
  if (path === '/login') return session === null ? <Login /> : <Redirect to="/" replace />;
  return (
    <Suspense fallback={null}>
      <SessionGate services={services} />
    </Suspense>
  );
}

function Login() {
  const [isHere] = useState(() => login.component() !== null);
  // React hydrates the content of a Suspense last.
  return <LatePiece of={login} fallback={isHere ? undefined : null} failed={crashed} />;
}

function SessionGate({ services }: { services: Services }) {
  const [running] = useState(services.session.running);
  return running ? (
    <PortalApp services={services} session={running} />
  ) : (
    <StartingSession services={services} />
  );
}

function StartingSession({ services }: { services: Services }) {
  return <PortalApp services={services} session={use(services.session.start())} />;
}

function PortalApp({ services, session }: { services: Services; session: SessionActor }) {
  return <LatePiece of={app} failed={crashed} services={services} session={session} />;
}

function Providers({
  services: { client, session, toasts, prepared },
  children,
}: {
  services: Services;
  children: ReactNode;
}) {
  const [, navigate] = useLocation();
  // The code of a login, and of the app with its frame that follows it.
  const warmUp = useCallback(() => {
    client.prepare();
    import('./session-actor.ts').catch(() => {});
    fetchApp().catch(() => {});
    import('./late-frame.ts').then(({ fetchFrame }) => fetchFrame(true)).catch(() => {});
  }, [client]);
  return (
    <LocaleProvider>
      <RouterProvider navigate={navigate}>
        <ClientProvider client={client}>
          <SessionProvider handle={useSessionHandle(session, prepared !== undefined)}>
            <NotifyProvider notify={toasts.notify}>
              <LateFailures>
                <WarmUpProvider warmUp={warmUp}>{children}</WarmUpProvider>
              </LateFailures>
            </NotifyProvider>
          </SessionProvider>
        </ClientProvider>
      </RouterProvider>
    </LocaleProvider>
  );
}

/** The session for the pages. Without `isPrepared` a page from a server, the login page, is for nobody. */
function useSessionHandle(store: SessionStore, isPrepared: boolean) {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, () =>
    isPrepared ? store.snapshot() : null,
  );
  const session = snapshot?.hasTag('signedIn') ? snapshot.context.session : null;
  const mustChangePassword = snapshot?.hasTag('passwordChangeRequired') ?? false;
  const changeReason = snapshot?.context.changeReason ?? null;
  return useMemo(
    () => ({ session, mustChangePassword, changeReason, send: store.send }),
    [session, mustChangePassword, changeReason, store],
  );
}

const toastHost = late(() => import('./ToastHost.tsx'), { prefetch: 'idle' });

/** The toasts of this tab, above every page, so that a route change does not end them (TOAST-3). */
function Toasts({ store }: { store: ToastStore }) {
  const started = useSyncExternalStore(store.subscribe, store.hasStarted, () => false);
  const { Component: ToastHost } = useLate(toastHost);
  return ToastHost && started && <ToastHost store={store} />;
}
