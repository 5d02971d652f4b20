import { applyGradeReview, type GradeList, getGradeList } from '@qianwei/api/contract/academic/grade';
import { errorCode } from '@qianwei/api/contract/envelope';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import { itemOf } from '../../../shared/client/story-fixture.ts';
import type { Notify } from '../../../shared/page/notify.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import GradePage from './GradePage.tsx';
import { failed, none, wu, zhou, zhouLoggedIn } from './grades.fixtures.ts';

const spring = itemOf(zhou.periods, 'name', '2026年4月考期');
const reason = '第三大题各小题得分相加应为 18 分，卷面写了 16 分。';

const show = (fixtures: Fixture[], search = '', notify?: Notify) =>
  render(
    <StoryPage
      fixtures={fixtures}
      path={`/academic/gradeSearch${search}`}
      student={zhouLoggedIn}
      notify={notify}
    >
      <GradePage />
    </StoryPage>,
  );

/** The payloads sent to the list, without the fields of the client. */
const payloadsOf = (asked: { mock: { calls: unknown[][] } }) =>
  asked.mock.calls.map(([payload]) => {
    const { sig: _, t: __, requestNo: ___, ...own } = Object(payload);
    return own;
  });

const reviewed = (answer: Fixture) => show([answers(getGradeList, zhou), answer]);

describe('成绩查询', () => {
  it('/academic/gradeSearch ✓ shows 59.5 as 不合格, a corrected score with what it was, and 缺考 with where to go on', async () => {
    const screen = await show([answers(getGradeList, zhou)]);
    const row = (name: RegExp) => screen.getByRole('row', { name });
    await expect.element(row(/数据结构与算法/)).toHaveTextContent(/59\.5.*59\.5.*不合格，差 0\.5/);
    await expect.element(row(/数据结构与算法/)).not.toHaveTextContent('60');
    const box = screen.getByRole('table', { name: '全部成绩' }).element().parentElement;
    expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    await expect.element(row(/马克思主义基本原理/)).toHaveTextContent('更正前 64 更正为 66');
    await expect
      .element(row(/马克思主义基本原理/))
      .toHaveTextContent('已更正：合分漏加 2 分，由 64 改为 66（2026-05-27）');
    await expect.element(row(/离散数学/)).toHaveTextContent('无分数');
    await expect
      .element(row(/离散数学/).getByRole('link', { name: '去报考 离散数学' }))
      .toHaveAttribute('href', '/academic/exam/plan');
    await expect.element(row(/英语（专升本）/)).toHaveTextContent(' 批准，不计入均分');
    await expect.element(screen.getByText('复核到 11月24日（周二）17:00')).toBeVisible();
  });

  it('/academic/gradeSearch ✓ writes out how the averages are calculated, also that of fifteen scores', async () => {
    const screen = await show([answers(getGradeList, zhou)]);
    await expect
      .element(screen.getByText(/\(78 ＋ 66 ＋ 71 ＋ 60\) ÷ 4 ＝ 68\.75，保留一位小数为 68\.8。/))
      .toBeVisible();
    await expect
      .element(screen.getByRole('meter', { name: '学位均分' }))
      .toHaveAttribute('aria-valuetext', '68.8，需要 70');
    await expect.element(screen.getByText('04735 数据库系统原理，统考 50.3 分就够')).toBeVisible();
    await screen.unmount();

    const many = await show([answers(getGradeList, wu)]);
    const sum = many.getByText('1044 ÷ 15 ＝ 69.6');
    await expect.element(sum).not.toBeVisible();
    await many.getByRole('button', { name: '学位均分怎样算 15 个分数' }).click();
    await expect.element(sum).toBeVisible();
  });

  it('reads the filter from the address, and asks the server for it beside all results', async () => {
    const asked = vi.fn(() => zhou);
    const screen = await show(
      [answers(getGradeList, asked)],
      `?period=${spring.periodId}&type=EXAM&passed=1&keyword=03708&page=2`,
    );
    await expect.element(screen.getByRole('button', { name: '考期 2026年4月考期' })).toBeVisible();
    const all = { pageNo: 1, pageSize: 100 };
    const shown = {
      ...all,
      pageNo: 2,
      periodId: spring.periodId,
      gradeType: 'EXAM',
      passed: true,
      keyword: '03708',
    };
    await expect.poll(() => payloadsOf(asked)).toHaveLength(2);
    expect(payloadsOf(asked)).toEqual([expect.objectContaining(all), expect.objectContaining(shown)]);

    // By keyboard: another choice leads to the first page.
    screen.getByRole('button', { name: '类型 统考' }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menuitemradio', { name: '统考', checked: true })).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(screen.getByRole('button', { name: '类型 转考' })).toHaveFocus();
    await expect
      .poll(() => payloadsOf(asked).at(-1))
      .toMatchObject({ pageNo: 1, passed: true, gradeType: 'TRANSFER' });
  });

  it('keeps the first sentence when the filter finds nothing, and shows everything again', async () => {
    const answer = ({ keyword }: { keyword?: string | undefined }): GradeList =>
      keyword === undefined ? zhou : { ...zhou, list: [], total: 0 };
    const screen = await show([answers(getGradeList, answer)], '?keyword=量子');
    await expect.element(screen.getByText('没有符合条件的成绩')).toBeVisible();
    await expect.element(screen.getByText('名称或代码含“量子”，没有成绩。')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /59\.5 分，可以申请复核/ })).toBeVisible();
    await screen.getByRole('button', { name: '查看全部成绩' }).click();
    await expect.element(screen.getByRole('row', { name: /软件工程/ })).toBeVisible();
    await expect.element(screen.getByRole('searchbox', { name: '课程名或代码' })).toHaveValue('');
  });

  it('API-13 exports the transcript as a PDF or a table, and prints every result with the arithmetic', async () => {
    const wanted: unknown[] = [];
    const notify = vi.fn<Notify>();
    const list: Fixture = {
      path: getGradeList.path,
      reply: (payload) => {
        const { export: isExport, format } = payload as { export?: boolean; format?: string };
        if (!isExport) return answers(getGradeList, zhou).reply(payload);
        wanted.push(format);
        return new Response(new Uint8Array([80, 75]), {
          headers: {
            'content-type': format === 'PDF' ? 'application/pdf' : 'application/octet-stream',
            'content-disposition': "attachment; filename*=UTF-8''%E6%88%90%E7%BB%A9%E5%8D%95",
          },
        });
      },
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const screen = await show([list], '', notify);
    await screen.getByRole('button', { name: '成绩单 PDF' }).click();
    await expect.poll(() => notify.mock.calls).toHaveLength(1);
    await screen.getByRole('button', { name: '导出表格' }).click();
    await expect.poll(() => notify.mock.calls).toHaveLength(2);
    expect(wanted).toEqual(['PDF', 'XLSX']);

    await expect.element(screen.getByRole('row', { name: /软件工程/ })).toBeVisible();
    const sheet = () => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.querySelector('article')?.textContent ?? '';
    };
    await expect.poll(sheet).toMatch(/成绩查询姓名周子墨准考证号013224200002专业080901/);
    expect(sheet()).toContain('计划2026-05 版计划笔试合格5 / 15 门');
    expect(sheet()).toContain('66合格，由 64 更正');
    expect(sheet()).toContain('(78 ＋ 66 ＋ 71 ＋ 60) ÷ 4 ＝ 68.75');
    window.dispatchEvent(new Event('afterprint'));
  });

  it('sends what is to be checked, and gives a receipt; the list is asked for again', async () => {
    const apply = vi.fn(() => ({
      reviewId: 'r1',
      status: 'PENDING' as const,
      ...proofOf('FH20261121-000007'),
      replyBefore: '2026-12-01 00:00:00',
    }));
    const lists = vi
      .fn((): GradeList => ({ ...zhou, list: zhou.list.map((grade) => ({ ...grade, reviewable: false })) }))
      .mockReturnValueOnce(zhou);
    const screen = await show([answers(getGradeList, lists), answers(applyGradeReview, apply)]);
    await screen.getByRole('button', { name: '申请复核', exact: true }).click();
    const drawer = screen.getByRole('dialog', { name: '申请复核' });
    await expect.element(drawer).toHaveTextContent('还有 2 天 20 小时');
    await drawer.getByRole('radio', { name: '合分' }).click({ force: true });
    await drawer.getByRole('textbox', { name: '理由' }).fill(reason);
    await expect.element(drawer.getByText(`${[...reason].length} / 200`)).toBeVisible();
    await drawer.getByRole('button', { name: '提交申请' }).click();

    const receipt = screen.getByRole('dialog', { name: '已申请复核' });
    await expect.element(receipt).toHaveTextContent('FH20261121-000007');
    await expect.element(receipt).toHaveTextContent('最晚答复2026年11月30日（周一）24:00');
    expect(payloadsOf(apply)).toEqual([{ gradeId: failed.gradeId, suspect: 'SUM', reason }]);
    await expect.poll(() => lists).toHaveBeenCalledTimes(2);
    await receipt.getByRole('button', { name: '回到成绩' }).click();
    // The button that opened it is gone.
    await expect.element(screen.getByRole('heading', { name: /^全部成绩/ })).toHaveFocus();
  });

  it('says at each field what is missing, before anything is sent, and where the server wants otherwise; closed, it keeps what was typed', async () => {
    const apply = vi.fn();
    const answer: Fixture = {
      path: applyGradeReview.path,
      reply: (payload) => {
        apply();
        return refuses(applyGradeReview, errorCode.badParameter, '提交内容有误', {
          fieldErrors: { reason: '请写明是哪一题' },
        }).reply(payload);
      },
    };
    const screen = await reviewed(answer);
    // By keyboard, from the row.
    const ofRow = screen.getByRole('button', { name: '申请复核 数据结构与算法' });
    await expect.element(ofRow).toBeVisible();
    ofRow.element().focus();
    await userEvent.keyboard('{Enter}');
    const drawer = screen.getByRole('dialog', { name: '申请复核' });
    await drawer.getByRole('button', { name: '提交申请' }).click();
    await expect.element(drawer.getByText('请选择疑点')).toBeVisible();
    await expect.element(drawer.getByText('请写明疑点，不少于 10 个字')).toBeVisible();
    expect(apply).not.toHaveBeenCalled();

    await drawer.getByRole('radio', { name: '漏评' }).click({ force: true });
    await drawer.getByRole('textbox', { name: '理由' }).fill('答题卡背面的题没有评分');
    await drawer.getByRole('button', { name: '提交申请' }).click();
    await expect.element(drawer.getByText('请写明是哪一题')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await ofRow.click();
    await expect.element(drawer.getByRole('textbox', { name: '理由' })).toHaveValue('答题卡背面的题没有评分');
    await expect.element(drawer.getByRole('radio', { name: '漏评' })).toBeChecked();
  });

  it('says why a review is refused and how to go on; what was typed stays', async () => {
    const screen = await reviewed(
      refuses(applyGradeReview, errorCode.outsideWindow, '复核申请已于 11月24日 17:00 截止', {
        nextTime: null,
        way: { kind: 'OFFICE' },
      }),
    );
    await screen.getByRole('button', { name: '申请复核', exact: true }).click();
    const drawer = screen.getByRole('dialog', { name: '申请复核' });
    await drawer.getByRole('radio', { name: '登分' }).click({ force: true });
    await drawer.getByRole('textbox', { name: '理由' }).fill(reason);
    await drawer.getByRole('button', { name: '提交申请' }).click();
    const alert = drawer.getByRole('alert');
    await expect.element(alert).toHaveTextContent('复核申请已于 11月24日 17:00 截止。');
    await expect.element(alert.getByRole('link', { name: /联系自考办/ })).toBeVisible();
    await expect.element(drawer.getByRole('textbox', { name: '理由' })).toHaveValue(reason);
    await expect.element(drawer.getByRole('radio', { name: '登分' })).toBeChecked();
  });

  it('on a phone has a card for each result, and the filter in a drawer', async () => {
    await page.viewport(360, 740);
    const asked = vi.fn(() => zhou);
    const screen = await show([answers(getGradeList, asked)]);
    const period = screen.getByRole('region', { name: '2026年10月考期' });
    await expect.element(period.getByRole('listitem').nth(1)).toHaveTextContent(/59\.5不合格，差 0\.5$/);
    await screen.getByRole('button', { name: '筛选' }).click();
    const drawer = screen.getByRole('dialog', { name: '筛选成绩' });
    await drawer.getByRole('searchbox', { name: '课程名或代码' }).fill(' 离散 ');
    await drawer.getByRole('checkbox', { name: '仅看合格' }).click({ force: true });
    await drawer.getByRole('button', { name: '查看成绩' }).click();
    await expect.element(screen.getByRole('button', { name: '筛选（已选 2 项）' })).toBeVisible();
    await expect
      .poll(() => payloadsOf(asked).at(-1))
      .toMatchObject({ passed: true, keyword: '离散', pageNo: 1 });
  });

  it('says before the first result why there is none, with the way to register', async () => {
    const screen = await show([answers(getGradeList, none)]);
    await expect.element(screen.getByText('还没有成绩')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '去报考' }))
      .toHaveAttribute('href', '/academic/exam/plan');
    await expect.element(screen.getByText('成绩单 PDF')).not.toBeVisible();
  });
});
