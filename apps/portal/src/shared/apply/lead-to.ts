import type { ApplyParts, PathErrors } from './apply-parts.ts';

/** Shows a part of the form, which takes the focus. */
export function leadTo(form: HTMLElement | null, part: string): void {
  const place = form?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

/** Leads to the part of the first error where no field has its name, such as a gap of the résumé: a `Form` leads to the others. */
export function leadToUnnamed(
  form: HTMLElement | null,
  errors: PathErrors,
  { partOf }: Pick<ApplyParts<string, string>, 'partOf'>,
): void {
  const paths = Object.keys(errors);
  if (paths.some((path) => form?.querySelector(`[name="${CSS.escape(path)}"]`))) return;
  const [part] = paths.flatMap((path) => partOf(path) ?? []);
  if (part !== undefined) leadTo(form, part);
}
