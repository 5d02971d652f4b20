import { errorCode } from '@qianwei/api/contract/envelope';
import { getThesisList, type ThesisList } from '@qianwei/api/contract/thesis/thesis';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ThesisListPage from './ThesisListPage.tsx';
import {
  beforeTopic,
  booked,
  failedCheck,
  filed,
  retest,
  returnedReport,
  thesisListStory,
  toBook,
  twoTheses,
  unpaid,
  writing,
} from './thesis-list.fixtures.ts';

beforeEach(() => page.viewport(1280, 900));

const show = (list: ThesisList, fixtures = thesisListStory(list)) =>
  render(
    <StoryPage path="/thesis/index" route="/thesis/index" fixtures={fixtures}>
      <ThesisListPage />
    </StoryPage>,
  );

const sheet = (name: string | RegExp) => page.getByRole('article', { name });
/** Solid buttons have the class that is theirs alone. */
const solid = () => [...document.querySelectorAll('a[class*="variant_primary"]')];

describe('/thesis/index', () => {
  it('✓ a student in two majors sees two clearly different sheets, each with its major, batch, teacher and steps', async () => {
    await show(twoTheses);
    const design = sheet('基于知识图谱的自考课程答疑系统');
    await expect.element(design.getByText('计算机科学与技术（专升本）080901')).toBeVisible();
    await expect.element(design.getByText('11月25日（周三）17:00', { exact: true })).toBeVisible();
    const accounting = sheet('制造企业成本控制研究');
    await expect.element(accounting.getByText('会计学（专升本）120203K')).toBeVisible();
    await expect
      .element(accounting.getByText('指导教师 沈静宜 副教授，周三、周五 14:30—17:00 可联系'))
      .toBeVisible();
    await expect.element(accounting.getByText(/沈静宜 昨天 16:40：研究现状可以从/)).toBeVisible();
    const current = accounting.getByRole('listitem').filter({ hasText: '退回修改' });
    await expect.element(current.first()).toHaveAttribute('aria-current', 'step');
  });

  it('only the most pressing thesis has a solid button', async () => {
    await show(twoTheses);
    await expect.element(page.getByRole('link', { name: '按批注修改' })).toBeVisible();
    expect(solid().map(({ textContent }) => textContent)).toEqual(['预约答辩']);
  });

  it.each<[string, ThesisList, string, string]>([
    ['陈思远', beforeTopic, '阅读规定并选题', '/thesis/readManageRule/'],
    ['王雨桐', returnedReport, '按批注修改', '/thesis/directory/'],
    ['李明轩', failedCheck, '修改后再次检测', '/thesis/directory/'],
    ['赵婉清', toBook, '预约答辩', '/thesis/directory/'],
    ['黄磊', writing, '完成修改稿', '/thesis/directory/'],
    ['冯雪', booked, '看答辩准考证', '/reviews/ticket'],
    ['孙浩然', retest, '去论文复检', '/thesisRetest/directory'],
  ])('✓ any pending action is one press away for %s', async (_, data, action, path) => {
    await show(data);
    await expect
      .element(page.getByRole('link', { name: action, exact: true }))
      .toHaveAttribute('href', expect.stringContaining(path));
  });

  it('✓ delay, answer and desk are one press away', async () => {
    await show(returnedReport);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect.element(link('申请延期')).toHaveAttribute('href', expect.stringMatching(/\?apply=DELAY$/));
    await expect.element(link('回复老师')).toHaveAttribute('href', expect.stringMatching(/\?apply=MESSAGE$/));
    await expect
      .element(link('进入论文任务'))
      .toHaveAttribute('href', expect.stringMatching(/^\/thesis\/directory\//));
  });

  it('a filed thesis is calm: its grade, nothing to do, no solid button', async () => {
    await show(filed);
    await expect.element(page.getByRole('heading', { name: '82 分，良好' })).toBeVisible();
    await expect.element(page.getByText('已归档', { exact: true })).toBeVisible();
    expect(solid()).toEqual([]);
    expect(document.body.textContent).not.toContain('批次日程');
  });

  it('the rules say their version, since when it holds and whether it was read; a renewed one is to be read again', async () => {
    const [manage, ...others] = returnedReport.rules;
    await show({
      ...returnedReport,
      rules: [{ ...manage!, version: 'V3.3', readTime: null, isRenewed: true }, ...others],
      files: [{ name: '毕业论文（设计）模板.docx', size: 87_500, url: '/files/template' }],
    });
    const row = (text: string) => page.getByRole('listitem').filter({ hasText: text }).last();
    await expect.element(row('V3.3')).toHaveTextContent('规定已更新，请重读');
    await expect.element(row('V2.4')).toHaveTextContent(/2026-03-01 起施行，11-17 已读/);
    await expect.element(row('V4.1')).toHaveTextContent('未读');
    await expect.element(row('DOCX')).toHaveTextContent('毕业论文（设计）模板 DOCX，85 KB');
  });

  it('何静: what is lacking with its ways, when the thesis can be at the earliest, and the 专科 without one', async () => {
    await show(unpaid);
    await expect
      .element(page.getByRole('heading', { name: '还没有论文任务：再合格 9 门就能报考' }))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: '专科层次不设毕业论文' })).toBeVisible();
    await expect.element(page.getByText('4 项，3 项满足')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '去缴费 经济学原理（中级）' }))
      .toHaveAttribute('href', '/academic/apply/info');
    await expect.element(page.getByRole('heading', { name: '最早什么时候' })).toBeVisible();
    expect(solid().map(({ textContent }) => textContent)).toEqual(['继续缴费 46 元']);
  });

  it('the calendar file has every day to come, and its toast says how many', async () => {
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:calendar';
    });
    const notify = vi.fn();
    await render(
      <StoryPage
        path="/thesis/index"
        route="/thesis/index"
        fixtures={thesisListStory(twoTheses)}
        notify={notify}
      >
        <ThesisListPage />
      </StoryPage>,
    );
    await page.getByRole('button', { name: '导出日历' }).click();
    const text = expect.stringContaining('已保存“论文日程-20261121.ics”，共 5 项');
    await expect.poll(() => notify).toHaveBeenCalledWith(expect.objectContaining({ text }));
    const file = (await saved[0]?.text())?.replace(/\r\n /g, '');
    expect(file).toContain('SUMMARY:会计学：开题报告截止（24:00）');
    create.mockRestore();
  });

  it('a host for certificates says calmly where theses are dealt with', async () => {
    const way = { kind: 'PAGE', text: '去课程学习', path: '/course/list' };
    const why = '这里只有证书课程的学习和测评，毕业论文请登录学习平台或论文平台办理';
    await show(filed, [refuses(getThesisList, errorCode.notEligible, why, { nextTime: null, way })]);
    await expect.element(page.getByText('这里没有毕业论文')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '去课程学习' })).toBeVisible();
  });

  it('on a phone and in 特大 the twelve steps are a row of numbers with the current one in words', async () => {
    await page.viewport(360, 800);
    await show(returnedReport);
    await expect.element(page.getByText('第 4 步，共 12 步：开题报告，退回修改')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 900);
    document.documentElement.dataset.text = 'huge';
    await expect.element(page.getByText('第 4 步，共 12 步：开题报告，退回修改')).toBeVisible();
    await expect.element(page.getByText('初稿截止')).toBeVisible();
    delete document.documentElement.dataset.text;
  });
});
