import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { PopQuestionPane } from './PopQuestionPane.tsx';
import { blanks, judge, multiple, right, single, wrong } from './play.fixtures.ts';

type Props = Parameters<typeof PopQuestionPane>[0];

const show = (props: Partial<Props>) => {
  const nothing = vi.fn();
  return render(
    <StoryPage path="/course/play">
      <PopQuestionPane
        question={judge}
        outcome={null}
        isPending={false}
        problem={null}
        onAnswer={nothing}
        onAgain={nothing}
        onClose={nothing}
        {...props}
      />
    </StoryPage>,
  );
};

describe('a question that comes up while a lesson is played', () => {
  it('is judged by one press, and again when that was wrong', async () => {
    const onAnswer = vi.fn();
    const screen = await show({ onAnswer, outcome: wrong });
    await screen.getByRole('button', { name: '正确' }).click();
    await screen.getByRole('button', { name: '错误' }).click();
    expect(onAnswer.mock.calls).toEqual([[true], [false]]);
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(/再想一想。可以重答，不影响播放和进度。没有 GROUP BY 时/);
  });

  it('of one choice is answered with its key', async () => {
    const onAnswer = vi.fn();
    const screen = await show({ question: single, onAnswer });
    await screen.getByRole('button', { name: '提交答案' }).click();
    expect(onAnswer).not.toHaveBeenCalled();
    await expect.element(screen.getByText('先选一个答案')).toBeVisible();
    await screen.getByRole('radio', { name: 'B GROUP BY' }).click();
    await screen.getByRole('radio', { name: 'C HAVING' }).click();
    await screen.getByRole('button', { name: '提交答案' }).click();
    expect(onAnswer.mock.calls).toEqual([['C']]);
  });

  it('of several choices is answered with all of them, in their order', async () => {
    const onAnswer = vi.fn();
    const screen = await show({ question: multiple, onAnswer });
    for (const name of ['C AVG(Grade)', 'A COUNT(*)', 'B COUNT(Grade)', 'A COUNT(*)'])
      await screen.getByRole('checkbox', { name }).click();
    await screen.getByRole('button', { name: '提交答案' }).click();
    expect(onAnswer.mock.calls).toEqual([[['B', 'C']]]);
  });

  it('with blanks is typed, one field for each, and sent by Enter once none is empty', async () => {
    const onAnswer = vi.fn();
    const screen = await show({ question: blanks, onAnswer });
    await screen.getByRole('textbox', { name: '第 1 空' }).fill(' 扩展 ');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: '提交答案' }).click();
    await expect.element(screen.getByText('先填完每一空')).toBeVisible();
    expect(onAnswer).not.toHaveBeenCalled();
    await screen.getByRole('textbox', { name: '第 2 空' }).fill('收缩');
    await userEvent.keyboard('{Enter}');
    expect(onAnswer.mock.calls).toEqual([[['扩展', '收缩']]]);
  });

  it('with blanks keeps what was typed and cannot be changed while its outcome is shown', async () => {
    const screen = await show({ question: blanks, outcome: { ...wrong, rightAnswer: '扩展、收缩' } });
    await expect.element(screen.getByRole('textbox', { name: '第 1 空' })).toHaveAttribute('readonly');
    await expect.element(screen.getByRole('button', { name: '提交答案' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '再答一次' })).toBeVisible();
  });

  it('is answered again only when asked, and says what is right only once it is', async () => {
    const onAgain = vi.fn();
    const screen = await show({ question: single, outcome: { ...wrong, rightAnswer: 'C' }, onAgain });
    await expect.element(screen.getByRole('radio', { name: 'C HAVING' })).toBeDisabled();
    await expect.element(screen.getByRole('status')).not.toHaveTextContent('正确答案');
    await screen.getByRole('button', { name: '再答一次' }).click();
    expect(onAgain).toHaveBeenCalledOnce();
    const answered = await show({ question: single, outcome: { ...right, rightAnswer: 'C' } });
    await expect.element(answered.getByText('正确答案：C。')).toBeVisible();
  });

  it('can be skipped', async () => {
    const onClose = vi.fn();
    const screen = await show({ onClose });
    await screen.getByRole('button', { name: '跳过' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
