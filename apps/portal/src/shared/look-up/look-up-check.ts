import type { CardType } from '@qianwei/api/contract/card-type';
import { normaliseIdCard, personName } from '@qianwei/api/contract/fields';
import { identityNumber } from '@qianwei/api/contract/identity-document';
import { missedWith } from '@qianwei/api/contract/lookup/lookup';
import { ApiError } from '@qianwei/api/errors';
import { checkFields } from '../form/check-fields.ts';

/** A person as typed. */
export interface PersonFields {
  name: string;
  cardType: CardType;
  idCard: string;
}

/** A text of `PersonFields` when its field is left: as it should stand, and what is wrong with it. */
export function checkIdentity(
  field: 'name' | 'idCard',
  typed: PersonFields,
): { text: string; error: string | undefined } {
  const text = field === 'idCard' ? normaliseIdCard(typed.idCard) : typed.name.trim();
  const schema = field === 'idCard' ? identityNumber(typed.cardType) : personName;
  return { text, error: checkFields({ [field]: schema }, { [field]: text })[field] };
}

/** A lookup that found nobody. */
export interface Miss {
  /** Lookups that are left today. */
  readonly leftToday: number;
  /** Everything that the refusal says. */
  readonly data: unknown;
}

/** A lookup that found nobody; null for any other failure. */
export function missOf(error: unknown): Miss | null {
  if (!(error instanceof ApiError)) return null;
  const leftToday = missedWith(error);
  return leftToday === null ? null : { leftToday, data: error.data };
}
