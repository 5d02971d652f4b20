import { createContext, type ReactNode, use } from 'react';

const WarmUpContext = createContext<() => void>(() => {});

/** Provides the login page with the function that fetches what follows it. */
export function WarmUpProvider({ warmUp, children }: { warmUp: () => void; children: ReactNode }) {
  return <WarmUpContext value={warmUp}>{children}</WarmUpContext>;
}

/** Fetches what a login and the pages after it need. Without a provider it does nothing. */
export function useWarmUp(): () => void {
  return use(WarmUpContext);
}
