import { gradeType } from '@qianwei/api/contract/academic/grade';
import { id } from '@qianwei/api/contract/fields';
import { type AddressOf, field, flag, keyword, pageNumber } from '../../../shared/address/address-codec.ts';

/** In characters, as on the server. */
export const keywordLimit = 50;

/** The filter of the results in the address. */
export const gradeFilter = {
  period: field(id, undefined),
  type: field(gradeType, undefined),
  /** Only what was passed. */
  passed: flag,
  keyword: keyword(keywordLimit),
  page: pageNumber,
};

/** The values of the filter. */
export type GradeFilter = AddressOf<typeof gradeFilter>;

/** The filter without a period that the student has no results in: an address may name anything. */
export const knownFilter = (
  filter: GradeFilter,
  periods: readonly { readonly periodId: string }[],
): GradeFilter =>
  periods.some(({ periodId }) => periodId === filter.period) ? filter : { ...filter, period: undefined };

/** A filter that lets everything through. */
export const unfiltered: GradeFilter = {
  period: undefined,
  type: undefined,
  passed: false,
  keyword: '',
  page: 1,
};

/** The payload of the list; without a filter it is the same as that of the whole page, and asked for once. */
export const gradePayload = ({ period, type, passed, keyword: words, page }: GradeFilter) => ({
  pageNo: page,
  // All that most students ever have: periods are not cut apart by pages.
  pageSize: 100,
  periodId: period,
  gradeType: type,
  passed: passed || undefined,
  keyword: words || undefined,
});

/** How many of the choices are on, the page left aside. */
export const countChoices = ({ period, type, passed, keyword: words }: GradeFilter) =>
  [period !== undefined, type !== undefined, passed, words !== ''].filter(Boolean).length;
