import { StateMark } from '../StateMark/StateMark.tsx';
import type { Column } from './column.ts';
import type { SampleCourse } from './sampleCourses.ts';

function Result({ score }: SampleCourse) {
  if (score === null) return <StateMark shape="dash">缺考，可在下一考期重新报考</StateMark>;
  return score < 60 ? (
    <StateMark shape="cross" tone="danger">
      不合格
    </StateMark>
  ) : (
    <StateMark shape="check" tone="success">
      合格
    </StateMark>
  );
}

const code: Column<SampleCourse> = {
  id: 'code',
  header: '课程代码',
  cell: (course) => course.code,
  sortBy: (course) => course.code,
  searchText: (course) => course.code,
  width: 104,
};
const name: Column<SampleCourse> = {
  id: 'name',
  header: '课程名称',
  cell: (course) => course.name,
  sortBy: (course) => course.name,
  searchText: (course) => course.name,
  isRowHeader: true,
  minWidth: 128,
};
const score: Column<SampleCourse> = {
  id: 'score',
  header: '成绩',
  cell: (course) => course.score ?? '—',
  sortBy: (course) => course.score,
  numeric: true,
  width: 88,
};
const result: Column<SampleCourse> = {
  id: 'result',
  header: '结果',
  cell: (course) => <Result {...course} />,
};

/** As drawn. */
export const plainColumns: readonly Column<SampleCourse>[] = [code, name, score, result];

export const sampleColumns: readonly Column<SampleCourse>[] = [
  code,
  name,
  {
    id: 'credits',
    header: '学分',
    cell: (course) => course.credits ?? '—',
    sortBy: (course) => course.credits,
    numeric: true,
    width: 88,
    sum: (courses) => courses.reduce((sum, course) => sum + (course.credits ?? 0), 0),
  },
  score,
  {
    id: 'when',
    header: '日期时段',
    cell: (course) => course.when,
    sortBy: (course) => course.when,
    width: 128,
  },
  { id: 'book', header: '教材', cell: (course) => course.book, minWidth: 160 },
];
