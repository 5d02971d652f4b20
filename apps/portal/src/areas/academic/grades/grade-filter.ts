import { type GradeList, gradeType, gradeTypeTitles } from '@qianwei/api/contract/academic/grade';
import { id } from '@qianwei/api/contract/fields';
import { type AddressOf, field, flag, keyword, pageNumber } from '../../../shared/address/address-codec.ts';
import type { FilterField } from '../../../shared/filter/use-filter.ts';

/** In characters, as on the server. */
const keywordLimit = 50;

/** The filter of the results in the address. */
export const gradeFilter = {
  period: field(id, undefined),
  type: field(gradeType, undefined),
  /** Only what was passed. */
  passed: flag,
  keyword: keyword(keywordLimit),
  page: pageNumber,
};

/** The fields of the filter, with the periods that the student has results in. */
export const gradeFields = (periods: GradeList['periods']): FilterField<keyof typeof gradeFilter>[] => [
  {
    kind: 'choice',
    name: 'period',
    label: '考期',
    options: periods.map(({ periodId, name }) => ({ id: periodId, label: name })),
  },
  {
    kind: 'choice',
    name: 'type',
    label: '类型',
    options: gradeType.options.map((type) => ({ id: type, label: gradeTypeTitles[type] })),
  },
  { kind: 'flag', name: 'passed', label: '仅看合格' },
  {
    kind: 'keyword',
    name: 'keyword',
    label: '课程名或代码',
    searched: '名称或代码',
    hint: '新旧代码都行',
    placeholder: '课程名，新旧代码都行',
    maxLength: keywordLimit,
  },
];

/** The payload of the list; without a filter it is the same as that of the whole page, and asked for once. */
export const gradePayload = ({
  period,
  type,
  passed = false,
  keyword: words = '',
  page = 1,
}: Partial<AddressOf<typeof gradeFilter>>) => ({
  pageNo: page,
  // All that most students ever have: periods are not cut apart by pages.
  pageSize: 100,
  periodId: period,
  gradeType: type,
  passed: passed || undefined,
  keyword: words || undefined,
});
