import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import { parseMoment } from '@qianwei/api/time/moment';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  complete,
  mixedPaper,
  offlineSince,
  paper,
  savedAt,
  threeLeft,
  twoParts,
} from './attempt.fixtures.ts';
import { StoryAttempt } from './story-attempt.tsx';
import { forgetAttempt, openAttempt as open } from './testing/open-attempt.tsx';

afterEach(forgetAttempt);

describe('answering a test', () => {
  it('chooses and takes back options by press, letter and number', async () => {
    const { screen, answer } = await open();
    const options = screen.getByRole('group', { name: '关系模型的完整性约束包括' });
    await expect.element(options.getByRole('checkbox', { name: 'A 实体完整性' })).toBeChecked();
    await options.getByRole('checkbox', { name: '用户定义完整性' }).click();
    await expect.element(options.getByRole('checkbox', { name: 'C' })).toBeChecked();
    await userEvent.keyboard('a5');
    await expect.element(options.getByRole('checkbox', { name: 'A' })).not.toBeChecked();
    await expect.element(options.getByRole('checkbox', { name: 'E' })).toBeChecked();
    expect(answer).toHaveBeenLastCalledWith('multiple-2', ['B', 'C', 'E']);
  });

  it('takes back the last of several choices as no answer at all', async () => {
    const { answer } = await open({ defaultAnswers: { 'multiple-2': ['B'] } });
    await userEvent.keyboard('b');
    expect(answer).toHaveBeenLastCalledWith('multiple-2', null);
  });

  it('judges with 正确 and 错误, also by A and B', async () => {
    const { screen, answer } = await open({ defaultAnswers: {}, number: 21 });
    await screen.getByRole('radio', { name: 'A 正确' }).click();
    expect(answer).toHaveBeenLastCalledWith('judge-1', true);
    await userEvent.keyboard('b');
    expect(answer).toHaveBeenLastCalledWith('judge-1', false);
    await expect.element(screen.getByRole('radio', { name: 'B 错误' })).toBeChecked();
  });

  it('turns the questions with ← and → without changing the answer, although a radio has focus', async () => {
    const { screen, visit } = await open({ number: 1 });
    expect(visit).toHaveBeenLastCalledWith('single-1');
    await screen.getByRole('radio', { name: 'B' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('heading', { name: '第 2 题，共 44 题' })).toHaveFocus();
    expect(visit).toHaveBeenLastCalledWith('single-2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('radio', { name: 'B' })).toBeChecked();
  });

  it.each([
    ['is left alone on a page that was just opened, which goes on at the question where it was left', false],
    ['begins at the question when something was pressed before', true],
  ])('the focus %s', async (_, isUsed) => {
    vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(isUsed);
    const { screen } = await open();
    const question = screen.getByRole('heading', { name: '第 17 题，共 44 题' });
    await expect.element(question).toBeVisible();
    expect(isUsed ? question.element() : document.body).toHaveFocus();
  });

  it('marks a question with M, and the sheet says so', async () => {
    const { screen, mark } = await open();
    await userEvent.keyboard('m');
    await expect
      .element(screen.getByRole('button', { name: '标记', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByRole('button', { name: '第 17 题，已答，标记' })).toBeVisible();
    expect(mark).toHaveBeenLastCalledWith('multiple-2', true);
  });

  it('goes where the sheet leads, and clears one question only', async () => {
    const { screen, answer } = await open();
    await screen.getByRole('button', { name: '第 9 题，已答，标记' }).click();
    await screen.getByRole('button', { name: '清空本题' }).click();
    await expect.element(screen.getByRole('button', { name: '第 9 题，未答，标记' })).toBeVisible();
    expect(answer.mock.calls).toEqual([['single-9', null]]);
  });

  it('fills each blank where it stands in the sentence and in code, and says what is missing', async () => {
    const { screen, answer } = await open({ paper: mixedPaper, defaultAnswers: {}, number: 4 });
    await screen.getByRole('textbox', { name: '第 4 题，第 3 空' }).fill('n');
    expect(answer).toHaveBeenLastCalledWith('blanks', ['', '', 'n']);
    await expect.element(screen.getByRole('button', { name: '第 4 题，没有答完' })).toBeVisible();
    await screen.getByRole('textbox', { name: '第 4 题，第 3 空' }).fill('');
    expect(answer).toHaveBeenLastCalledWith('blanks', null);
  });

  it('sets formulas for the eye and for a screen reader', async () => {
    const { screen } = await open({ paper: mixedPaper, defaultAnswers: {}, number: 1 });
    await expect.element(screen.getByRole('radio', { name: /^C/ })).toBeInTheDocument();
    expect(screen.container.querySelectorAll('.katex-html').length).toBeGreaterThan(4);
    expect(screen.container.querySelector('math msub, math mfrac')).not.toBeNull();
    expect(screen.container.textContent).not.toContain('$');
  });

  it('accepts no more of a text than the server does, and says how much was left out', async () => {
    const { screen, answer } = await open({ paper: mixedPaper, defaultAnswers: {}, number: 6 });
    await screen.getByRole('textbox', { name: '你的回答' }).fill('字'.repeat(10_003));
    expect(answer).toHaveBeenLastCalledWith('essay-1', '字'.repeat(10_000));
    await expect.element(screen.getByText(/最后 3 个字没有收下/)).toBeVisible();
    await expect.element(screen.getByText('建议写出 5 个采分点')).toBeVisible();
  });

  it('leaves keys alone where text is written, and counts a material as answered with all its parts', async () => {
    const { screen } = await open({ defaultAnswers: twoParts, number: 44 });
    const part = screen.getByRole('group', { name: /属于第几范式/ }).getByRole('textbox');
    await part.fill('m');
    await userEvent.keyboard('m');
    await expect.element(part).toHaveValue('mm');
    await expect.element(screen.getByRole('button', { name: '第 44 题，已答', exact: true })).toBeVisible();
  });

  it('applies letter keys to the sub-question that has the focus, and reports which one is on the page', async () => {
    const { screen, answer, visit } = await open({ paper: mixedPaper, defaultAnswers: {}, number: 7 });
    await screen.getByRole('radio', { name: 'A slow' }).click();
    await userEvent.keyboard('d');
    expect(answer.mock.calls).toEqual([
      ['reading-2', 'A'],
      ['reading-2', 'D'],
    ]);
    expect(visit).toHaveBeenLastCalledWith('reading-2');
  });

  it('moves nothing when a warning or a failed save appears', async () => {
    const { screen } = await open();
    const stem = screen.getByText('关系模型的完整性约束包括').element();
    const before = stem.getBoundingClientRect().top;
    await screen.rerender(
      <StoryAttempt left={42} saving={{ state: 'failed', at: savedAt }} connection="silent" />,
    );
    await expect.element(screen.getByText('还剩不到 1 分钟。')).toBeVisible();
    expect(stem.getBoundingClientRect().top).toBe(before);
  });
});

describe('answers in danger', () => {
  it('says which answers are not saved: in a banner, at the question and on the sheet, with a way to rescue them', async () => {
    const download = vi.fn();
    const retry = vi.fn();
    const { screen } = await open({
      atRisk: ['multiple-2'],
      saving: { state: 'failed', at: savedAt },
      download,
      retry,
    });
    const banner = screen.getByRole('alert');
    await expect.element(banner).toHaveTextContent('第 17 题没有保存。');
    await expect.element(screen.getByText('本题没有保存')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '第 17 题，已答，没有保存' })).toBeVisible();
    await banner.getByRole('button', { name: '下载答案备份' }).click();
    await banner.getByRole('button', { name: '立即重试' }).click();
    expect([download, retry].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    ['offline', '网络中断，已保存 20:14:33，可以继续作答', '网络中断。'],
    ['silent', '服务器没有回应，已保存 20:14:33，可以继续作答', '服务器没有回应。'],
  ] as const)(
    'says at once that nothing gets through (%s), although nothing is unsaved',
    async (connection, wide, narrow) => {
      const { screen } = await open({ connection });
      await expect.element(screen.getByText(wide)).toBeVisible();
      await page.viewport(360, 800);
      await expect.element(screen.getByText(narrow)).toBeVisible();
      await expect.element(screen.getByText(/已答的都已保存，可以继续作答，.+自动补传/)).toBeVisible();
    },
  );

  it('offline it says when this device kept the newest answer', async () => {
    const saving = { state: 'local', at: offlineSince } as const;
    const { screen } = await open({ connection: 'offline', unsaved: 1, saving });
    await expect.element(screen.getByText('网络中断，20:16:05 已存本机，联网后自动补传')).toBeVisible();
    await page.viewport(360, 800);
    await expect
      .element(screen.getByText('答案 20:16:05 已存本机，联网后自动补传，可以继续作答。'))
      .toBeVisible();
  });

  it('a banner that disappears with the button that has focus leaves focus at the question', async () => {
    const { screen } = await open({ saving: { state: 'failed', at: savedAt } });
    await screen.getByRole('button', { name: '立即重试' }).click();
    await screen.rerender(<StoryAttempt />);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: '第 17 题' })).toHaveFocus();
  });

  it.each([
    [0, false],
    [1, true],
  ])('with %d unsaved answers the browser asks before the tab is closed: %s', async (unsaved, asks) => {
    await open({ unsaved });
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(asks);
  });

  it('warns before the page is left that the clock keeps running', async () => {
    const { screen } = await open({}, 360);
    await screen.getByRole('button', { name: '暂离，不停表' }).click();
    const dialog = screen.getByRole('alertdialog', { name: '暂离答题页？计时不会停' });
    await expect.element(dialog).toHaveTextContent('21:02:45 前可以从测验页回来继续');
  });

  it('shows how often the page was left', async () => {
    const { screen } = await open({ blurCount: 2 });
    await expect.element(screen.getByText('离开答题页 2 次，已记录，不会强制交卷。')).toBeVisible();
  });

  it('saves nothing while an IME composes', async () => {
    const { screen, compose } = await open({ defaultAnswers: complete, number: 42 });
    const field = screen.getByRole('textbox').element();
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(compose.mock.calls).toEqual([[true], [false]]);
  });

  it('asks for the password of the same account above the page when the session ends', async () => {
    const { screen } = await open({ needsLogin: true });
    const dialog = screen.getByRole('dialog', { name: '登录已失效，请重新登录' });
    await expect.element(dialog).toHaveTextContent('013224200002');
    await dialog.getByRole('button', { name: '登录并继续' }).click();
    await expect.element(dialog.getByText('请输入密码')).toBeVisible();
  });
});

describe('handing in', () => {
  it('asks with what is missing, leads there, and wants the honesty statement', async () => {
    const { screen, submit } = await open({ defaultAnswers: threeLeft, number: 43 });
    await screen.getByRole('banner').getByRole('button', { name: '交卷' }).click();
    const dialog = screen.getByRole('alertdialog', { name: '还有 3 题未答，确定交卷？' });
    await expect.element(dialog).toHaveTextContent('共 29 分');
    await dialog.getByRole('button', { name: '仍然交卷' }).click();
    await expect.element(dialog.getByText('请确认诚信承诺后再交卷')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: '回到第 41 题' }).click();
    await expect.element(screen.getByRole('heading', { name: '第 41 题，共 44 题' })).toBeInTheDocument();
  });

  it('hands in with the statement confirmed', async () => {
    const { screen, submit } = await open({ defaultAnswers: complete, number: 44 });
    await screen.getByRole('main').getByRole('button', { name: '交卷' }).click();
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByText('我承诺以上答案均由本人独立完成').click();
    await dialog.getByRole('button', { name: '交卷' }).click();
    expect(submit).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    ['offline', '网络中断，答卷没有送到。', '等联网后自动交卷'],
    ['silent', '服务器没有回应，答卷没有送到。', '等恢复后自动交卷'],
  ] as const)('names why the submission did not arrive: %s', async (connection, cause, way) => {
    const { screen } = await open({ defaultOpened: 'handIn', connection });
    await expect.element(screen.getByRole('alertdialog')).toHaveTextContent(cause.split('，')[0] ?? '');
    await screen.getByRole('alertdialog').getByRole('button', { name: '回去作答' }).click();
    await screen.rerender(<StoryAttempt stage="submitFailed" connection={connection} />);
    await expect.element(screen.getByText(cause)).toBeVisible();
    await expect.element(screen.getByText(new RegExp(way))).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: '还没有交上' })).toHaveFocus();
    await screen.rerender(<StoryAttempt />);
    await expect.element(screen.getByRole('heading', { name: /^第 \d+ 题/ })).toHaveFocus();
  });

  it('keeps everything when the submission does not arrive, and retries', async () => {
    const retry = vi.fn();
    const { screen } = await open({
      stage: 'submitFailed',
      problem: new ApiError('network', '网络连接异常，请稍后再试'),
      retry,
    });
    await expect.element(screen.getByText(/全部答案都在本机/)).toBeVisible();
    await screen.getByRole('button', { name: '再交一次' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('somewhere else', () => {
  it.each([
    ['COMPREHENSIVE', '测验'],
    ['PRACTICE', '测评'],
  ] as const)('a %s test that another device holds is called %s', async (type, noun) => {
    const holder = { device: 'Chrome，Windows', since: '2026-11-21 20:02:11' };
    const { screen } = await open({ stage: 'heldElsewhere', holder, paper: { ...mixedPaper, type } });
    await expect.element(screen.getByText(`该${noun}正在其他设备作答`)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: `返回${noun}页` })).toBeVisible();
  });

  it.each(['heldElsewhere', 'takenOver', 'otherTab'] as const)(
    '%s: goes on here when the student wants',
    async (stage) => {
      const takeOver = vi.fn();
      const holder = { device: 'Chrome，Windows', since: '2026-11-21 20:02:11' };
      const { screen } = await open({ stage, holder: stage === 'otherTab' ? null : holder, takeOver });
      await expect
        .element(screen.getByRole('heading', { level: 1 }))
        .toHaveTextContent('《数据库系统原理》综合测验');
      await screen.getByRole('button', { name: '在本机继续' }).click();
      expect(takeOver).toHaveBeenCalledOnce();
    },
  );

  it('an attempt over midnight says when it ends as of now, not as of when it was opened', async () => {
    const overMidnight = {
      ...paper,
      serverNow: parseMoment('2026-11-21 23:10:00'),
      endsAt: parseMoment('2026-11-22 00:40:00'),
    };
    const { screen } = await open({ stage: 'takenOver', paper: overMidnight, left: 20 * 60 });
    await expect.element(screen.getByText('计时不会停，00:40:00 到时自动交卷。')).toBeVisible();
  });

  it.each([
    [{ testRecordId: 'record-1' }, '查看解析', '/course/analysis/04735/record-1/test-04735'],
    [null, '返回作答说明', '/course/test/04735?testId=test-04735'],
  ])('an attempt that is over or was never started (%j) leads to %s', async (data, name, href) => {
    const problem = new ApiError('business', '考试已结束', { errorCode: errorCode.stateForbids, data });
    const { screen } = await open({ stage: 'openFailed', paper: null, problem });
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
