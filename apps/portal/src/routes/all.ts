import { baseTable } from './base.ts';
import { constantTable } from './constant.ts';
import { routesOf, type TableRow } from './declare-page.ts';
import { fixedTable } from './fixed.ts';
import { publicTable } from './public.ts';

/** The route table of the portal, for all students and visitors. */
export const allTables: readonly TableRow[] = [...publicTable, ...baseTable, ...constantTable, ...fixedTable];

/** Its routes as data. */
export const allRoutes = routesOf(allTables);
