import type {
  ReturnedSignUpItem,
  SignUpDocument,
  SignUpPart,
  SignUpRecord,
} from '@qianwei/api/contract/sign-up/sign-up';
import { isSame } from '@qianwei/machines/draft/same';

/** The fields of each part; its reason stands at the first. */
const partFields = {
  PHOTO: ['photoFileId'],
  COURSES: ['courseCodes'],
  SITE: ['siteId'],
  LANGUAGE: ['language'],
  STUDY: ['studyForm', 'freshGraduate', 'studyUnit'],
} as const satisfies Record<SignUpPart, readonly (keyof SignUpDocument)[]>;

/** Parts of a returned sign-up that the document still has as they were handed in. */
export function unmendedParts(
  document: SignUpDocument,
  record: SignUpRecord | null,
): readonly ReturnedSignUpItem[] {
  if (record?.status !== 'RETURNED') return [];
  return record.returnedItems.filter(({ item }) =>
    partFields[item].every((field) => isSame(document[field], record.document[field])),
  );
}

/** The reason of staff, as it stands at a field. */
export const returnedWords = (reason: string): string => `退回原因：${reason}`;

/** The reasons by the name of the field that mends them. */
export const returnedErrors = (parts: readonly ReturnedSignUpItem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(parts.map(({ item, reason }) => [partFields[item][0], returnedWords(reason)]));
