import { LocaleProvider } from '@qianwei/ui/LocaleProvider';
import { type Column, Table } from '@qianwei/ui/Table';
import '@qianwei/ui/theme/global.css';
import '@qianwei/ui/theme/themes.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** One student's result, as an office would list ten thousand of them. */
interface Result {
  id: number;
  code: string;
  name: string;
  course: string;
  score: number | null;
  credits: number;
  day: string;
  place: string;
}

const families = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张';
const givens = '子墨雨涵浩然梓萱欣怡宇轩诗琪一诺俊杰思远嘉豪雅婷晨曦佳明哲';
const courses = [
  '数据结构与算法',
  '数据库系统原理',
  '操作系统',
  '离散数学',
  '中国近现代史纲要',
  '英语（专升本）',
];
const places = ['江澜市', '云浦市', '南溪县', '北渡区'];

/** Another ten thousand for each `seed`, so that nothing cached from the previous ones helps. */
const resultsOf = (seed: number): Result[] =>
  Array.from({ length: 10_000 }, (_, id) => {
    const mixed = ((id + seed * 131) * 7919) % 10_007;
    const givenName = (step: number) => givens[(mixed * step) % givens.length];
    return {
      id,
      code: String((mixed * 31) % 99_991).padStart(5, '0'),
      name: `${families[mixed % families.length]}${givenName(3)}${givenName(7)}`,
      course: `${courses[mixed % courses.length]}（${mixed}）`,
      score: mixed % 13 === 0 ? null : (mixed % 1001) / 10,
      credits: (mixed % 7) + 1,
      day: `2027-01-${String(9 + (mixed % 2)).padStart(2, '0')}`,
      place: places[mixed % places.length] ?? '',
    };
  });

const column = (
  id: 'code' | 'name' | 'course' | 'score' | 'credits' | 'day' | 'place',
  header: string,
  more: Partial<Column<Result>> = {},
): Column<Result> => ({
  id,
  header,
  cell: (row) => row[id] ?? '—',
  sortBy: (row) => row[id],
  searchText: (row) => String(row[id] ?? ''),
  ...more,
});

const columns = [
  column('code', '准考证号'),
  column('name', '姓名', { isRowHeader: true }),
  column('course', '课程名称', { minWidth: 200 }),
  column('score', '成绩', { numeric: true }),
  column('credits', '学分', { numeric: true, sum: (rows) => rows.length }),
  column('day', '考试日期'),
  column('place', '考区'),
];

function Page() {
  const [seed, setSeed] = useState(0);
  const [rows, setRows] = useState(() => resultsOf(0));
  const [text, setText] = useState('');
  const renew = () => {
    setSeed(seed + 1);
    setRows(resultsOf(seed + 1));
  };
  return (
    <LocaleProvider>
      <button type="button" onClick={renew}>
        renew
      </button>
      <input aria-label="filter" value={text} onChange={({ target }) => setText(target.value)} />
      <Table
        label="成绩"
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.id)}
        filterText={text}
        selectionMode="multiple"
        rowActions={() => <button type="button">复核</button>}
      />
    </LocaleProvider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
