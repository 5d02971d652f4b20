import { parseObject } from '../storage/storage.ts';

/** The store id under which session storage keeps the app state (SESSION-4). */
export const APP_STORE = 'app';
/** The key of local storage that holds the sidebar's `1` (opened) or `0` (SESSION-5). */
export const SIDEBAR_KEY = 'sidebarStatus';
/** Windows narrower than this many CSS pixels are mobile. */
export const MOBILE_BELOW = 992;

/** The shell in use: a sidebar beside the page, or one that covers it. */
export type Device = 'desktop' | 'mobile';

/** The app state, field by field as the specification lists it (SESSION-4). */
export interface AppStore {
  readonly sidebar: { readonly opened: boolean; readonly withoutAnimation: boolean };
  readonly device: Device;
  readonly fixedHeader: boolean;
  readonly sidebarLogo: boolean;
  /** Names of the pages that are kept. */
  readonly needInclude: readonly string[];
}

/** Opened unless `sidebarStatus` says `0`. */
export const isSidebarOpened = (status: unknown): boolean => status !== '0';

/**
 * The app state at start. Session storage gives the two settings of this tab; kept pages begin empty, since a
 * reload has lost them; the sidebar follows `sidebarStatus`, the device the window. Damaged values are defaults.
 */
export function restoreAppStore(stored: unknown, sidebarStatus: unknown, width: number): AppStore {
  const { fixedHeader, sidebarLogo } = parseObject(stored) ?? {};
  const device = deviceFor(width);
  return {
    sidebar: { opened: device === 'desktop' && isSidebarOpened(sidebarStatus), withoutAnimation: false },
    device,
    fixedHeader: typeof fixedHeader === 'boolean' ? fixedHeader : true,
    sidebarLogo: typeof sidebarLogo === 'boolean' ? sidebarLogo : true,
    needInclude: [],
  };
}

/** Desktop by default (SESSION-5); mobile for a known width below 992 CSS pixels. */
export const deviceFor = (width: number): Device => (width < MOBILE_BELOW ? 'mobile' : 'desktop');
