import * as v from 'valibot';
import type { CardType } from './card-type.ts';
import { normaliseIdCard, pasted } from './fields.ts';
import { idCard } from './identity-card.ts';

/** The number of a card that is no ID card: normalised as one, and of the form that its kind has. */
const cardNo = (form: RegExp, empty: string, text: string) =>
  v.pipe(pasted(empty), v.transform(normaliseIdCard), v.nonEmpty(empty), v.regex(form, text));

const numbers = {
  ID_CARD: idCard,
  HK_MACAO_PERMIT: cardNo(/^[HM]\d{8}(\d{2})?$/, '请输入通行证号', '通行证号应为 H 或 M 加 8 位或 10 位数字'),
  TAIWAN_PERMIT: cardNo(/^\d{8}(\d{2})?$/, '请输入通行证号', '通行证号应为 8 位或 10 位数字'),
  PASSPORT: cardNo(/^[A-Z0-9]{5,20}$/, '请输入护照号', '护照号应为 5–20 位字母或数字'),
} as const;

/** The number of an identity document of any kind, checked by the rules of its kind (FORM-1). */
export const identityNumber = (type: CardType) => numbers[type];

/** Fields beside an identity document: its kind, by default an ID card, and its number. */
export const withDocument = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.variant('cardType', [
    v.object({ ...entries, cardType: v.optional(v.literal('ID_CARD'), 'ID_CARD'), idCard: numbers.ID_CARD }),
    v.object({ ...entries, cardType: v.literal('HK_MACAO_PERMIT'), idCard: numbers.HK_MACAO_PERMIT }),
    v.object({ ...entries, cardType: v.literal('TAIWAN_PERMIT'), idCard: numbers.TAIWAN_PERMIT }),
    v.object({ ...entries, cardType: v.literal('PASSPORT'), idCard: numbers.PASSPORT }),
  ]);

/** An identity document: its kind and its number. */
export const identityDocument = withDocument({});
