import { isDeepStrictEqual } from 'node:util';
import { type ApplyCondition, isLacking } from '@qianwei/api/contract/graduation/apply';
import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import type { ApplyForm } from './apply-form.ts';
import type { ApplyRow } from './apply-kind.ts';

type Form = Pick<ApplyForm<ApplyType, object>, 'partFields' | 'inForm'>;

/** Parts of a returned application that can be changed; null where all can: it is not returned, or as a whole. */
function openParts(row: ApplyRow | null): ReadonlySet<string> | null {
  if (row?.status !== 'RETURNED' || row.returnedItems.length === 0) return null;
  return new Set(row.returnedItems.map(({ item }) => item));
}

/** Errors at fields that can be changed: of a returned application those of its returned parts. */
export function errorsToMend(
  { partFields }: Form,
  row: ApplyRow | null,
  errors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const open = openParts(row);
  if (open === null) return errors;
  const fields = new Set([...open].flatMap((part) => partFields[part] ?? []));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => fields.has(path.split('.')[0] ?? '')));
}

/** Parts that differ from the last submission although they were not returned. */
export function lockedChanges(
  { partFields }: Pick<Form, 'partFields'>,
  row: ApplyRow,
  submitted: object,
  document: object,
): string[] {
  const open = openParts(row);
  return open === null ? [] : changedParts(partFields, submitted, document).filter((part) => !open.has(part));
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
 * Conditions that keep an application from being submitted: those that an open part meets as the newest rules have them, the others
 * as they were at its first submission.
 */
export function lackingConditions(
  { inForm }: Form,
  row: ApplyRow | null,
  {
    newest,
    first,
  }: { readonly newest: readonly ApplyCondition[]; readonly first: readonly ApplyCondition[] },
): ApplyCondition[] {
  const open = openParts(row);
  const isOpen = ({ code }: ApplyCondition) => {
    const part = inForm[code];
    return part !== undefined && (open === null || open.has(part));
  };
  const judged = [...first.filter(({ code }) => inForm[code] === undefined), ...newest.filter(isOpen)];
  return judged.filter(isLacking);
}
