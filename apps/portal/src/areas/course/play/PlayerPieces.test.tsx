import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { BatchBar } from './BatchBar.tsx';
import { KnowledgeList } from './KnowledgeList.tsx';
import { pointStates } from './knowledge-state.ts';
import LessonDrawer from './LessonDrawer.tsx';
import LessonReportDialog from './LessonReportDialog.tsx';
import { HeldElsewhere, LineSwitched } from './PlayerBanners.tsx';
import { batch, chapters, lesson } from './play.fixtures.ts';
import { ResumeBar } from './ResumeBar.tsx';
import { SaveLine } from './SaveLine.tsx';

const nothing = () => {};

describe('the player', () => {
  it('offers to go on where the student stopped, or from the beginning', async () => {
    const [onRestart, onResume] = [vi.fn(), vi.fn()];
    const screen = await render(
      <ResumeBar
        second={755}
        when="昨天 22:41"
        device="在这台电脑上"
        onRestart={onRestart}
        onResume={onResume}
      />,
    );
    await expect
      .element(screen.getByRole('group', { name: '续播' }))
      .toHaveTextContent(/上次看到 12:35 昨天 22:41，在这台电脑上/);
    await screen.getByRole('button', { name: '继续' }).click();
    await screen.getByRole('button', { name: '从头看' }).click();
    expect([onResume.mock.calls.length, onRestart.mock.calls.length]).toEqual([1, 1]);
  });

  it('/course/play E2 says whether progress is safe, and how far the lesson can be sought', async () => {
    const screen = await render(
      <SaveLine state="saved" time="20:14:21" limit={{ furthest: 845, ahead: 10 }} />,
    );
    await expect.element(screen.getByText('进度已保存 20:14:21')).toBeVisible();
    await expect
      .element(screen.getByText('第一遍可拖到最远处 14:05 之后 10 秒，看完 90% 后随意拖动'))
      .toBeVisible();
    await screen.rerender(<SaveLine state="local" time="20:14:21" limit={null} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('进度暂存于本机，联网后自动补传');
    await expect.element(screen.getByText(/第一遍/)).not.toBeInTheDocument();
  });

  it('leads to a point of knowledge, and to none that is not open yet', async () => {
    const onSeek = vi.fn();
    const points = pointStates(lesson.knowledge, {
      ...lesson,
      position: 200,
      ranges: [[0, 200]],
      reach: 210,
    });
    const screen = await render(<KnowledgeList points={points} onSeek={onSeek} />);
    const closed = screen.getByRole('button', { name: /分组与 HAVING.*看到前面一段后开放/ });
    await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
    await closed.click({ force: true });
    await screen.getByRole('button', { name: /SELECT 语句的结构.*看完/ }).click();
    expect(onSeek.mock.calls).toEqual([[0]]);
  });

  it('/course/play E1 /exam/play E2 names the line that it has changed to, and the device that plays', async () => {
    const onTakeOver = vi.fn();
    const screen = await render(
      <>
        <LineSwitched line={2} />
        <HeldElsewhere device="Chrome 140，Windows" since="20:12" isPending={false} onTakeOver={onTakeOver} />
      </>,
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent(/视频加载失败，已为你切换到线路二。/);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/已在其他设备播放。/);
    await screen.getByRole('button', { name: '在这里继续' }).click();
    expect(onTakeOver).toHaveBeenCalledOnce();
  });

  it('says how much is missing until the batch can be assessed, and leads there then', async () => {
    const bar = (learnRate: number) => (
      <StoryPage path="/exam/play">
        <BatchBar batch={{ ...batch, learnRate }} assessmentHref="#test" backHref="#back" />
      </StoryPage>
    );
    const screen = await render(bar(48));
    await expect.element(screen.getByText('测评截止 2026年12月6日（周日）24:00')).toBeVisible();
    await expect.element(screen.getByText('还差 12%，看够 60% 后可以测评。')).toBeVisible();
    await screen.rerender(bar(60));
    await expect.element(screen.getByRole('link', { name: '去测评' })).toHaveAttribute('href', '#test');
  });
});

describe('the outline beside the player', () => {
  it('opens at the lesson that is played, and says why a chapter is closed', async () => {
    const screen = await render(
      <StoryPage path="/course/play">
        <LessonDrawer
          chapters={chapters}
          lessonId="4.2"
          watchRate={86}
          leftSeconds={4020}
          side="end"
          hrefOf={(id) => `#${id}`}
          onClose={nothing}
        />
      </StoryPage>,
    );
    await expect.element(screen.getByText('视频 86%，还剩 67 分钟')).toBeVisible();
    const current = screen.getByRole('link', { name: /4\.2 数据查询/ });
    await expect.element(current).toBeVisible();
    await expect.element(current).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('button', { name: /第五章.*学完第四章后开放/ })).toBeDisabled();
  });
});

describe('报错', () => {
  it('needs words only for something else', async () => {
    const onSubmit = vi.fn();
    const screen = await render(
      <StoryPage path="/course/play">
        <LessonReportDialog
          second={755}
          isPending={false}
          problem={null}
          onSubmit={onSubmit}
          onClose={nothing}
        />
      </StoryPage>,
    );
    await expect.element(screen.getByRole('dialog', { name: '12:35 处报错' })).toBeVisible();
    // By keyboard: a pointer may miss a dialog that is still coming in.
    const choose = async (name: string) => {
      const radio = screen.getByRole('radio', { name });
      (radio.element() as HTMLElement).focus();
      await userEvent.keyboard(' ');
      await expect.element(radio).toBeChecked();
    };
    await choose('其他');
    await screen.getByRole('button', { name: '提交报错' }).click();
    await expect.element(screen.getByText('请写明是什么问题。')).toBeVisible();
    await choose('声音问题');
    await userEvent.fill(screen.getByRole('textbox', { name: '补充说明' }), ' 没有声音 ');
    await screen.getByRole('button', { name: '提交报错' }).click();
    expect(onSubmit.mock.calls).toEqual([[{ fault: 'SOUND', content: '没有声音' }]]);
  });
});
