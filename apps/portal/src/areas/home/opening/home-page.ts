import type { OpeningPage } from '../../../opening/calls.ts';

/** True when an address leads home. On a thesis platform `/` leads elsewhere, and one call is made in vain. */
export const isHome = (pathname: string): boolean => /^\/(?:home(?:\/index)?\/?)?$/.test(pathname);

/** The first call of home, made before the portal's code has come. */
export const homeOpening: OpeningPage = {
  isFullScreen: false,
  callsAt: (pathname) => (isHome(pathname) ? [{ path: '/v1/getHomeIndex', payload: {} }] : null),
};
