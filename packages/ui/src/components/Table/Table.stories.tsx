import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { plainColumns, sampleColumns } from './sampleColumns.tsx';
import { courses, manyCourses, type SampleCourse } from './sampleCourses.ts';
import { Table, type TableProps } from './Table.tsx';

const CourseTable = (props: TableProps<SampleCourse>) => <Table {...props} />;
const noActions = () => null;
const empty = (
  <EmptyState
    drawing="calendar"
    title="暂无开考课程"
    why="本考期课表将于 11月30日公布。"
    action={<Link href="#former">查看上一考期</Link>}
  />
);

export default {
  component: Table,
  args: {
    label: '本期成绩',
    columns: plainColumns as never,
    rows: courses.filter(({ code }) => ['15043', '13003', '02324'].includes(code)) as never,
    rowKey: ((row: SampleCourse) => row.code) as never,
  },
} satisfies Meta<typeof Table>;

type Story = StoryObj<typeof CourseTable>;

const all = {
  label: '本期开考',
  columns: sampleColumns,
  rows: courses,
  rowKey: (row: SampleCourse) => row.code,
  empty,
};
const some = (props: Partial<TableProps<SampleCourse>>): Story => ({ args: { ...all, ...props } });

export const Default: Story = {};

export const Playground: Story = some({
  caption: '本期开考 7 门',
  selectionMode: 'multiple',
  defaultSelectedKeys: ['13180'],
  selectionActions: () => <TextButton>加入报考篮</TextButton>,
  rowActions: ({ name }) => <TextButton aria-label={`报考 ${name}`}>报考</TextButton>,
  detail: ({ book, kind }) => `${kind}，教材：${book}`,
  columnMenu: true,
  resizable: true,
  onExport: () => Promise.resolve(),
});

export const Sorted: Story = some({ defaultSort: { column: 'score', direction: 'descending' } });

export const Selection: Story = some({
  selectionMode: 'multiple',
  defaultSelectedKeys: ['13003', '13180', '13000'],
  selectionActions: () => <TextButton>移出报考篮</TextButton>,
});

export const SingleSelection: Story = some({ selectionMode: 'single', defaultSelectedKeys: ['13180'] });

export const Details: Story = some({
  detail: ({ book, kind }) => (
    <p>
      {kind}，教材：{book}。
      <Link href="#book" variant="underlined">
        在哪里买
      </Link>
    </p>
  ),
  defaultExpandedKeys: ['04735'],
});

/** The name is the link, and the whole row takes the press; here the third row is hovered. */
export const RowLinks: Story = {
  ...some({ rowHref: ({ code }) => `#${code}` }),
  play: async ({ canvasElement }) =>
    userEvent.hover(within(canvasElement).getByRole('link', { name: '操作系统' })),
};

export const Actions: Story = some({
  rowActions: ({ name }) => (
    <>
      <TextButton aria-label={`更换 ${name}`}>更换</TextButton>
      <TextButton aria-label={`移出 ${name}`}>移出</TextButton>
    </>
  ),
});

export const Layout: Story = some({
  columnMenu: true,
  resizable: true,
  defaultLayout: { widths: { code: 160, name: 220, credits: 96, score: 96, when: 140 }, hidden: ['when'] },
});

export const ColumnMenu: Story = {
  ...Layout,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '列' }));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};

export const Toolbar: Story = {
  args: { ...all },
  render: function Filtered(props) {
    const [text, setText] = useState('数据');
    return (
      <Table
        {...(props as TableProps<SampleCourse>)}
        caption="本期开考"
        filterText={text}
        onFilterClear={() => setText('')}
        toolbar={<SearchField label="课程代码或名称" hideLabel value={text} onChange={setText} />}
        onExport={noActions as never}
      />
    );
  },
};

export const Compact: Story = some({ compact: true, columns: plainColumns });

export const StickyHeader: Story = some({ maxHeight: '280px' });

export const Loading: Story = some({ rows: undefined, selectionMode: 'multiple' });

export const Refreshing: Story = some({ refreshing: true });

export const Empty: Story = some({ rows: [], columns: plainColumns });

export const NoMatch: Story = some({
  filterText: '量子力学',
  onFilterClear: () => {},
  columns: plainColumns,
});

export const Failed: Story = some({
  rows: undefined,
  columns: plainColumns,
  error: { title: '成绩加载失败（网络超时）。', children: '其他内容可以照常使用。', onRetry: () => {} },
});

export const FailedRefresh: Story = some({
  columns: plainColumns,
  error: {
    title: '成绩更新失败（网络超时）。',
    children: '下面是 20:14 的内容。',
    onRetry: () => {},
    retrying: true,
  },
});

export const OneRow: Story = some({ rows: courses.slice(0, 1), columns: plainColumns });

export const TenThousandRows: Story = some({
  rows: manyCourses(10_000),
  selectionMode: 'multiple',
  columnMenu: true,
  detail: ({ book }) => `教材：${book}`,
});

const difficult: SampleCourse[] = [
  {
    code: '1'.repeat(80),
    name: 'W'.repeat(80),
    credits: Number.MAX_SAFE_INTEGER,
    score: -123_456.78,
    kind: '',
    when: '',
    book: '',
  },
  {
    code: '00001',
    name: '𠮷野家与䶮䶮的㊙️专题 👩🏽‍🎓🧑‍🚀',
    credits: 0,
    score: -0,
    kind: '公共课',
    when: '1月9日上午',
    book: '無',
  },
  {
    code: '00002',
    name: 'שלום עולם مرحبا بالعالم',
    credits: null,
    score: null,
    kind: '公共课',
    when: '1月9日上午',
    book: 'كتاب‏ — سفر',
  },
  {
    code: '00003',
    name: '习近平新时代中国特色社会主义思想概论与中华人民共和国高等教育自学考试条例专题研究（一）',
    credits: 3,
    score: 100,
    kind: '',
    when: '1月10日上午',
    book: '马克思主义基本原理与当代中国经济社会发展若干重大问题研究导论（2024 年修订版）',
  },
];

export const DifficultContent: Story = some({ rows: difficult, selectionMode: 'multiple', columnMenu: true });

const twelve = Array.from({ length: 12 }, (_, index) => ({
  id: `c${index}`,
  header: index === 0 ? '课程名称' : `第 ${index} 次`,
  cell: (course: SampleCourse) => (index === 0 ? course.name : 50 + ((index * 7) % 50)),
  sortBy: (course: SampleCourse) => (index === 0 ? course.name : 50 + ((index * 7) % 50)),
  numeric: index > 0,
  sticky: index === 0,
  width: index === 0 ? 144 : 96,
}));

export const TwelveColumns: Story = some({ columns: twelve, rows: courses.slice(0, 4) });

export const TwelveColumnsSideways: Story = some({
  columns: twelve,
  rows: courses.slice(0, 4),
  cards: 'never',
  selectionMode: 'multiple',
});

export const RightToLeft: Story = {
  ...some({ selectionMode: 'multiple', resizable: true, columns: plainColumns }),
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const WithButton: Story = some({
  columns: plainColumns,
  toolbar: <Button size="small">仅看可报</Button>,
});
