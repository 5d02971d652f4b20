import { isDeepStrictEqual } from 'node:util';
import { type ApplyCondition, isLacking } from '@qianwei/api/contract/graduation/apply';
import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import type { ApplyForm } from './apply-form.ts';
import type { ApplyRow } from './apply-kind.ts';

type Form = Pick<ApplyForm<ApplyType, object>, 'partFields' | 'inForm' | 'replaceable'>;

/** The returned parts of an application; null where all can be changed: it is not returned, or as a whole. */
function returnedParts(row: ApplyRow | null): ReadonlySet<string> | null {
  if (row?.status !== 'RETURNED' || row.returnedItems.length === 0) return null;
  return new Set(row.returnedItems.map(({ item }) => item));
}

/**
 * Parts of a returned application that can be changed: the returned ones, and what may be replaced beside them. Null where all can: it
 * is not returned, or as a whole.
 */
export function openParts(
  form: Pick<Form, 'replaceable'>,
  row: ApplyRow | null,
  submitted: object | null,
): ReadonlySet<string> | null {
  const returned = returnedParts(row);
  if (returned === null || submitted === null) return returned;
  return new Set([...returned, ...(form.replaceable?.(returned, submitted) ?? [])]);
}

/** Errors at fields that can be changed: of a returned application those of its open parts. */
export function errorsToMend(
  form: Pick<Form, 'partFields' | 'replaceable'>,
  { row, submitted }: { readonly row: ApplyRow | null; readonly submitted: object | null },
  errors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const open = openParts(form, row, submitted);
  if (open === null) return errors;
  const fields = new Set([...open].flatMap((part) => form.partFields[part] ?? []));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => fields.has(path.split('.')[0] ?? '')));
}

/** Parts that differ from the last submission although they are not open. */
export function lockedChanges(
  form: Pick<Form, 'partFields' | 'replaceable'>,
  row: ApplyRow,
  submitted: object,
  document: object,
): string[] {
  const open = openParts(form, row, submitted);
  if (open === null) return [];
  return changedParts(form.partFields, submitted, document).filter((part) => !open.has(part));
}

/** The parts whose fields differ. */
export function changedParts(
  partFields: Readonly<Record<string, readonly string[]>>,
  before: object,
  after: object,
): string[] {
  const [old, present] = [before, after] as Readonly<Record<string, unknown>>[];
  return Object.entries(partFields).flatMap(([part, fields]) =>
    fields.some((field) => !isDeepStrictEqual(old?.[field], present?.[field])) ? [part] : [],
  );
}

/**
 * Conditions that keep an application from being submitted: those that a returned part meets as the newest rules have them, the others
 * as they were at its first submission.
 */
export function lackingConditions(
  { inForm }: Pick<Form, 'inForm'>,
  row: ApplyRow | null,
  {
    newest,
    first,
  }: { readonly newest: readonly ApplyCondition[]; readonly first: readonly ApplyCondition[] },
): ApplyCondition[] {
  const returned = returnedParts(row);
  const isOpen = ({ code }: ApplyCondition) => {
    const part = inForm[code];
    return part !== undefined && (returned === null || returned.has(part));
  };
  const judged = [...first.filter(({ code }) => inForm[code] === undefined), ...newest.filter(isOpen)];
  return judged.filter(isLacking);
}
