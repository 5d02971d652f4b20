import { joinPath, type PortalRoute } from './route.ts';

/** The platform that has the thesis routes only (GEN-2). */
export const THESIS_PLATFORM = '10002';
/** Title of the practice assessment page, and what a certificate host calls it (PAGE-4). */
export const PRACTICE_TITLE = '实践测评';
export const CERTIFICATE_TITLE = '证书测评';

const CERTIFICATE_AREAS = ['/course', '/exam'];
const NOT_FOUND: PortalRoute = { path: '*', title: '页面不存在', hidden: true, component: 'notFound' };

/** The input of the generation. */
export interface GenerateInput {
  /** As `getUserInfo` answers it, such as `10001`. */
  readonly platform: string | number;
  /** See `certificateHost`. It wins over the platform. */
  readonly isCertificateHost: boolean;
  readonly constantRoutes: readonly PortalRoute[];
  /** The first one is `/`. */
  readonly fixedRoutes: readonly PortalRoute[];
  /** The student's role, for routes that name roles; left out, only routes open to all remain of those. */
  readonly role?: number;
}

/** True for a host name that contains the marker of the certificate exam (PAGE-3). An empty marker is in no name. */
export function certificateHost(hostname: string, marker = 'cert'): boolean {
  return marker !== '' && hostname.toLowerCase().includes(marker.toLowerCase());
}

/** Absolute path of the first leaf below the first route, or undefined without routes. */
export function firstNestedChildPath(routes: readonly PortalRoute[], above = '/'): string | undefined {
  const [first] = routes;
  if (!first) return undefined;
  const path = joinPath(above, first.path);
  return firstNestedChildPath(first.children ?? [], path) ?? path;
}

/** A deep copy of the routes that the role may see. */
function copyFor(role: number | undefined, routes: readonly PortalRoute[]): PortalRoute[] {
  const isAllowed = ({ roles }: PortalRoute) =>
    !roles?.length || (role !== undefined && roles.includes(role));
  return routes
    .filter(isAllowed)
    .map(({ children, ...route }) =>
      structuredClone(children ? { ...route, children: copyFor(role, children) } : route),
    );
}

function withCertificateTitle(route: PortalRoute): PortalRoute {
  return {
    ...route,
    ...(route.title === PRACTICE_TITLE && { title: CERTIFICATE_TITLE }),
    ...(route.children && { children: route.children.map(withCertificateTitle) }),
  };
}

/**
 * The routes that a student has after login (GEN-2, GEN-3, GEN-4), ending with the page for every other path.
 * The tables given are left as they are.
 */
export function generate(input: GenerateInput): PortalRoute[] {
  const constant = copyFor(input.role, input.constantRoutes);
  const fixed = copyFor(input.role, input.fixedRoutes);
  const routes = input.isCertificateHost
    ? constant.filter(({ path }) => CERTIFICATE_AREAS.includes(path)).map(withCertificateTitle)
    : String(input.platform) === THESIS_PLATFORM
      ? fixed
      : [
          ...constant,
          ...fixed.map((route, index) => (index === 0 ? { ...route, redirect: '/home' } : route)),
        ];
  const first = firstNestedChildPath(routes);
  const isRootMissing = !routes.some(({ path }) => path === '/');
  const root = isRootMissing && first ? [{ path: '/', redirect: first, hidden: true }] : [];
  return [...root, ...routes, NOT_FOUND];
}
