import { errorCode } from '@qianwei/api/contract/envelope';
import {
  getThesisTopicList,
  saveThesisTopic,
  submitThesisTopic,
  type ThesisTopics,
  waitForThesisTopic,
} from '@qianwei/api/contract/thesis/topic';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { TestShell } from '../../../shared/testing/TestShell.tsx';
import ChooseTopicPage from './ChooseTopicPage.tsx';
import {
  chosen,
  closed,
  open,
  own,
  passed,
  returned,
  returnedOwn,
  second,
  submitted,
  topicStory,
  unread,
  waiting,
} from './topic.fixtures.ts';

beforeEach(() => page.viewport(1280, 900));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });

/** The tests so far: each has a student of its own, since a draft stays on the device. */
let students = 0;

/** Shows the page; `first` are calls that answer otherwise, `search` is the query of its address. */
const show = (topics: ThesisTopics, { search = '', first = [] as readonly Fixture[] } = {}) => {
  const { student, fixtures, path } = topicStory(topics);
  students += 1;
  return render(
    <StoryPage
      path={`${path}${search}`}
      route="/thesis/chooseTopic/:studentPlanId/:planId"
      student={{ ...student, id: `chooser-${students}` }}
      fixtures={[...first, ...fixtures]}
    >
      <TestShell>
        <ChooseTopicPage />
      </TestShell>
    </StoryPage>,
  );
};

const wishes = () =>
  page
    .getByRole('list', { name: '我的志愿' })
    .getByRole('listitem')
    .elements()
    .map((row) => (row as HTMLElement).dataset.wish);

/** A call that keeps what it was sent. */
function watched(fixture: Fixture) {
  const sent = vi.fn();
  return {
    sent,
    fixture: {
      ...fixture,
      reply: (payload: unknown) => {
        sent(payload);
        return fixture.reply(payload);
      },
    },
  };
}

describe('/thesis/chooseTopic the bank', () => {
  it('has each topic with its places, and what can be done with it', async () => {
    await show(chosen);
    await expect.element(page.getByRole('heading', { level: 1, name: '论文选题' })).toBeVisible();
    await expect.element(page.getByText('① 已选')).toBeVisible();
    await expect.element(page.getByText('剩 1 / 3').first()).toBeVisible();
    await expect.element(button('有空位时告诉我：基于协同过滤的课程资源推荐系统')).toBeVisible();
    await expect.element(page.getByText(/管理规定 V3\.2 已读/)).toBeVisible();
  });

  it('is filtered by the address, and says when nothing is left', async () => {
    await show(open, { search: '?left=1&kind=PAPER' });
    const topics = page.getByRole('list', { name: '题目', exact: true });
    await expect.element(topics.getByRole('heading', { name: /网络安全等级保护/ })).toBeVisible();
    expect(topics.getByRole('heading').elements()).toHaveLength(1);
    await show(open, { search: '?keyword=没有这样的题' });
    await expect.element(page.getByText('没有符合条件的题目')).toBeVisible();
  });

  it('chooses, and with all wishes used asks which of them goes', async () => {
    await show(chosen);
    await button(/^换成这题：校园二手/).click();
    await page.getByRole('menuitem', { name: /换掉 ②/ }).click();
    await expect.poll(wishes).toEqual(['topic-cs-01', 'topic-cs-04', 'topic-cs-03']);
  });

  it('begins to wait for a full topic, and shows a place that is kept', async () => {
    const { sent, fixture } = watched(
      answers(waitForThesisTopic, { waiting: { place: 3, heldUntil: null } }),
    );
    await show(waiting, { first: [fixture] });
    await expect.element(page.getByText('等候第 2 位')).toBeVisible();
    await expect.element(page.getByText(/为你保留到/)).toBeVisible();
    await button(/^不等了：基于协同过滤/).click();
    await expect
      .poll(() => sent.mock.calls[0]?.[0])
      .toMatchObject({ topicId: 'topic-cs-02', waits: false, studentPlanId: waiting.studentPlanId });
  });
});

describe('/thesis/chooseTopic the wishes', () => {
  it('are ordered by keyboard alone, with focus kept in the row and each change read out', async () => {
    await show(chosen);
    const down = button(/^下移《基于Spring Boot/);
    await expect.element(down).toBeVisible();
    (down.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(wishes).toEqual(['topic-cs-07', 'topic-cs-01', 'topic-cs-03']);
    await expect.element(page.getByText(/现在是第 2 志愿/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.poll(wishes).toEqual(['topic-cs-07', 'topic-cs-03', 'topic-cs-01']);
    await expect
      .poll(() => document.activeElement?.closest('[data-wish]')?.getAttribute('data-wish'))
      .toBe('topic-cs-01');
    await button(/^移出《面向小微/).click();
    await expect.poll(wishes).toEqual(['topic-cs-07', 'topic-cs-01']);
    await expect.element(button('提交 2 个志愿')).toBeVisible();
  });

  it('are sent in their order with the kind of thesis and the revision that the server has', async () => {
    const { sent, fixture } = watched(
      answers(submitThesisTopic, {
        ...{ status: 'SUBMITTED', receiptNo: 'XT20261121-000123', sha256: '8f3a'.repeat(16) },
        submitTime: '2026-11-21 20:14:33',
      }),
    );
    await show(chosen, { first: [fixture] });
    await button('提交 3 个志愿').click();
    await expect
      .poll(() => sent.mock.calls[0]?.[0])
      .toMatchObject({
        thesisType: 'DEGREE',
        wishes: ['topic-cs-01', 'topic-cs-07', 'topic-cs-03'],
        revision: 1,
      });
  });

  it('that are full are named, the others stay, and one press takes the next', async () => {
    const full = { full: ['topic-cs-01'], nextTime: null, way: { kind: 'NONE', because: 'BESIDE' } };
    const refusal = refuses(submitThesisTopic, errorCode.taken, '该题目名额已满，请重新选择', full);
    const { sent, fixture } = watched(refusal);
    const saved = watched(answers(saveThesisTopic, { revision: 2, savedTime: '2026-11-21 20:14:33' }));
    await show(chosen, { first: [fixture, saved.fixture] });
    await button('提交 3 个志愿').click();
    await expect.element(page.getByText(/《基于Spring Boot.*》名额已满，没有提交/)).toBeVisible();
    await expect.element(page.getByText('名额已满，请换一题')).toBeVisible();
    expect(wishes()).toHaveLength(3);
    await button('去掉已满的，提交其余 2 个').click();
    await expect
      .poll(() => sent.mock.calls.at(-1)?.[0])
      .toMatchObject({ wishes: ['topic-cs-07', 'topic-cs-03'], revision: 2 });
  });

  it('without any the button says what is lacking', async () => {
    await show(open);
    await expect.element(page.getByText(/还差 2 处：请至少选 1 个志愿；请选择论文类型/)).toBeVisible();
  });
});

describe('/thesis/chooseTopic on a phone', () => {
  beforeEach(() => page.viewport(360, 740));

  it('the one button is in the dock: how much is lacking, and a press leads to what', async () => {
    await show(open);
    const dock = page.getByRole('region', { name: '底栏' });
    await dock.getByRole('button', { name: '提交，还差 2 处' }).click();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^还差 2 处：请至少选 1 个志愿/);
    await expect.element(button(/^提交 \d 个志愿/)).not.toBeInTheDocument();
  });

  it('论文类型 comes before the form of an own title, and what is lacking after it', async () => {
    await show(own);
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const title = page.getByRole('textbox', { name: '题目', exact: true });
    await expect.element(title).toBeVisible();
    const type = page.getByRole('heading', { name: '论文类型' }).element();
    const rules = page.getByRole('heading', { name: '题目怎样拟' });
    await expect.element(rules).toBeVisible();
    const reason = page.getByText(/^还差 1 处：/).element();
    const tops = [type, title.element(), rules.element(), reason].map(topOf);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

describe('/thesis/chooseTopic an own title', () => {
  it('is judged by no rule before it is typed', async () => {
    await show(open);
    await page.getByRole('tab', { name: /自拟题目/ }).click();
    await expect.element(page.getByText(/^不超过 25 个字：还没有判断/)).toBeVisible();
    await page.getByRole('textbox', { name: '题目', exact: true }).fill('浅谈社区');
    await expect.element(page.getByText(/^范围具体：还不符合/)).toBeVisible();
  });

  it('is compared as it is typed, its words are counted, and what is lacking stands at the button', async () => {
    await show(own);
    await expect.element(page.getByText('21 / 25 字')).toBeVisible();
    await expect.element(page.getByText('与近三年的 1 个题目相似')).toBeVisible();
    await expect.element(page.getByText('0.86', { exact: true })).toBeVisible();
    await expect
      .element(page.getByText(/还差 1 处：主要内容再写 \d+ 个字。相似提示不妨碍提交/))
      .toBeVisible();
    await page.getByRole('textbox', { name: '题目' }).fill('字'.repeat(31));
    await expect.element(page.getByText('题目不超过 25 个字（当前 31）').first()).toBeVisible();
    await page.getByRole('textbox', { name: '选题理由' }).fill(`理${' '.repeat(98)}由`);
    await expect.element(page.getByText('选题理由再写 98 个字').first()).toBeVisible();
    await page.getByRole('textbox', { name: '题目' }).fill('社区图书如何漂流？');
    await expect.element(page.getByText('题目不用疑问句，请改为陈述式').first()).toBeVisible();
  });
});

it('/thesis/chooseTopic an own title that was returned says before it is submitted that nothing was changed', async () => {
  await show(returnedOwn);
  await expect.element(page.getByText('退回以后还没有修改。')).toBeVisible();
  await page.getByRole('textbox', { name: '题目' }).fill('社区图书漂流平台的设计与实现');
  await expect.element(page.getByText('退回以后还没有修改。')).not.toBeInTheDocument();
});

describe('/thesis/chooseTopic how things stand', () => {
  it('handed in: who has it, and the question before it is taken back', async () => {
    await show(submitted);
    await expect.element(page.getByText('待指导教师确认')).toBeVisible();
    await button('撤回选题').click();
    await expect.element(page.getByRole('group', { name: /撤回 .*的选题？/ })).toBeVisible();
  });

  it('handed in and the window over: it stays, since nothing could be submitted again', async () => {
    await show({ ...submitted, withdrawable: false, window: { ...submitted.window, status: 'CLOSED' } });
    await expect.element(page.getByText(/选题已截止，撤回后不能再提交/)).toBeVisible();
    await expect.element(button('撤回选题')).not.toBeInTheDocument();
  });

  it('the second wish with 专业负责人 cannot be taken back; the first says why it was returned', async () => {
    await show(second);
    await expect.element(page.getByText('待专业负责人确认')).toBeVisible();
    await expect.element(page.getByText('已有同学做同样的题，请看第二志愿')).toBeVisible();
    await expect.element(button('撤回选题')).not.toBeInTheDocument();
  });

  it('passed leads to the commitment, and no deadline is marked any more', async () => {
    await show(passed);
    await expect.element(page.getByText('题目已通过', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/离截止还有/)).not.toBeInTheDocument();
    await expect
      .element(link('签署诚信承诺书'))
      .toHaveAttribute('href', `/thesis/letterCommitment/${passed.studentPlanId}`);
  });

  it('returned: the reason above the form', async () => {
    await show(returned);
    await expect.element(page.getByText(/范围太大，请写清服务对象/).first()).toBeVisible();
    await expect.element(button(/^选这题：面向小微/)).toBeVisible();
  });

  it('closed leads to a delay, unread to the rule', async () => {
    const { unmount } = await show(closed);
    await expect.element(link('申请延期')).toBeVisible();
    await unmount();
    await show(unread);
    await expect.element(link('去阅读论文管理规定')).toHaveAttribute('href', unread.rule.path);
    expect(page.getByText(/先阅读/).elements()).toHaveLength(1);
  });

  it('a thesis that is not the student’s is not found', async () => {
    await show(open, { first: [refuses(getThesisTopicList, errorCode.notFound, '未找到相关记录')] });
    await expect.element(page.getByText('未找到相关记录')).toBeVisible();
  });
});
