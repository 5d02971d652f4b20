import { notFoundPage } from '../../apps/portal/src/areas/pending/not-found.page.ts';
import { baseTable } from '../../apps/portal/src/routes/base.ts';
import { constantTable } from '../../apps/portal/src/routes/constant.ts';
import { type PageDeclaration, pagesIn } from '../../apps/portal/src/routes/declare-page.ts';
import { fixedTable } from '../../apps/portal/src/routes/fixed.ts';
import { publicTable } from '../../apps/portal/src/routes/public.ts';

/** An address of a page of the portal, by the page's key in the route table. */
export type PageAddress = [component: string, address: string];

/** Each page once, at an address that 周子墨 of the demo institution can open: those that wait for their issue are one. */
function onceEach(pages: readonly PageDeclaration[]): PageAddress[] {
  const found = new Map<string, string>();
  for (const { component, example, path } of pages)
    if (!found.has(component)) found.set(component, example ?? path);
  return [...found];
}

/** Every page that is open without login. */
export const visitorPages = onceEach(pagesIn(publicTable));

/** Every page that a student with one major sees, and the one for an unknown address. */
export const studentPages: PageAddress[] = onceEach([
  ...pagesIn([...baseTable, ...constantTable, ...fixedTable, ...publicTable]),
  notFoundPage,
]).filter(([component]) => component !== 'login' && component !== 'chooseMajor');
