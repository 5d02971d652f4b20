import type { PortalRoute } from '@qianwei/machines/routes/route';
import type { ComponentType } from 'react';

/** The shape of a page's outline while its code is on its way: rows, a record with its facts, fields, or one statement. */
export type PageOutline = 'list' | 'record' | 'form' | 'statement';

/** One page of the portal. Build, prefetching, tests and benches read it. */
export interface PageDeclaration extends Omit<PortalRoute, 'children' | 'redirect'> {
  /** Absolute pattern, as `/course/test/:id`; a view of another page has that page's path and `?view=`. */
  readonly path: string;
  readonly title: string;
  /** The page's key in the route table. */
  readonly component: string;
  /** The `import()` of the page, which is its module's default export: the only one of the declaration's module. */
  readonly code: () => Promise<{ default: ComponentType }>;
  readonly skeleton: PageOutline;
  /** Pages of their own that have this one's path, told apart by `view` in the query. */
  readonly views?: readonly PageDeclaration[];
  /** An address of it that a student of the demo institution can open; by default the path. Tests and benches open it. */
  readonly example?: string;
  /** Name of the demo student who opens `example`; by default 周子墨. */
  readonly exampleStudent?: string;
}

/** Declares a page; its module is `<page>.page.ts` beside the page. */
export const declarePage = (page: PageDeclaration): PageDeclaration => page;

/** Routes without a page of their own: a group of the menu, or an address that leads to another. */
interface RouteGroup extends Omit<PortalRoute, 'children' | 'component'> {
  readonly children?: readonly TableRow[];
}

/** A row of the portal's route table. */
export type TableRow = PageDeclaration | RouteGroup;

const isPage = (row: TableRow): row is PageDeclaration => 'code' in row;

/** The rows as data, for the machine that generates a student's routes. */
export const routesOf = (rows: readonly TableRow[]): PortalRoute[] =>
  rows.map((row) => {
    if (isPage(row)) {
      const { code, skeleton, views, example, exampleStudent, ...route } = row;
      return route;
    }
    const { children, ...group } = row;
    return children === undefined ? group : { ...group, children: routesOf(children) };
  });

/** The pages of the rows, in their order, each followed by its views. */
export const pagesIn = (rows: readonly TableRow[]): PageDeclaration[] =>
  rows.flatMap((row) => (isPage(row) ? [row, ...(row.views ?? [])] : pagesIn(row.children ?? [])));
