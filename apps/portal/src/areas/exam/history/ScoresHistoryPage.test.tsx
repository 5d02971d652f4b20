import { getScoresHistory } from '@qianwei/api/contract/exam/history';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, offline } from '../../../shared/client/story-client.tsx';
import type { Notify } from '../../../shared/page/notify.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { otherRunningTest } from '../overview/test-detail.fixtures.ts';
import { history } from './history.fixtures.ts';
import ScoresHistoryPage from './ScoresHistoryPage.tsx';

const show = (fixtures: Fixture[], path = '/exam/scores/history/t13014', notify?: Notify) =>
  render(
    <StoryPage fixtures={fixtures} path={path} route="/exam/scores/history/:id/:bizId?" notify={notify}>
      <ScoresHistoryPage />
    </StoryPage>,
  );

describe('the history of scores', () => {
  it('shows every batch, flags the try that counts and says why one is void', async () => {
    const screen = await show([answers(getScoresHistory, history)]);
    const spring = screen.getByRole('table', { name: '2026年上半年实践测评' });
    await expect.element(spring.getByText('两台设备同时作答，经核实为他人代答')).toBeVisible();
    const autumn = screen.getByRole('table', { name: '2026年下半年实践测评' });
    await expect.element(autumn.getByRole('row', { name: /72.5/ })).toHaveTextContent('计入成绩');
    await expect.element(autumn.getByRole('row', { name: /2026-11-20/ })).toHaveTextContent('待批阅');
    await expect
      .element(autumn.getByRole('link', { name: '第 1 次的解析' }))
      .toHaveAttribute('href', '/course/analysis/c13014/h3/t13014');
  });

  it('draws the trend with each try in words', async () => {
    const screen = await show([answers(getScoresHistory, history)]);
    await expect.element(screen.getByRole('listbox', { name: '历次得分' })).toBeVisible();
    expect(screen.getByRole('option').elements()).toHaveLength(4);
  });

  it('asks for one batch when the address names it', async () => {
    const asked = vi.fn(() => history);
    await show([answers(getScoresHistory, asked)], '/exam/scores/history/t13014/b2');
    await expect.poll(() => asked).toHaveBeenCalled();
    expect(asked.mock.calls.at(0)?.at(0)).toMatchObject({ testId: 't13014', bizId: 'b2' });
  });

  it('API-13 exports what it shows, as a file of the server', async () => {
    const notify = vi.fn<Notify>();
    let wanted: unknown;
    const file: Fixture = {
      path: getScoresHistory.path,
      reply: (payload) => {
        if (!(payload as { export?: boolean }).export)
          return answers(getScoresHistory, history).reply(payload);
        wanted = payload;
        return new Response(new Uint8Array([80, 75]), {
          headers: {
            'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            'content-disposition': "attachment; filename*=UTF-8''%E6%88%90%E7%BB%A9.xlsx",
          },
        });
      },
    };
    const screen = await show([file], undefined, notify);
    await screen.getByRole('button', { name: '导出' }).click();
    await expect
      .poll(() => notify)
      .toHaveBeenCalledWith({ type: 'success', text: '已导出“成绩.xlsx”，在浏览器的“下载”里' });
    expect(wanted).toMatchObject({ testId: 't13014', export: true });
  });

  it('links to another attempt, or says why there is none, with the way to the test that runs', async () => {
    const screen = await show([answers(getScoresHistory, history)]);
    await expect
      .element(screen.getByRole('link', { name: '再测一次' }))
      .toHaveAttribute('href', '/course/test/c13014?testId=t13014');
    const closed = await show([
      answers(getScoresHistory, { ...history, obstacle: otherRunningTest.obstacle }),
    ]);
    await expect
      .element(closed.getByText(/现在不能再测：你有一场进行中的测验《数据结构与算法》/))
      .toBeVisible();
    await expect
      .element(closed.getByRole('link', { name: /继续作答（剩余 42:\d\d）/ }))
      .toHaveAttribute('href', '/course/answer/c13003/t13003');
  });

  it('offers the next attempt by itself when the wait is over', async () => {
    const answer = vi
      .fn(() => history)
      .mockReturnValueOnce({
        ...history,
        obstacle: {
          reason: '两次测评须间隔 24 小时',
          nextTime: '2026-11-21 20:14:34',
          way: { kind: 'OFFICE' },
        },
      });
    const screen = await show([answers(getScoresHistory, answer)]);
    await expect.element(screen.getByRole('link', { name: '再测一次' })).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('is a document on paper, with whose it is, also when the browser prints by its own command', async () => {
    const screen = await show([answers(getScoresHistory, history)]);
    await expect.element(screen.getByRole('button', { name: '打印' })).toBeVisible();
    const sheet = () => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.querySelector('article')?.textContent ?? '';
    };
    await expect.poll(sheet).toMatch(/历史成绩姓名周子墨准考证号013224200002专业计算机科学与技术课程13014/);
    expect(sheet()).toContain('作废，两台设备同时作答，经核实为他人代答');
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('article')).toBeNull();
  });

  it.each([
    ['PRACTICE', '测评'],
    ['COMPREHENSIVE', '测验'],
  ] as const)('says of a %s test, before the first attempt, that there is no %s yet', async (type, noun) => {
    const screen = await show([answers(getScoresHistory, { ...history, type, obstacle: null, list: [] })]);
    await expect.element(screen.getByText(`暂无${noun}记录`)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: `去${noun}` })).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const screen = await show([offline(getScoresHistory)]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('历史成绩加载失败');
    await expect.element(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  });
});
