import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

/** The screen of a page that is rendered without a browser. */
export interface Rendering {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** Of the page's address. */
  readonly hostname: string;
}

const RenderingContext = createContext<Rendering>({ width: Number.POSITIVE_INFINITY, hostname: '' });

/** Provides pages that are rendered without a browser with what the browser would say of its window. */
export function RenderingProvider({ rendering, children }: { rendering: Rendering; children: ReactNode }) {
  return <RenderingContext value={rendering}>{children}</RenderingContext>;
}

/** The window for which a page is rendered without a browser; by default a wide one, of no host. */
export const useRendering = (): Rendering => use(RenderingContext);

const never = () => () => {};

/** The host of the page's address: PAGE-3 shows the certificate exam by it. */
export function useHostname(): string {
  const { hostname } = useRendering();
  return useSyncExternalStore(
    never,
    () => location.hostname,
    () => hostname,
  );
}

/** The width of the window in CSS pixels, as it is at this rendering; a change renders nothing. */
export function useWindowWidth(): number {
  const { width } = useRendering();
  return useSyncExternalStore(
    never,
    () => innerWidth,
    () => width,
  );
}
