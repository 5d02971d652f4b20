import type { ApiError } from '@qianwei/api/errors';
import type { SignUpStep } from './sign-up-address.ts';

/** Fields of the second step. */
const choiceFields = ['courseCodes', 'siteId', 'language', 'studyForm', 'freshGraduate'];

/** The step that mends a refused submission, with its texts by field; null for one that belongs to no step. */
export function refusedStep({
  fieldErrors,
  data,
  message,
}: ApiError): { step: SignUpStep; errors: Readonly<Record<string, string>> } | null {
  const fields = Object.keys(fieldErrors);
  if (fields.some((field) => choiceFields.includes(field))) return { step: 'choice', errors: fieldErrors };
  if (fields.includes('photoFileId')) return { step: 'photo', errors: fieldErrors };
  if (fields.length > 0) return { step: 'confirm', errors: fieldErrors };
  if (typeof data !== 'object' || data === null) return null;
  if ('courseCode' in data) return { step: 'choice', errors: { courseCodes: message } };
  if ('siteId' in data) return { step: 'choice', errors: { siteId: message } };
  return null;
}
