import { getVersionNLog } from '@qianwei/api/contract/version';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline, storyStudent } from '../../shared/client/story-client.tsx';
import type { Notify } from '../../shared/page/notify.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import VersionPage from './VersionPage.tsx';
import { serverVersion } from './version.fixtures.ts';

const show = (fixture: Fixture, notify?: Notify) =>
  render(
    <StoryPage fixtures={[fixture]} path="/version" notify={notify}>
      <VersionPage />
    </StoryPage>,
  );

describe('the version page', () => {
  it('names both versions, the clocks and what has changed', async () => {
    const screen = await show(answers(getVersionNLog, serverVersion));
    await expect
      .element(screen.getByRole('region', { name: '给客服的信息' }))
      .toHaveTextContent('接口版本3.4.1');
    await expect
      .element(screen.getByRole('region', { name: '当前版本' }))
      .toHaveTextContent('首页可以导出截止日历');
    await expect
      .element(screen.getByRole('region', { name: '更新日志' }))
      .toHaveTextContent('电脑端公告可以打印');
    await expect
      .element(screen.getByRole('region', { name: '环境自检' }))
      .toHaveTextContent(/网络延迟\d+ 毫秒/);
  });

  it('still shows what the bundle knows when the server is down, and says 接口无法连接', async () => {
    const screen = await show(offline(getVersionNLog));
    await expect.element(screen.getByText('接口无法连接。')).toBeVisible();
    await expect.element(screen.getByText('前端构建时间')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: '环境自检' })).toHaveTextContent('浏览器');
  });

  it('copies diagnostics without anything personal', async () => {
    const notify = vi.fn<Notify>();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await show(answers(getVersionNLog, serverVersion), notify);
    await expect.element(screen.getByText(/\d+ 毫秒/)).toBeVisible();
    await screen.getByRole('button', { name: '复制诊断信息' }).click();
    await expect.poll(() => notify).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }));
    const text = write.mock.calls[0]?.[0] ?? '';
    expect(text).toContain('接口版本：3.4.1');
    for (const personal of [
      storyStudent.name,
      storyStudent.account,
      storyStudent.token,
      storyStudent.majorName,
    ])
      expect(text).not.toContain(personal);
    write.mockRestore();
  });

  it('shows the text when the browser does not copy', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const screen = await show(answers(getVersionNLog, serverVersion));
    await screen.getByRole('button', { name: '复制诊断信息' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('诊断信息复制失败，请手动选择复制');
    await expect
      .element(screen.getByRole('textbox', { name: '诊断信息' }))
      .toHaveValue(expect.stringContaining('【诊断信息】'));
    write.mockRestore();
  });
});
