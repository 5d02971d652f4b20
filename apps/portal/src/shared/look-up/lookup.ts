import { normaliseIdCard, personName } from '@qianwei/api/contract/fields';
import { idCard } from '@qianwei/api/contract/identity-card';
import { missedWith } from '@qianwei/api/contract/lookup/lookup';
import type { Endpoint } from '@qianwei/api/endpoint';
import { ApiError } from '@qianwei/api/errors';
import type { Client } from '../client/client.tsx';
import { checkFields, checkPayloadFields } from '../form/check-fields.ts';
import { codeAtItsField } from '../phone-code/code-errors.ts';

/** A person as typed. */
export interface PersonFields {
  name: string;
  idCard: string;
}

/** A field of `PersonFields` when it is left: the text as it should stand, and what is wrong with it. */
export function checkIdentity(
  field: keyof PersonFields,
  typed: string,
): { text: string; error: string | undefined } {
  const text = field === 'idCard' ? normaliseIdCard(typed) : typed.trim();
  const error = checkFields({ [field]: field === 'idCard' ? idCard : personName }, { [field]: text })[field];
  return { text, error };
}

/** A lookup that found nobody. */
export interface Miss {
  /** Lookups that are left today. */
  readonly leftToday: number;
  /** Everything that the refusal says. */
  readonly data: unknown;
}

/** A lookup that found nobody; null for any other failure. */
function missOf(error: unknown): Miss | null {
  if (!(error instanceof ApiError)) return null;
  const leftToday = missedWith(error);
  return leftToday === null ? null : { leftToday, data: error.data };
}

/** Fields of a lookup: the person, and with them the proof of its call. */
type LookupFields = PersonFields & Readonly<Record<string, string>>;

/** A call that looks somebody up, behind one `import()`: the contract comes after the page. */
export interface Lookup<Answer> {
  /** Checks before anything is sent: one Chinese text by the name of each wrong field. */
  check(fields: LookupFields): Record<string, string>;
  ask(client: Client, fields: LookupFields): Promise<Answer>;
  missOf: typeof missOf;
  /** A wrong captcha or code belongs to its field. */
  codeAtItsField: typeof codeAtItsField;
}

/** The lookup that a call makes; `fixed` are the fields of the call that nobody types. */
export function lookupBy<Data>(
  endpoint: Endpoint<unknown, Data>,
  fixed: Readonly<Record<string, string>> = {},
): Lookup<Data> {
  return {
    missOf,
    codeAtItsField,
    check: (fields) => checkPayloadFields(endpoint.payload, { ...fixed, ...fields }),
    ask: (client, fields) => client.call(endpoint, { ...fixed, ...fields }),
  };
}
