import type { FieldWords } from './DraftConflict.tsx';
import type { FieldConflict } from './draft-view.ts';

/** The form of the stories and tests. */
export interface SignUpFields {
  readonly name: string;
  readonly courses: readonly string[];
  readonly note: string;
}

/** Nobody has filled it in. */
export const emptyForm: SignUpFields = { name: '', courses: [], note: '' };

const names = { name: '姓名', courses: '实践课程', note: '备注' };

/** The form in words. */
export const formWords: FieldWords<SignUpFields> = {
  nameOf: (field) => names[field],
  textOf: (_field, value) => (typeof value === 'string' ? value : value.join('、')),
};

/** Two fields that were changed on a computer and on a telephone. */
export const twoConflicts = (now: number): FieldConflict<SignUpFields>[] => [
  {
    field: 'courses',
    mine: ['13004 数据结构与算法（实践）', '13006 操作系统（实践）'],
    theirs: ['13004 数据结构与算法（实践）'],
    mineAt: now - 5 * 60_000,
    theirsAt: now - 12 * 60_000,
  },
  {
    field: 'note',
    mine: '希望安排在主校区考点',
    theirs: '',
    mineAt: now - 5 * 60_000,
    theirsAt: now - 12 * 60_000,
  },
];
