import type { OpeningPage } from '../../../opening/calls.ts';

/** True for the addresses that lead home. On a thesis platform `/` leads elsewhere, which costs one call for nothing. */
export const isHome = (pathname: string): boolean => /^\/(?:home(?:\/index)?\/?)?$/.test(pathname);

/** Home asks for its content at once. */
export const homePage: OpeningPage = {
  isFullScreen: false,
  callsAt: (pathname) => (isHome(pathname) ? [{ path: '/v1/getHomeIndex', payload: {} }] : null),
};
