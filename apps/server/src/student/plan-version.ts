import type { planVersion } from '../db/schema/institution.ts';

/** A version of a plan as students know it, on every page and paper: the month from which it holds, such as 2026-05. */
export const versionOf = ({
  effectiveFrom,
}: Pick<typeof planVersion.$inferSelect, 'effectiveFrom'>): string => effectiveFrom.slice(0, 7);
