import { searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import { captchaCode, personName } from '@qianwei/api/contract/fields';
import { idCard } from '@qianwei/api/contract/identity-card';
import type { Client } from '../../shared/client/client.tsx';
import { checkFields } from '../../shared/form/check-fields.ts';
import type { HeldAnswer } from './use-held.ts';

export { codeAtItsField } from '../../shared/phone-code/code-errors.ts';

/** Values of the form's fields. */
export interface LookUpFields {
  name: string;
  idCard: string;
  /** Answer to the captcha. */
  code: string;
}

/** Checks the fields before anything is sent: one Chinese text by the name of each wrong field. */
export const checkLookUp = (fields: LookUpFields): Record<string, string> =>
  checkFields({ name: personName, idCard, code: captchaCode }, { ...fields });

/** The services of this person. `codeKey` is the captcha's. */
export async function lookUp(
  client: Client,
  fields: LookUpFields & { codeKey: string },
): Promise<HeldAnswer> {
  const answer = await client.call(searchCourseServiceNLog, { mode: 'MINE', ...fields });
  if (answer.mode !== 'MINE') throw new TypeError('The catalogue was answered instead of services');
  return answer;
}
