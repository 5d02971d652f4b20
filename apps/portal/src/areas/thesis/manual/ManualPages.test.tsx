import { errorCode } from '@qianwei/api/contract/envelope';
import { getThesisManual } from '@qianwei/api/contract/thesis/manual';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { ManualLink } from '../shared/ManualLink.tsx';
import { retestManual, thesisManual } from './manual.fixtures.ts';
import RetestManualPage from './RetestManualPage.tsx';
import ThesisManualPage from './ThesisManualPage.tsx';

afterEach(() => history.replaceState(null, '', location.pathname));

const path = '/thesis/reviewsManual';
const show = (fixture: Fixture = answers(getThesisManual, thesisManual), query = '') =>
  render(
    <StoryPage fixtures={[fixture]} path={`${path}${query}`} route={path}>
      <ThesisManualPage />
    </StoryPage>,
  );
const field = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.getByRole('searchbox', { name: '搜索手册' });

describe('/thesis/reviewsManual', () => {
  it('“?” on the booking page opens the booking chapter', async () => {
    const anchor = thesisManual.pages['/thesis/appointment'] ?? '';
    const link = await render(<ManualLink anchor={anchor}>怎样预约</ManualLink>);
    const href = link.getByRole('link', { name: '怎样预约' }).element().getAttribute('href') ?? '';
    await link.unmount();
    expect(href).toBe('/thesis/reviewsManual#appointment');
    history.replaceState(null, '', new URL(href, location.href).hash);
    const screen = await show();
    await expect.element(screen.getByRole('heading', { level: 2, name: '十、预约答辩' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: '场次日历，选中一个有名额的场次' })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { level: 2, name: '一、先看全程' }))
      .not.toBeInTheDocument();
  });

  it('words are found, counted for each chapter and marked in the text; the chapter of the first hit, a heading, is in front', async () => {
    const screen = await show();
    await field(screen).fill('改约');
    await expect.element(screen.getByText('找到 4 处')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 2, name: '十、预约答辩' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^十、预约答辩 · / }).first())
      .toHaveTextContent('改约与取消');
    const list = screen.getByRole('navigation', { name: '手册目录' });
    await expect.element(list.getByRole('link', { name: /预约答辩/ })).toHaveTextContent('4 处');
    await screen.getByRole('link', { name: '十、预约答辩 · 改约与取消' }).click();
    await expect.element(screen.getByRole('heading', { level: 3, name: '改约与取消' })).toBeVisible();
    expect([...screen.container.querySelectorAll('article mark')].map((mark) => mark.textContent)).toEqual(
      Array(4).fill('改约'),
    );
  });

  it('no hit → 没有找到“换时间”，试试“改约”, which is a press away', async () => {
    const screen = await show();
    await field(screen).fill('换时间');
    await expect.element(screen.getByText(/没有找到“换时间”，试试“改约”/)).toBeVisible();
    await expect.element(screen.getByText(/025-0000-0000/)).toBeVisible();
    await screen.getByRole('button', { name: '改约' }).click();
    await expect.element(field(screen)).toHaveValue('改约');
    await expect.element(screen.getByText('找到 4 处')).toBeVisible();
  });

  it('says where the student is now, and leads back', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: '你现在走到第 11 步' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '预约答辩', exact: true }).last())
      .toHaveAttribute('href', thesisManual.current?.task?.path ?? '');
    await expect
      .element(screen.getByRole('link', { name: '025-0000-0000' }))
      .toHaveAttribute('href', 'tel:025-0000-0000');
  });

  it('手册加载失败 can be tried again, and a manual that is not there is 手册更新中', async () => {
    const failed = await show(offline(getThesisManual));
    await expect.element(failed.getByText(/^手册加载失败/)).toBeVisible();
    await expect.element(failed.getByRole('button', { name: '重新加载' })).toBeVisible();
    await failed.unmount();
    const renewed = await show(refuses(getThesisManual, errorCode.notFound, '未找到相关记录'));
    await expect.element(renewed.getByText('手册更新中')).toBeVisible();
  });
});

it('/thesisRetest/reviewsManual is about the 复检', async () => {
  const screen = await render(
    <StoryPage
      fixtures={[answers(getThesisManual, retestManual)]}
      path="/thesisRetest/reviewsManual"
      route="/thesisRetest/reviewsManual"
    >
      <RetestManualPage />
    </StoryPage>,
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: '论文复检操作手册' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '你正在复检' })).toBeVisible();
});
