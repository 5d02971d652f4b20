import { errorCode } from '@qianwei/api/contract/envelope';
import { confirmThesisRule, getThesisRule, type ThesisRule } from '@qianwei/api/contract/thesis/rule';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import ManageRulePage from './ManageRulePage.tsx';
import { confirmedRule, formatRule, manageRule, shortRule, updatedRule } from './rule.fixtures.ts';
import ThesisRulePage from './ThesisRulePage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', location.pathname);
});

const manage = (...fixtures: Fixture[]) =>
  render(
    <StoryPage fixtures={fixtures} path="/thesis/readManageRule/plan" route="/thesis/readManageRule/:planId">
      <ManageRulePage />
    </StoryPage>,
  );
const opened = (rule: ThesisRule) => answers(getThesisRule, rule);

type Screen = Awaited<ReturnType<typeof manage>>;
const confirmButton = (screen: Screen) => screen.getByRole('button', { name: '我已阅读并知晓' });

describe('/thesis/readManageRule', () => {
  it('a press before the end says what is lacking, and sends nothing', async () => {
    const confirm = vi.fn(() => ({ readTime: '2026-11-21 20:00:00' as const }));
    const screen = await manage(opened(manageRule), answers(confirmThesisRule, confirm));
    await confirmButton(screen).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('请阅读至文末后再确认');
    expect(confirm).not.toHaveBeenCalled();
  });

  it('on a desk the button keeps its width, and the refusal takes the place of the note: the text is not covered by more', async () => {
    await page.viewport(1280, 800);
    const screen = await manage(opened(manageRule));
    const bar = screen.getByRole('region', { name: '阅读确认' });
    await expect.element(bar).toBeVisible();
    const { height } = bar.element().getBoundingClientRect();
    await expect.element(bar.getByText(/，共十二章。$/)).toBeVisible();
    await confirmButton(screen).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(bar.element().getBoundingClientRect().height).toBe(height);
    await screen.unmount();
    const read = await manage(opened(shortRule));
    await expect.element(read.getByText(/^已读到文末，停留/)).toBeVisible();
    expect(confirmButton(read).element().getBoundingClientRect().width).toBeLessThan(300);
  });

  it('what was read to its end is confirmed with its version and its proof', async () => {
    const confirm = vi.fn((_: PayloadOf<typeof confirmThesisRule>) => ({
      readTime: '2026-11-21 20:00:00' as const,
    }));
    const screen = await manage(opened(shortRule), answers(confirmThesisRule, confirm));
    await expect.element(screen.getByText(/^已读到文末，停留/)).toBeVisible();
    await confirmButton(screen).click();
    await expect.poll(() => confirm).toHaveBeenCalledOnce();
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      ruleType: 'MANAGE',
      version: 'V3.2',
      opening: 'recorded',
    });
  });

  it('the server’s clock has the last word: its refusal stands beside the button', async () => {
    const text = '请阅读至文末后再确认，还要 25 秒';
    const screen = await manage(
      opened(shortRule),
      refuses(confirmThesisRule, errorCode.stateForbids, text, { left: 25 }),
    );
    await expect.element(screen.getByText(/^已读到文末，停留/)).toBeVisible();
    await confirmButton(screen).click();
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('seconds count only while the page is in view, and are kept over a reload', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const screen = await manage(opened(manageRule));
    await expect.element(screen.getByText('还要 30 秒，并读到文末，就可以确认。')).toBeVisible();
    vi.advanceTimersByTime(5_000);
    await expect.element(screen.getByText('还要 25 秒，并读到文末，就可以确认。')).toBeVisible();
    visible.mockReturnValue('hidden');
    vi.advanceTimersByTime(60_000);
    await expect.element(screen.getByText('还要 25 秒，并读到文末，就可以确认。')).toBeVisible();
    await screen.unmount();
    const again = await manage(opened({ ...manageRule, opening: 'later' }));
    await expect.element(again.getByText('还要 25 秒，并读到文末，就可以确认。')).toBeVisible();
    visible.mockRestore();
  });

  it('the seconds are not read out, only that they are over', async () => {
    const screen = await manage(opened(manageRule));
    const status = screen.getByRole('region', { name: '阅读确认' }).getByRole('status');
    await expect.element(status).toBeEmptyDOMElement();
    await screen.unmount();
    const done = await manage(opened(shortRule));
    await expect
      .element(done.getByRole('region', { name: '阅读确认' }).getByRole('status'))
      .toHaveTextContent('已读到文末，可以确认了');
  });

  it('the chapters, what the next step needs, and what this version changed are named', async () => {
    const screen = await manage(opened(manageRule));
    const list = screen.getByRole('navigation', { name: '本规定目录' });
    await expect.element(list).toHaveTextContent('十二章，三十九条');
    await expect.element(list.getByRole('link', { name: /选题与换题/ })).toHaveTextContent('这一步要用');
    await expect.element(screen.getByText('较上一版变化 2 处')).toBeVisible();
    const changed = screen.getByText('本版修改').first().element().parentElement;
    expect(changed?.textContent).toMatch(/^第二十条 首次检测不合格的/);
  });

  it('a chapter that is chosen stands in the address, and its way back stays', async () => {
    history.replaceState({ returnTo: '/x' }, '', location.pathname);
    const screen = await manage(opened(manageRule));
    await screen.getByRole('link', { name: '跳到第三章' }).click();
    expect(location.hash).toBe('#topic');
    expect(history.state).toEqual({ returnTo: '/x' });
    await expect.poll(() => document.activeElement?.id).toBe('topic');
  });

  it('a confirmed version says when, and leads on', async () => {
    const screen = await manage(opened(confirmedRule));
    await expect.element(screen.getByText('已读，2026年11月20日（周五）19:12 确认。')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '去选题' }))
      .toHaveAttribute('href', `/thesis/chooseTopic/${confirmedRule.studentPlanId}/${confirmedRule.planId}`);
  });

  it('规定已更新请重读: the changes come first', async () => {
    const screen = await manage(opened(updatedRule));
    await expect.element(screen.getByText('规定已更新，请重读。')).toBeVisible();
    await expect.element(screen.getByText(/读过 V3\.1，现在是 V3\.2/)).toBeVisible();
    await expect
      .element(screen.getByText('首次检测不合格的修改时间明确为7日，再次检测1次').first())
      .toBeVisible();
  });

  it('deep-linked by planId only: a plan that is not mine → 未找到相关记录', async () => {
    const screen = await manage(refuses(getThesisRule, errorCode.notFound, '未找到相关记录'));
    await expect.element(screen.getByText('未找到相关记录')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '返回论文管理' }))
      .toHaveAttribute('href', '/thesis/index');
  });
});

describe('/thesis/readThesisRule', () => {
  const show = (path = '/thesis/readThesisRule/plan') =>
    render(
      <StoryPage fixtures={[opened(formatRule)]} path={path} route="/thesis/readThesisRule/:planId">
        <ThesisRulePage />
      </StoryPage>,
    );

  it('by keyboard alone: a part of the sample page shows its rule, with its check', async () => {
    const screen = await show();
    const page = screen.getByRole('figure', { name: /示例页/ });
    const references = page.getByRole('button', { name: /^参考文献的规定/ });
    await expect.element(references).toBeVisible();
    (references.element() as HTMLElement).focus();
    await expect.element(references).toHaveAttribute('aria-pressed', 'true');
    const chosen = screen
      .getByRole('list', { name: '页面各处的规定' })
      .getByRole('button', { expanded: true });
    await expect.element(chosen).toHaveTextContent(/参考文献.*必须/);
    await expect.element(screen.getByText(/社区助餐服务规范: YC\/T 1001—2023\[S\]/)).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect
      .element(page.getByRole('button', { name: /^表的规定/ }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('the checks are those of the rules of the format', async () => {
    const screen = await show();
    const list = screen.getByRole('list', { name: '页面各处的规定' });
    for (const [name, check] of [
      ['页面', '自动'],
      ['题目', '必须'],
      ['标题', '建议'],
      ['页码', '自动'],
    ])
      await expect
        .element(list.getByRole('button', { name: new RegExp(`. ${name} .*${check}$`) }))
        .toBeVisible();
  });

  it('the original of a part opens 全文 at its chapter', async () => {
    const screen = await show();
    await screen.getByRole('link', { name: '看第七部分原文' }).click();
    await expect.element(screen.getByRole('tab', { name: /全文/ })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => document.activeElement?.id).toBe('headings');
  });

  it('模板 DOCX is the file of 写作资料, and 一页速查 the summary', async () => {
    const screen = await show('/thesis/readThesisRule/plan?tab=short');
    await expect
      .element(screen.getByRole('link', { name: '模板 DOCX' }))
      .toHaveAttribute('href', '/api/samples/THESIS_TEMPLATE.docx');
    await expect.element(screen.getByRole('cell', { name: '不超过25字，不用疑问句' })).toBeVisible();
  });
});
