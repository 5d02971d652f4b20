import { getTestRecordList, type TestRecord } from '@qianwei/api/contract/exam/history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../../../shared/client/story-client.tsx';
import { receipt } from '../attempt.fixtures.ts';
import { forgetAttempt, openAttempt as open } from '../testing/open-attempt.tsx';

afterEach(forgetAttempt);

describe('the receipt of a test', () => {
  it('shows whose receipt it is, when, its number and check code, and who marks the rest by when', async () => {
    const { screen } = await open({ stage: 'submitted', receipt });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('已交卷');
    const slip = screen.getByRole('region', { name: '交卷回执' });
    for (const words of [
      '周子墨',
      '013224200002',
      'CY20261121-000417',
      '2026年11月21日（周六）20:50:37',
      '8F3A 91BC 04D6 E277',
      '已答 41 题，共 44 题',
      '主观题由主考院校的教师批阅，一般 5 个工作日内出分。',
      '解析 2026年11月28日（周六）17:00 开放',
    ])
      await expect.element(slip).toHaveTextContent(words);
  });

  it.each([
    [40, 78, '40 分，不合格', '取最高分：仍以 78 分计，合格。'],
    [86, 86, '86 分，合格', '取最高分：以这次的 86 分计，合格。'],
    [40, 52, '40 分，不合格', '取最高分：仍以 52 分计，还没有合格，合格线 60 分。'],
  ])('says what %d points mean where %d is the best', async (score, best, result, meaning) => {
    const graded = { ...receipt, status: 'GRADED' as const, score, best, passed: score >= 60 };
    const { screen } = await open({ stage: 'submitted', receipt: graded });
    await expect.element(screen.getByText(result, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(meaning)).toBeVisible();
  });

  it('offers the analysis when it can be read, and only then', async () => {
    const isOpen = { ...receipt, analysis: { isOpen: true, openTime: null } };
    const { screen } = await open({ stage: 'submitted', receipt: isOpen });
    await expect
      .element(screen.getByRole('link', { name: '查看解析' }))
      .toHaveAttribute('href', '/course/analysis/04735/record-2/test-04735');
    await screen.unmount();
    const later = await open({ stage: 'submitted', receipt });
    await expect.element(later.screen.getByRole('link', { name: '返回测验页' })).toBeVisible();
    await expect.element(later.screen.getByRole('link', { name: '查看解析' })).not.toBeInTheDocument();
  });

  it('of a practice says that it does not count, also where the paper was not opened again', async () => {
    const practised = {
      ...receipt,
      type: 'WRONG' as const,
      status: 'GRADED' as const,
      score: 40,
      best: null,
    };
    const { screen } = await open({ stage: 'submitted', receipt: practised, paper: null });
    await expect.element(screen.getByText('错题重练不计入成绩。')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^返回/ }))
      .toHaveAttribute('href', '/course/test/04735');
  });

  it('takes the focus that went with the question, so that it is read out', async () => {
    const { screen } = await open({ stage: 'submitted', receipt });
    await expect.element(screen.getByRole('region', { name: '交卷回执' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1, name: '已交卷' })).toHaveFocus();
  });

  describe('in a rush', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => vi.useRealTimers());

    const early = { ...receipt, status: 'SUBMITTED' as const };
    const scored: TestRecord = {
      testRecordId: receipt.testRecordId,
      tryNo: 2,
      startTime: '2026-11-21 19:32:45',
      submitTime: receipt.submitTime,
      seconds: 4672,
      objective: 86,
      subjective: null,
      score: 86,
      result: 'PASS',
      status: 'GRADED',
      voidReason: '',
      markedBy: '',
      markedTime: null,
      counted: true,
      bizId: '',
      bizName: '',
      receiptNo: receipt.receiptNo,
    };

    async function openEarly(list: readonly TestRecord[], width?: number) {
      const asked = vi.fn(() => ({ list: [...list] }));
      const fixtures = [answers(getTestRecordList, asked)];
      return { asked, ...(await open({ stage: 'submitted', receipt: early, fixtures }, width)) };
    }

    it.each([1280, 360])(
      'the score comes into the receipt by itself, and moves nothing at %d px',
      async (width) => {
        const { screen, asked } = await openEarly([scored], width);
        const way = screen.getByRole('link', { name: '返回测验页' });
        await expect.element(screen.getByText('正在评分', { exact: true })).toBeVisible();
        const before = way.element().getBoundingClientRect().top;
        expect(asked).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(40_000);
        await expect.element(screen.getByText('86 分，合格', { exact: true })).toBeVisible();
        const announced = screen.getByRole('status').filter({ hasText: '86 分，合格' });
        await expect.element(announced).toHaveTextContent('取最高分：以这次的 86 分计，合格。');
        expect(way.element().getBoundingClientRect().top).toBe(before);
      },
    );

    it('says what to do when the score does not come, and stops asking', async () => {
      const { screen, asked } = await openEarly([{ ...scored, status: 'SUBMITTED', score: null }]);
      const askedLater = async () => {
        await vi.advanceTimersByTimeAsync(10_000);
        return asked.mock.calls.length;
      };
      await expect.poll(askedLater).toBe(5);
      const announced = screen.getByRole('status').filter({ hasText: '请稍后到测验页查看成绩' });
      await expect.element(announced).toBeVisible();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(asked).toHaveBeenCalledTimes(5);
    });
  });
});
