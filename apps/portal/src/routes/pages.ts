import { notFoundPage } from '../areas/pending/not-found.page.ts';
import { allTables } from './all.ts';
import { type PageDeclaration, pagesIn } from './declare-page.ts';

/** Every page once by its key in the route table, the views and the one for an unknown address included. */
export const pages: Record<string, PageDeclaration> = Object.fromEntries(
  [notFoundPage, ...pagesIn(allTables)].map((page) => [page.component, page]),
);

/** The page that a route shows: its own, or the view of it that the query names. An unknown key is no page. */
export function pageFor(component: string | undefined, search: string): PageDeclaration {
  const page = pages[component ?? ''] ?? notFoundPage;
  const view = new URLSearchParams(search).get('view');
  return page.views?.find(({ path }) => path.endsWith(`?view=${view}`)) ?? page;
}
