import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Query, QueryView, type QueryViewProps, waitingFor } from './QueryView.tsx';

const query = (state: Partial<Query<string[]>>): Query<string[]> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: () => {},
  ...state,
});
const noAnswer = new ApiError('network', '网络连接异常，请稍后再试！');
const refused = (code: number, message: string) => new ApiError('business', message, { errorCode: code });

const show = (state: Partial<Query<string[]>>, props: Partial<QueryViewProps<string[]>> = {}) =>
  render(
    <QueryView query={query(state)} name="公告" skeleton={<hr />} {...props}>
      {(list) => <p>{list.join()}</p>}
    </QueryView>,
  );

it('announces what is loaded to a student who cannot see the outline', async () => {
  const screen = await show({ isFetching: true });
  await expect.element(screen.getByRole('status')).toHaveTextContent('正在加载公告');
  await expect.element(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});

it('keeps data while it is refetched, marked as busy, and when that fails', async () => {
  const screen = await show({ data: ['维护'], error: noAnswer, isFetching: true });
  await expect.element(screen.getByText('维护')).toBeVisible();
  expect(screen.getByText('维护').element().parentElement?.ariaBusy).toBe('true');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

it('waits for every query that its first part needs, and shows its own failure at once', async () => {
  const loading = { isLoading: true };
  const loaded = { isLoading: false };
  expect(waitingFor(query({ data: ['维护'] }), loaded, loading).data).toBeUndefined();
  expect(waitingFor(query({ data: ['维护'] }), loaded, loaded).data).toEqual(['维护']);
  expect(waitingFor(query({ error: noAnswer }), loading).error).toBe(noAnswer);
});

it('leaves it to an outline that announces itself', async () => {
  const screen = await show({ isFetching: true }, { announced: true });
  await expect.element(screen.getByRole('separator')).toBeInTheDocument();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

it('ERR-5 says once why it failed and what is not affected, and loads again on request', async () => {
  const refetch = vi.fn();
  const screen = await show({ error: noAnswer, refetch }, { unaffected: '菜单可以照常使用。' });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('公告加载失败（网络连接异常，请稍后再试！）菜单可以照常使用。');
  await screen.getByRole('button', { name: '重新加载' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows the empty state only when there is nothing', async () => {
  const empty = (list: string[]) => list.length === 0 && <p>暂无公告</p>;
  const screen = await show({ data: [] }, { empty });
  await expect.element(screen.getByText('暂无公告')).toBeVisible();
  const full = await show({ data: ['维护'] }, { empty });
  await expect.element(full.getByText('维护')).toBeVisible();
});

it.each([
  [errorCode.notFound, '公告已撤回'],
  [errorCode.outsideWindow, '11月28日 开放'],
  [errorCode.notEligible, '11月28日 开放'],
  [errorCode.stateForbids, '11月28日 开放'],
])('offers no retry where it cannot help (%i), and keeps the page’s title', async (code, text) => {
  const screen = await show(
    { error: refused(code, '11月28日 开放') },
    { title: '公告详情', gone: <p>公告已撤回</p>, notEligible: ({ message }) => <p>{message}</p> },
  );
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('公告详情');
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

it('shows it as a failure where a page has no words of its own for it', async () => {
  const screen = await show({ error: refused(errorCode.notFound, '未找到相关记录') });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('公告加载失败（未找到相关记录）');
});
