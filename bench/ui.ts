import { benchTable } from './ui-table.ts';
import { benchToasts } from './ui-toasts.ts';

/** Prints what the heavy parts of the design system cost: the table and the toasts. */
export async function measure(): Promise<void> {
  await benchTable();
  await benchToasts();
}
