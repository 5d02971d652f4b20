import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** The options of a React Aria link: the state that is stored with the new address in the browser's history. */
export interface RouterOptions {
  state: { returnTo: string };
}

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: RouterOptions;
  }
}

/** For a link's `routerOptions`: the page behind it leads back to this address. It survives a reload, not a new tab. */
export const returnTo = (address: string): RouterOptions => ({ state: { returnTo: address } });

/** For the `routerOptions` of links in a list: the page behind them leads back to the list as it is now. */
export function useReturnHere(): RouterOptions {
  const [path] = useLocation();
  const search = useSearch();
  return returnTo(search === '' ? path : `${path}?${search}`);
}

/** The address of the list at `path` as it was left by `useReturnHere`; without that `path` itself. */
export function useReturnAddress(path: string): string {
  const state: unknown = useHistoryState();
  const address = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : path;
  return typeof address === 'string' && address.split('?')[0] === path ? address : path;
}
