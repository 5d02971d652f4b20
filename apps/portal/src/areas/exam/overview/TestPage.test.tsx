import { errorCode } from '@qianwei/api/contract/envelope';
import { startTest, startWrongPractice } from '@qianwei/api/contract/exam/attempt';
import { getWrongBook, setWrongBook } from '@qianwei/api/contract/exam/book';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import { getTestDetail } from '@qianwei/api/contract/exam/overview';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, useLocation, useSearch } from 'wouter';
import { answers, type Fixture, offline, refuses } from '../../../shared/client/story-client.tsx';
import type { Notify } from '../../../shared/page/notify.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { TestShell } from '../../../shared/testing/TestShell.tsx';
import { wrongBook } from '../book/book.fixtures.ts';
import TestPage from './TestPage.tsx';
import {
  certificateTest,
  closedTest,
  notEligibleTest,
  notOpenTest,
  otherRunningTest,
  passedTry,
  readyTest,
  runningTest,
  runningTry,
  usedUpTest,
  waitTest,
} from './test-detail.fixtures.ts';

const started = { testRecordId: 'r9', subjectId: 'c04735', testId: 't04735', resumed: false };

function Place() {
  const [path] = useLocation();
  return <output>{`${path}?${useSearch()}`}</output>;
}

const show = (fixtures: Fixture[], path = '/course/test/c04735', notify?: Notify) =>
  render(
    <StoryPage fixtures={fixtures} path={path} notify={notify}>
      <Route path="/course/test/:id">
        <TestPage />
      </Route>
      <Place />
    </StoryPage>,
  );
const test = (detail: TestDetail, list = [passedTry]) => [
  answers(getTestDetail, detail),
  answers(getTestRecordList, { list }),
];

/** The obstacle as it is in the last second before time takes it away. */
function over(obstacle: TestDetail['obstacle']): TestDetail['obstacle'] {
  if (obstacle === null) return null;
  const { way } = obstacle;
  return way.kind === 'RUNNING'
    ? { ...obstacle, way: { ...way, endTime: '2026-11-21 20:14:34' } }
    : { ...obstacle, nextTime: '2026-11-21 20:14:34' };
}

describe('a test before it is answered', () => {
  it('has one word for one thing: an assessment is never called 测验', async () => {
    const screen = await show(test(certificateTest, []), '/course/test/c90001?bizId=b1');
    await expect.element(screen.getByRole('button', { name: '开始测评' })).toBeVisible();
    expect(screen.container.textContent).not.toContain('测验');
  });

  it('draws each type of question as long as its points together', async () => {
    const blueprint = [
      { questionType: 'SINGLE' as const, title: '单选题', count: 15, score: 2 },
      { questionType: 'MATERIAL' as const, title: '综合题', count: 1, score: 22 },
    ];
    const screen = await show(test({ ...readyTest, blueprint }));
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    await expect.element(row('单选题')).toHaveTextContent('单选题15 题2 分30 分');
    const widthOf = (name: string) =>
      row(name).element().querySelector('span')?.getBoundingClientRect().width ?? 0;
    expect(widthOf('综合题') / widthOf('单选题')).toBeCloseTo(22 / 30, 1);
  });

  it('offers to continue with the time left by the server’s clock, counting down', async () => {
    const screen = await show(test(runningTest, [runningTry, passedTry]));
    const go = screen.getByRole('link', { name: /继续作答/ });
    await expect.element(go).toHaveTextContent(/剩余 48:1\d/);
    await expect.element(go).toHaveAttribute('href', '/course/answer/c04735/t04735');
    const before = go.element().textContent;
    await expect.poll(() => go.element().textContent).not.toBe(before);
  });

  it.each([
    ['its own attempt', { ...runningTest, obstacle: over(runningTest.obstacle) }],
    ['the attempt at another test', { ...otherRunningTest, obstacle: over(otherRunningTest.obstacle) }],
    ['the wait between two tries', { ...waitTest, obstacle: over(waitTest.obstacle) }],
  ])('when %s is over it fetches once', async (_what, detail) => {
    const answer = vi.fn<() => TestDetail>(() => readyTest).mockReturnValueOnce(detail);
    const screen = await render(
      <StoryPage
        fixtures={[answers(getTestDetail, answer), answers(getTestRecordList, { list: [passedTry] })]}
        path="/course/test/c04735"
        route="/course/test/:id"
      >
        <TestShell>
          <TestPage />
        </TestShell>
      </StoryPage>,
    );
    await expect.element(screen.getByRole('button', { name: '开始测验' }).first()).toBeInTheDocument();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('names for each part how many questions it has and what they are worth together', async () => {
    const screen = await show(test(readyTest));
    await expect.element(screen.getByRole('row', { name: '单选题 15 题 2 分 30 分' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: '综合题 1 题 22 分 22 分' })).toBeVisible();
  });

  it('begins only after the honesty statement was ticked, and says so at the box', async () => {
    const start = vi.fn(() => started);
    const screen = await show([...test(readyTest, []), answers(startTest, start)]);
    await screen.getByRole('button', { name: '开始测验' }).click();
    const dialog = screen.getByRole('dialog', { name: '诚信作答承诺' });
    await dialog.getByRole('button', { name: '开始测验' }).click();
    await expect.element(dialog.getByText('请先阅读并勾选诚信作答承诺')).toBeVisible();
    expect(start).not.toHaveBeenCalled();
    await dialog.getByText(/我已阅读并承诺遵守/).click();
    await dialog.getByRole('button', { name: '开始测验' }).click();
    await expect.element(screen.getByText('/course/answer/c04735/t04735?')).toBeInTheDocument();
    expect(start.mock.calls.at(0)?.at(0)).toMatchObject({ testId: 't04735', honest: true });
  });

  it('starts one attempt for two presses, by keyboard alone', async () => {
    const asked: unknown[] = [];
    let answer: (reply: Response) => void = () => {};
    const slow: Fixture = {
      path: startTest.path,
      reply: (payload) => {
        asked.push(payload);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    };
    const screen = await show([...test(readyTest, []), slow]);
    const open = screen.getByRole('button', { name: '开始测验' });
    await expect.element(open).toBeVisible();
    (open.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: '诚信作答承诺' });
    const tick = dialog.getByRole('checkbox');
    await expect.element(tick).toBeInTheDocument();
    (tick.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    (dialog.getByRole('button', { name: '开始测验' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.poll(() => asked).toHaveLength(1);
    answer(Response.json({ errorCode: 0, errorMsg: '', data: started }));
    await expect.element(screen.getByText('/course/answer/c04735/t04735?')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('says why it did not start and offers another try', async () => {
    const screen = await show([
      ...test(readyTest, []),
      refuses(
        startTest,
        errorCode.stateForbids,
        '你有一场进行中的测验《操作系统》综合测验',
        otherRunningTest.obstacle,
      ),
    ]);
    await screen.getByRole('button', { name: '开始测验' }).click();
    const dialog = screen.getByRole('dialog', { name: '诚信作答承诺' });
    await dialog.getByText(/我已阅读并承诺遵守/).click();
    await dialog.getByRole('button', { name: '开始测验' }).click();
    await expect.element(dialog.getByText(/你有一场进行中的测验《操作系统》综合测验/)).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: /继续作答（剩余 42:\d\d）/ }))
      .toHaveAttribute('href', '/course/answer/c13003/t13003');
  });

  it.each([
    ['another test runs', otherRunningTest, /^继续作答 ?（剩余 42:\d\d）$/, '/course/answer/c13003/t13003'],
    ['too little is learnt', notEligibleTest, '去学习', '/course/chapter/c04735'],
    ['it is not open', notOpenTest, '去学习', '/course/chapter/c04735'],
    ['it is over', closedTest, /^联系自考办/, 'tel:025-0000-0000'],
    ['the next try must wait', waitTest, '先练错题', '/course/test/c04735?tab=book'],
    ['no try is left', usedUpTest, '看历史成绩', '/exam/scores/history/t04735'],
  ])('while %s a link leads on', async (_state, detail, name, address) => {
    const screen = await show(test(detail, []));
    await expect.element(screen.getByRole('link', { name }).first()).toHaveAttribute('href', address);
  });

  it('asks for the assessment that the address names, with its batch', async () => {
    const detail = vi.fn(() => readyTest);
    await show(
      [answers(getTestDetail, detail), answers(getTestRecordList, { list: [] })],
      '/course/test/c13014?testId=a1&bizId=b2',
    );
    await expect.poll(() => detail).toHaveBeenCalled();
    expect(detail.mock.calls.at(0)?.at(0)).toMatchObject({ testId: 'a1', bizId: 'b2' });
  });

  it('links to the analysis of each finished attempt', async () => {
    const screen = await show(test(runningTest, [runningTry, passedTry]));
    await expect
      .element(screen.getByRole('link', { name: '查看解析，第 1 次' }))
      .toHaveAttribute('href', '/course/analysis/c04735/r1/t04735');
    await expect.element(screen.getByRole('link', { name: '查看解析，第 2 次' })).not.toBeInTheDocument();
  });

  it('keeps rules and verdict when the attempts fail to load', async () => {
    const screen = await show([answers(getTestDetail, readyTest), offline(getTestRecordList)]);
    await expect.element(screen.getByText(/作答记录加载失败/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: '测验规则' })).toBeVisible();
  });
});

describe('the wrong-question book', () => {
  const book = '/course/test/c04735?tab=book';

  it('asks first and answers on request, with the option that cost the points', async () => {
    const screen = await show([...test(readyTest), answers(getWrongBook, wrongBook)], book);
    await expect.element(screen.getByText('23 题还没掌握')).toBeVisible();
    await expect.element(screen.getByText(/丢分在/)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '看答案与解析' }).first().click();
    await expect.element(screen.getByText(/丢分在：错选 D，漏选 C/)).toBeVisible();
  });

  it('is filtered and paged in the address', async () => {
    const asked = vi.fn(() => wrongBook);
    const screen = await show([...test(readyTest), answers(getWrongBook, asked)], book);
    await screen.getByRole('button', { name: '第 2 页' }).click();
    await expect.element(screen.getByText('/course/test/c04735?tab=book&page=2')).toBeInTheDocument();
    await screen.getByText('只看收藏').click();
    await expect.element(screen.getByText('/course/test/c04735?tab=book&collected=1')).toBeInTheDocument();
    await expect
      .poll(() => asked)
      .toHaveBeenLastCalledWith(expect.objectContaining({ courseId: 'c04735', collected: true, pageNo: 1 }));
  });

  it('removes a question and puts it back', async () => {
    const notify = vi.fn<Notify>();
    const kept = vi.fn(({ inWrongBook }: { inWrongBook: boolean }) => ({ inWrongBook }));
    const screen = await show(
      [...test(readyTest), answers(getWrongBook, wrongBook), answers(setWrongBook, kept)],
      book,
      notify,
    );
    await screen.getByRole('button', { name: '移出错题本' }).first().click();
    await expect.poll(() => notify).toHaveBeenCalled();
    notify.mock.calls[0]?.[0].action?.onPress();
    await expect.poll(() => kept.mock.calls.map(([{ inWrongBook }]) => inWrongBook)).toEqual([false, true]);
  });

  it('starts a practice of its questions', async () => {
    const practice = { ...started, testId: 'w1' };
    const screen = await show(
      [...test(readyTest), answers(getWrongBook, wrongBook), answers(startWrongPractice, practice)],
      book,
    );
    await screen.getByRole('button', { name: '重练错题' }).click();
    await expect.element(screen.getByText('/course/answer/c04735/w1?')).toBeInTheDocument();
  });
});
