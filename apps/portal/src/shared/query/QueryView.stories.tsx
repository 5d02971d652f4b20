// Without the themes nothing has its size.
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoMatch, type Query, QueryView } from './QueryView.tsx';

const query = (state: Partial<Query<string[]>>): Query<string[]> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => {},
  ...state,
});
const refused = (code: number, message: string) =>
  query({ error: new ApiError('business', message, { errorCode: code }) });
const noAnswer = new ApiError('network', '网络连接异常，请稍后再试！');
const batches = ['2026年下半年实践测评', '2026年上半年实践测评'];

const meta = {
  component: QueryView<string[]>,
  args: {
    query: query({ data: batches }),
    name: '测评批次',
    skeleton: <SkeletonLines shares={[0.5, 0.42]} />,
    children: (list) => (
      <ul>
        {list.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof QueryView<string[]>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { ...Default, tags: ['!test'] };
export const Skeleton: Story = { args: { query: query({ isFetching: true }) } };
export const Refreshing: Story = { args: { query: query({ data: batches, isFetching: true }) } };
/** The previous answer stays. */
export const RefreshFailed: Story = { args: { query: query({ data: batches, error: noAnswer }) } };
export const Failed: Story = {
  args: { query: query({ error: noAnswer }), unaffected: '进行中的测评不受影响，可以从首页继续作答。' },
};
export const Retrying: Story = { args: { query: query({ error: noAnswer, isFetching: true }) } };
export const Empty: Story = {
  args: {
    query: query({ data: [] }),
    empty: (list) =>
      list.length === 0 && (
        <EmptyState
          drawing="calendar"
          title="现在没有测评批次"
          why="主考院校发布批次后会有公告，报名通过的课程会列在这里。"
        />
      ),
  },
};
export const FilteredEmpty: Story = {
  args: {
    query: query({ data: [] }),
    empty: () => (
      <NoMatch
        title="没有找到相关批次，换个关键词试试"
        why="名称里没有“2025”。"
        clearLabel="清除搜索"
        onClear={() => {}}
      />
    ),
  },
};
export const NotEligible: Story = {
  args: {
    query: refused(errorCode.notEligible, '实践报名通过后才能查看'),
    title: '测评批次',
    notEligible: ({ message }) => (
      <EmptyState
        drawing="lock"
        title={message}
        why="报名由助学单位审核，一般 3 个工作日内完成。"
        action={<Link href="/practice/signUp">去报名</Link>}
      />
    ),
  },
};
export const Gone: Story = {
  args: {
    query: refused(errorCode.notFound, '未找到相关记录'),
    title: '测评批次',
    gone: (
      <EmptyState
        drawing="paper"
        title="未找到该批次"
        why="批次可能已经撤下，以最新公告为准。"
        action={<Link href="/notice">查看公告</Link>}
      />
    ),
  },
};
