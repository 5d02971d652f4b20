import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { isSame } from '@qianwei/machines/draft/same';

/** Texts by the path of a field: `appraisal`, `resume.2.witness`. */
export type PathErrors = Readonly<Record<string, string>>;

/** The return of an application, as both answer it. */
export type ReturnedApply = Pick<GraduationApply, 'returned'>;

interface PartsDescription<Part extends string, Step extends string> {
  readonly titles: Readonly<Record<Part, string>>;
  /** The fields of each part; those of a list have paths below them. */
  readonly fields: Readonly<Record<Part, readonly string[]>>;
  /** The parts that each step of the form fills in, in their order. */
  readonly steps: Readonly<Record<Step, readonly Part[]>>;
}

/** The parts of an application: how they are named, which fields they have, and where each is filled in. */
export interface ApplyParts<Part extends string, Step extends string> extends PartsDescription<Part, Step> {
  /** Some parts in the order in which they are filled in. */
  sorted(parts: readonly Part[]): Part[];
  /** The part of a path; undefined for a path of no part, such as that of the signature. */
  partOf(path: string): Part | undefined;
  /** The step that fills a part in. */
  stepOf(part: Part): Step;
  /** The errors of some parts. */
  errorsOf(errors: PathErrors, parts: readonly Part[]): Record<string, string>;
  /** The parts that were returned, in the order of the review. */
  returnedOf(apply: ReturnedApply): Part[];
  /** The parts that were not returned and may be replaced, in the order of the review: none of an application that is not returned. */
  replaceableOf(apply: ReturnedApply & { readonly editableParts: readonly string[] }): Part[];
  /** The reason of a return; undefined for a part that was not returned. */
  reasonOf(apply: ReturnedApply, part: Part): string | undefined;
}

/** Describes the parts of an application. */
export function applyParts<Part extends string, Step extends string>(
  description: PartsDescription<Part, Step>,
): ApplyParts<Part, Step> {
  const { titles, fields, steps } = description;
  const all = Object.keys(titles) as Part[];
  const ofSteps = Object.entries(steps) as [Step, readonly Part[]][];
  const partOf = (path: string) => all.find((part) => fields[part].includes(path.split('.', 1)[0] ?? ''));
  const returnedOf = ({ returned }: ReturnedApply) =>
    (returned?.items ?? []).flatMap(({ item }) => all.find((part) => part === item) ?? []);
  return {
    ...description,
    partOf,
    sorted: (parts) => ofSteps.flatMap(([, own]) => own.filter((part) => parts.includes(part))),
    stepOf(part) {
      const found = ofSteps.find(([, parts]) => parts.includes(part));
      if (found === undefined) throw new TypeError(`No step fills in ${part}`);
      return found[0];
    },
    errorsOf: (errors, parts) =>
      Object.fromEntries(
        Object.entries(errors).filter(([path]) => {
          const part = partOf(path);
          return part !== undefined && parts.includes(part);
        }),
      ),
    returnedOf,
    replaceableOf(apply) {
      const returned = returnedOf(apply);
      // Returned as a whole, it is open as a whole.
      if (returned.length === 0) return [];
      return all.filter((part) => apply.editableParts.includes(part) && !returned.includes(part));
    },
    reasonOf: ({ returned }, part) => returned?.items.find(({ item }) => item === part)?.reason,
  };
}

/** Those of some parts that the document still has as they were submitted. */
export const unchangedOf = <Part extends string, Document extends object>(
  { fields }: Pick<ApplyParts<Part, string>, 'fields'>,
  some: readonly Part[],
  apply: { readonly document: Document | null },
  document: Document,
): Part[] =>
  some.filter((part) =>
    fields[part].every((field) =>
      isSame(apply.document?.[field as keyof Document], document[field as keyof Document]),
    ),
  );

/** The returned parts that the document still has as they were submitted. */
export const unmendedOf = <Part extends string, Document extends object>(
  parts: ApplyParts<Part, string>,
  apply: ReturnedApply & { readonly document: Document | null },
  document: Document,
): Part[] => unchangedOf(parts, parts.returnedOf(apply), apply, document);
