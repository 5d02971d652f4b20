import { errorCode } from '@qianwei/api/contract/envelope';
import { applyRemark, getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { startWrongPractice } from '@qianwei/api/contract/exam/attempt';
import { reportQuestion, toggleCollect } from '@qianwei/api/contract/exam/book';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import { hashWords } from '@qianwei/api/signing/hash-words';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, useLocation, useSearch } from 'wouter';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import type { Notify } from '../../../shared/page/notify.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { TestShell } from '../../../shared/testing/TestShell.tsx';
import { passedTry } from '../overview/test-detail.fixtures.ts';
import AnalysisPage from './AnalysisPage.tsx';
import { analysis, longAnalysis, markingAnalysis } from './analysis.fixtures.ts';

const path = '/course/analysis/c04735/r1/t04735';

function Place() {
  const [place] = useLocation();
  return <output>{`${place}?${useSearch()}`}</output>;
}

const show = (fixtures: Fixture[], search = '', notify?: Notify) =>
  render(
    <StoryPage fixtures={fixtures} path={path + search} notify={notify}>
      <Route path="/course/analysis/:subjectId/:testRecordId/:id">
        <AnalysisPage />
      </Route>
      <Place />
    </StoryPage>,
  );
const served = answers(getTestAnalysis, analysis);
const questions = (screen: Awaited<ReturnType<typeof show>>) => screen.getByRole('article');

describe('the analysis of an attempt', () => {
  it('says which option cost the points, which blank, and which scoring point', async () => {
    const screen = await show([served]);
    const at = (name: string) => screen.getByRole('article', { name: new RegExp(name) });
    await expect.element(at('第 2 题')).toHaveTextContent('丢分在：错选 D，漏选 C。');
    await expect.element(at('第 4 题').getByRole('row', { name: /第 2 空/ })).toHaveTextContent('不正确');
    await expect.element(at('第 5 题')).toHaveTextContent('逻辑独立性由外模式/模式映像保证2 分没答到');
    await expect.element(at('第 5 题')).toHaveTextContent('定义清楚，漏了逻辑独立性。');
  });

  it('links a knowledge point to the second of its video', async () => {
    const screen = await show([served]);
    await expect
      .element(screen.getByRole('link', { name: '关系的完整性，从 18:05 看' }))
      .toHaveAttribute('href', '/course/play?courseId=c04735&lessonId=l22&t=1085');
  });

  it('proves the submission by receipt number and hash', async () => {
    const screen = await show([served]);
    const receipt = screen.getByRole('region', { name: '交卷回执' });
    await expect.element(receipt).toHaveTextContent('CY20261118-000042');
    await expect.element(receipt).toHaveTextContent('8F3A 61C2 D90E 4B77');
    await expect.element(receipt).toHaveTextContent('2026年11月18日（周三）20:41:23');
  });

  it('counts questions as the paper does, on the receipt, the tabs and the sheet', async () => {
    const screen = await show([served]);
    await expect
      .element(screen.getByRole('region', { name: '交卷回执' }))
      .toHaveTextContent(/已答 5 题，共 6 题/);
    await expect.element(screen.getByRole('tab', { name: /全部/ })).toHaveTextContent('全部6');
    await expect.element(screen.getByRole('tab', { name: /错题/ })).toHaveTextContent('错题5');
    expect(screen.getByRole('toolbar', { name: '答题卡' }).getByRole('button').elements()).toHaveLength(6);
    const materials = screen.getByRole('list', { name: '各题型得分率', exact: true });
    await expect.element(materials).toHaveTextContent('1 题，答对 0 题');
  });

  it('counts a question without an answer among those that lost points, on the sheet as in the head', async () => {
    const blank = analysis.questions.map((question) =>
      question.number === 2 ? { ...question, myAnswer: null } : question,
    );
    const screen = await show([answers(getTestAnalysis, { ...analysis, questions: blank })]);
    await expect.element(screen.getByText('得满分 1 题，失分 5 题，其中未答 2 题。')).toBeVisible();
    const lost = screen.getByRole('term').filter({ hasText: '失分' }).element();
    expect(lost.nextElementSibling).toHaveTextContent(/^5 题$/);
  });

  it('begins with what to learn from, and says what the score means', async () => {
    const screen = await show([served]);
    await expect.element(screen.getByRole('tab', { name: /错题/ })).toHaveAttribute('aria-selected', 'true');
    expect(questions(screen).elements()).toHaveLength(5);
    await expect.element(screen.getByText('取最高分：以这次的 12 分计，合格。')).toBeVisible();
    const chapters = screen.getByRole('list', { name: '各章节得分率，从低到高' }).getByRole('listitem');
    await expect.element(chapters.first()).toHaveTextContent('第二章');
  });

  it('jumps from the answer sheet to a question, also to one that the filter leaves out', async () => {
    const screen = await show([served]);
    const sheet = screen.getByRole('toolbar', { name: '答题卡' });
    await sheet.getByRole('button', { name: '第 6 题，失分，标记' }).click();
    await expect.element(screen.getByRole('article', { name: /第 6 题第（2）小题/ })).toHaveFocus();
    await sheet.getByRole('button', { name: '第 1 题，得满分' }).click();
    await expect.element(screen.getByRole('article', { name: /第 1 题/ })).toHaveFocus();
  });

  it('leads from the drawer of a phone to the question, which has the focus and is in view', async () => {
    await page.viewport(360, 740);
    const screen = await render(
      <StoryPage fixtures={[served]} path={path} route="/course/analysis/:subjectId/:testRecordId/:id">
        <TestShell>
          <AnalysisPage />
        </TestShell>
      </StoryPage>,
    );
    const open = screen.getByRole('region', { name: '底栏' }).getByRole('button', { name: '答题卡' });
    for (const [cell, name] of [
      ['第 4 题，失分', /第 4 题/],
      ['第 1 题，得满分', /第 1 题/],
    ] as const) {
      await open.click();
      const drawer = screen.getByRole('dialog', { name: '答题卡' });
      await drawer.getByRole('button', { name: cell }).click();
      await expect.element(drawer).not.toBeInTheDocument();
      await expect.element(screen.getByRole('article', { name })).toHaveFocus();
      await expect.element(screen.getByRole('article', { name })).toBeInViewport();
    }
    await page.viewport(1280, 800);
  });

  it('says in the head of a question what it got and where it belongs, before its text', async () => {
    const screen = await show([served], '?show=all');
    const entry = screen.getByRole('article', { name: /第 2 题/ });
    await expect.element(entry).toHaveTextContent(/^第 2 题多选题.*0 \/ 2 分失 2 分.*错误率 \d+%/);
  });

  it('keeps the filter in the address', async () => {
    const screen = await show([served]);
    await screen.getByRole('tab', { name: /全部/ }).click();
    await expect.element(screen.getByText(`${path}?show=all`)).toBeInTheDocument();
    expect(questions(screen).elements()).toHaveLength(7);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText(`${path}?show=marked`)).toBeInTheDocument();
    expect(questions(screen).elements()).toHaveLength(2);
  });

  it('goes to the question that the address names', async () => {
    const screen = await show([served], '?questionId=q41&show=marked');
    await expect.element(screen.getByRole('article', { name: /第 5 题/ })).toHaveFocus();
  });

  it('shows the scoring points while a teacher has the written answers', async () => {
    const screen = await show([answers(getTestAnalysis, markingAnalysis)]);
    await expect.element(screen.getByText('待教师批阅，参考采分点如下').first()).toBeVisible();
    await expect.element(screen.getByText('主观题待教师批阅。')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '申请重新批阅' })).not.toBeInTheDocument();
  });

  it('takes an error report with a reason of five characters at least', async () => {
    const report = vi.fn(() => ({ reportId: 'e1' }));
    const notify = vi.fn<Notify>();
    const screen = await show([served, answers(reportQuestion, report)], '?show=all', notify);
    await screen.getByRole('button', { name: '纠错' }).first().click();
    const dialog = screen.getByRole('dialog', { name: '第 1 题纠错' });
    await dialog.getByRole('textbox').fill('错');
    await dialog.getByRole('button', { name: '提交纠错' }).click();
    await expect.element(dialog.getByText('请写明问题，至少 5 个字')).toBeVisible();
    await dialog.getByRole('textbox').fill('选项 A 与题干矛盾');
    await dialog.getByRole('button', { name: '提交纠错' }).click();
    await expect.poll(() => notify).toHaveBeenCalled();
    expect(report.mock.calls.at(0)?.at(0)).toMatchObject({ questionId: 'q1', content: '选项 A 与题干矛盾' });
  });

  it('asks for another marking of a written answer, and keeps the reason when that fails', async () => {
    const screen = await show([served, refuses(applyRemark, errorCode.stateForbids, '重新批阅的申请已截止')]);
    await screen.getByRole('button', { name: '申请重新批阅' }).click();
    const dialog = screen.getByRole('dialog', { name: '第 5 题申请重新批阅' });
    await dialog.getByRole('textbox').fill('第三个采分点已经写在第二行');
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect.element(dialog.getByText('重新批阅的申请已截止')).toBeVisible();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('第三个采分点已经写在第二行');
  });

  it('collects a question and shows that it did', async () => {
    let collected = false;
    const screen = await show([
      answers(getTestAnalysis, () => ({
        ...analysis,
        questions: analysis.questions.slice(0, 1).map((question) => ({ ...question, collected })),
      })),
      answers(toggleCollect, (payload) => {
        collected = payload.collected;
        return { collected };
      }),
    ]);
    await screen.getByRole('button', { name: '收藏', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: '取消收藏' })).toBeVisible();
  });

  it('practises the wrong questions of this attempt', async () => {
    const practice = vi.fn(() => ({ testRecordId: 'p1', subjectId: 'c04735', testId: 'w1', resumed: false }));
    const screen = await show([served, answers(startWrongPractice, practice)]);
    await screen.getByRole('button', { name: '重练错题' }).click();
    await expect.element(screen.getByText('/course/answer/c04735/w1?')).toBeInTheDocument();
    expect(practice.mock.calls.at(0)?.at(0)).toMatchObject({ testRecordId: 'r1' });
  });

  it('prints the whole record with every question, and takes the sheet away afterwards', async () => {
    let printed = '';
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      printed = [...document.querySelectorAll('article')].map(({ textContent }) => textContent).join('');
      window.dispatchEvent(new Event('afterprint'));
    });
    const screen = await show([answers(getTestAnalysis, longAnalysis)]);
    await screen.getByRole('button', { name: '打印或存为 PDF' }).click();
    await expect.poll(() => print).toHaveBeenCalledOnce();
    expect(printed).toContain('《数据库系统原理》综合测验 作答记录');
    expect(printed).toContain('013224200002');
    expect(printed).toContain(hashWords(longAnalysis.answersHash));
    expect(printed).toContain('第 52 题　');
    await expect.element(screen.getByText('《数据库系统原理》综合测验 作答记录')).not.toBeInTheDocument();
    print.mockRestore();
  });

  it('lays out only what is in sight of a long paper', async () => {
    const screen = await show([answers(getTestAnalysis, longAnalysis)]);
    await expect.element(questions(screen).first()).toBeVisible();
    const [last] = questions(screen).elements().slice(-1);
    expect(last && getComputedStyle(last).contentVisibility).toBe('auto');
  });

  it('opens by itself at its time', async () => {
    const replies = [
      refuses(getTestAnalysis, errorCode.stateForbids, '解析还没有开放', {
        nextTime: '2026-11-21 20:14:34',
        way: { kind: 'OFFICE' },
      }),
    ];
    const screen = await show([
      { path: getTestAnalysis.path, reply: (payload) => (replies.shift() ?? served).reply(payload) },
      answers(getTestRecordList, { list: [passedTry] }),
    ]);
    await expect.element(screen.getByRole('tab', { name: /错题/ })).toBeVisible();
  });

  it('says when it opens and shows the result until then', async () => {
    const screen = await show([
      refuses(getTestAnalysis, errorCode.stateForbids, '解析将于 11-28 开放'),
      answers(getTestRecordList, { list: [passedTry] }),
    ]);
    await expect.element(screen.getByRole('heading', { name: '解析将于 11-28 开放' })).toBeVisible();
    await expect.element(screen.getByText('78 分')).toBeVisible();
    await expect.element(screen.getByText('CY20261118-000042')).toBeVisible();
    // The same page for a 测验 and a 测评, before it is known which: it names neither.
    expect(document.body.textContent).not.toMatch(/测验|测评/);
  });
});
