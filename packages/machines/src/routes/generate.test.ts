import fc from 'fast-check';
import { expect, it } from 'vitest';
import { certificateHost, firstNestedChildPath, generate } from './generate.ts';
import { findRoute, joinPath, type PortalRoute, placeRoutes } from './route.ts';
import { constantRoutes, fixedRoutes } from './testing/example-routes.ts';

const make = (platform: string | number, isCertificateHost = false, role?: number) =>
  generate({ platform, isCertificateHost, constantRoutes, fixedRoutes, role });
const tops = (routes: readonly PortalRoute[]) => routes.map(({ path }) => path);
const root = (routes: readonly PortalRoute[]) => routes.find(({ path }) => path === '/')?.redirect;

it('GEN-2 platform 10002 has only the fixed routes, and / goes to /thesis', () => {
  for (const platform of ['10002', 10002]) {
    expect(tops(make(platform))).toEqual([...tops(fixedRoutes), '*']);
    expect(root(make(platform))).toBe('/thesis');
  }
});

it('GEN-3 another platform has constant and fixed routes, and / goes to /home', () => {
  expect(tops(make('10001'))).toEqual([...tops(constantRoutes), ...tops(fixedRoutes), '*']);
  expect(root(make('10001'))).toBe('/home');
});

it('GEN-2 GEN-3 a login on another platform in the same tab inherits nothing from the one before', () => {
  const before = JSON.stringify([constantRoutes, fixedRoutes]);
  make('10001');
  make('10001', true);
  expect(root(make('10002'))).toBe('/thesis');
  expect(JSON.stringify(make('10001'))).toBe(JSON.stringify(make('10001')));
  expect(JSON.stringify([constantRoutes, fixedRoutes])).toBe(before);
  expect(make('10002')[1]?.children).not.toBe(fixedRoutes[1]?.children);
});

it('GEN-4 PAGE-3 a certificate host keeps only /course and /exam, and / goes to the first nested child', () => {
  for (const platform of ['10001', '10002']) {
    expect(tops(make(platform, true))).toEqual(['/', '/course', '/exam', '*']);
    expect(root(make(platform, true))).toBe('/course/list');
  }
});

it('GEN-4 adds no redirect to a route that is not there', () => {
  expect(generate({ platform: '1', isCertificateHost: true, constantRoutes: [], fixedRoutes })).toHaveLength(
    1,
  );
  expect(firstNestedChildPath([])).toBeUndefined();
});

it('PAGE-4 the practice assessment is titled as certificate assessment there, and only there', () => {
  const title = (routes: readonly PortalRoute[]) =>
    findRoute(routes, '/exam/practice/assessment')?.route.title;
  expect(title(make('10001', true))).toBe('证书测评');
  expect(title(make('10001'))).toBe('实践测评');
});

it('PAGE-3 a host is a certificate host when its name contains the marker', () => {
  expect(certificateHost('cert.localhost')).toBe(true);
  expect(certificateHost('my-CERT.example')).toBe(true);
  expect(certificateHost('portal.example')).toBe(false);
  expect(certificateHost('zs.example', 'zs')).toBe(true);
  expect(certificateHost('portal.example', '')).toBe(false);
});

it('GEN-1 a route that names roles is only for these', () => {
  const routes: PortalRoute[] = [
    { path: '/a', children: [{ path: 'b', roles: [2] }] },
    { path: '/c', roles: [] },
  ];
  const paths = (role?: number) =>
    placeRoutes(
      generate({ platform: '1', isCertificateHost: false, constantRoutes: routes, fixedRoutes, role }),
    ).map(({ path }) => path);
  expect(paths(2)).toContain('/a/b');
  expect(paths(1)).not.toContain('/a/b');
  expect(paths()).not.toContain('/a/b');
  expect(paths()).toContain('/c');
});

it('GEN-2 GEN-3 GEN-4 never yields a route that the tables do not hold, and always ends with the 404 page', () => {
  const tablePaths = new Set(
    [...placeRoutes(constantRoutes), ...placeRoutes(fixedRoutes)].map(({ path }) => path),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer(), fc.constant('10002')),
      fc.boolean(),
      (platform, isCertificate) => {
        const routes = make(platform, isCertificate);
        expect(routes.at(-1)?.path).toBe('*');
        for (const { path } of placeRoutes(routes.slice(0, -1))) expect(tablePaths).toContain(path);
      },
    ),
  );
});

it('ROUTE-6 every group and / lead to a page that exists', () => {
  for (const routes of [make('10001'), make('10002'), make('10001', true)]) {
    for (const { route } of placeRoutes(routes)) {
      if (route.redirect) expect(findRoute(routes, route.redirect)?.path).toBe(route.redirect);
    }
  }
});

it('ROUTE-5 finds the page for a path with parameters, an optional one, a query, and none', () => {
  const at = (path: string) => findRoute(make('10001'), path)?.path;
  expect(at('/course/answer/00023/7')).toBe('/course/answer/:subjectId/:id');
  expect(at('/course/answer/00023')).toBe('/*');
  expect(at('/exam/play')).toBe('/exam/play/:bizId?');
  expect(at('/exam/play/b1/?lessonId=1#x')).toBe('/exam/play/:bizId?');
  expect(at('/thesis/edit/p1')).toBe('/thesis/edit/:studentPlanId');
  expect(at('/home/')).toBe('/home');
  expect(at('/')).toBe('/');
  expect(at('/nowhere/at/all')).toBe('/*');
  expect(joinPath('/', 'home')).toBe('/home');
});
