import { type CourseServiceSearch, searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import { errorCode } from '@qianwei/api/contract/envelope';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses, storyStudent } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { captcha } from '../../shared/phone-code/story-captcha.ts';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import CourseServicePage from './CourseServicePage.tsx';
import { historyFound, nothingFound, searching, zhousServices } from './course-service.fixtures.ts';

const show = (
  path: string,
  fixtures: Fixture[] = [searching(), captcha],
  student: typeof storyStudent | null = null,
) =>
  render(
    <StoryPage fixtures={fixtures} path={path} route="/courseService" student={student}>
      <CourseServicePage />
    </StoryPage>,
  );

/** Calls that are answered and kept. */
function recorded(answer: (payload: { mode: string }) => CourseServiceSearch) {
  const payloads: unknown[] = [];
  const fixture = answers(searchCourseServiceNLog, (payload) => {
    payloads.push(payload);
    return answer(payload);
  });
  return { payloads, fixture };
}

describe('the catalogue', () => {
  it('/courseService ✓ says which code an old one has become, what is offered, and until when to register', async () => {
    const screen = await show('/courseService?keyword=3708');
    const change = screen.getByRole('region', { name: '新旧代码' });
    await expect.element(change).toHaveTextContent('03708旧代码，2 学分');
    await expect.element(change).toHaveTextContent('15043现行代码，3 学分');
    await expect.element(change).toHaveTextContent('可以顶替 15043，按现行的 3 学分计');
    const course = screen.getByRole('article', { name: '中国近现代史纲要' });
    await expect.element(course).toHaveTextContent('2027年1月10日（周日）09:00–11:30');
    await expect.element(course).toHaveTextContent('到 11月27日（周五）17:00，还有 5 天 20 小时');
    await expect.element(course).toHaveTextContent('会计学（专升本）120203K');
  });

  it('asks when the button is pressed, and moves focus to what was found', async () => {
    const { payloads, fixture } = recorded(() => historyFound);
    const screen = await show('/courseService', [fixture]);
    await userEvent.fill(screen.getByRole('searchbox', { name: '课程代码、名称或专业' }), ' 近现代史 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: '找到 1 门课程' })).toHaveFocus();
    expect(payloads).toMatchObject([{ mode: 'CATALOG', keyword: '近现代史' }]);
  });

  it('/courseService E1 asks for two characters at its field, and calls nobody', async () => {
    const { payloads, fixture } = recorded(() => historyFound);
    const screen = await show('/courseService', [fixture]);
    await userEvent.fill(screen.getByRole('searchbox'), '3');
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    await expect.element(screen.getByText('请输入至少 2 个字符')).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    expect(payloads).toEqual([]);
  });

  it('says so when nothing is found, and leads on by a code', async () => {
    const screen = await show('/courseService?keyword=离散', [searching(nothingFound)]);
    await expect.element(screen.getByText('没有找到“离散”相关课程，试试课程代码 02324')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '查 02324' }))
      .toHaveAttribute('href', '/courseService?keyword=02324');
  });

  it('opens and closes the outline', async () => {
    await page.viewport(1280, 900);
    const screen = await show('/courseService?keyword=3708');
    const outline = screen.getByRole('region', { name: '中国近现代史纲要大纲' });
    await expect.element(outline.getByText('中国特色社会主义进入新时代')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '收起大纲' }));
    await expect.element(screen.getByText('中国特色社会主义进入新时代')).not.toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: '展开大纲（10 章）' }))
      .toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to the courses, by way of the login for who is not logged in', async () => {
    await page.viewport(1280, 900);
    const screen = await show('/courseService?keyword=3708');
    await expect
      .element(screen.getByRole('link', { name: '去登录学习' }))
      .toHaveAttribute('href', `/login?redirect=${encodeURIComponent('/course/list')}`);
    await screen.unmount();
    const own = await show('/courseService?keyword=3708', [searching()], storyStudent);
    await expect.element(own.getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/course/list');
  });
});

describe('the services of a person', () => {
  const fill = async () => {
    await userEvent.fill(page.getByRole('textbox', { name: '姓名' }), '周子墨');
    await userEvent.fill(page.getByRole('textbox', { name: '证件号' }), '320198 19980917 0335');
    await captchaShown();
    await userEvent.fill(page.getByRole('textbox', { name: '图形验证码' }), 'K7wp');
    await userEvent.click(page.getByRole('button', { name: '查询', exact: true }));
  };

  it('are shown with masked names; nothing of the person is in the address or kept on the device', async () => {
    await page.viewport(1280, 900);
    const { payloads, fixture } = recorded(() => zhousServices);
    const screen = await show('/courseService?tab=mine', [fixture, captcha]);
    await fill();
    await expect
      .element(screen.getByRole('heading', { name: '15 门服务中，1 门 7 天后到期。' }))
      .toHaveFocus();
    await expect.element(screen.getByText('周*墨')).toBeVisible();
    await expect.element(screen.getByText('3201**********0335')).toBeVisible();
    expect(payloads).toMatchObject([
      { mode: 'MINE', name: '周子墨', idCard: '320198199809170335', code: 'K7wp', codeKey: 'k' },
    ]);
    const kept = `${location.href}${JSON.stringify(localStorage)}${JSON.stringify(sessionStorage)}`;
    expect(kept).not.toMatch(/周子墨|0335/);
    const row = screen.getByRole('row', { name: /高等数学/ });
    await expect.element(row).toHaveTextContent('7 天后到期');
    await userEvent.click(row.getByRole('button', { name: '续期办法' }));
    await expect.element(screen.getByRole('region', { name: '续期办法' })).toHaveFocus();
  });

  it('list what has ended and is passed only when asked for', async () => {
    await page.viewport(1280, 900);
    const screen = await show('/courseService?tab=mine');
    await fill();
    await expect.element(screen.getByText('还有 1 门已到期的课程已合格。')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /02333/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '全部列出' }));
    await expect.element(screen.getByRole('row', { name: /02333/ })).toHaveTextContent('已到期');
  });

  it('are gone when they are cleared, and when the page is left', async () => {
    await page.viewport(1280, 900);
    const screen = await show('/courseService?tab=mine');
    await fill();
    await userEvent.click(screen.getByRole('button', { name: '清空并退出查询' }));
    await expect.element(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('');
    await expect.element(screen.getByText('周*墨')).not.toBeInTheDocument();
    await fill();
    await expect.element(screen.getByText('周*墨')).toBeVisible();
    dispatchEvent(new Event('pagehide'));
    await expect.element(screen.getByText('周*墨')).not.toBeInTheDocument();
  });

  it('stand on a phone one below the other, with the way to clear them at the thumb', async () => {
    await page.viewport(360, 740);
    const screen = await show('/courseService?tab=mine');
    await fill();
    await expect.element(screen.getByRole('list', { name: '我的课程服务' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '清空并退出查询' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('what is wrong stands at its field before anything is sent', async () => {
    const { payloads, fixture } = recorded(() => zhousServices);
    const screen = await show('/courseService?tab=mine', [fixture, captcha]);
    await userEvent.fill(screen.getByRole('textbox', { name: '证件号' }), '32019819980917033');
    await captchaShown();
    await userEvent.click(screen.getByRole('button', { name: '查询', exact: true }));
    await expect.element(screen.getByText('请输入姓名')).toBeVisible();
    await expect.element(screen.getByText('身份证号应为 18 位')).toBeVisible();
    await expect.element(screen.getByText('请输入图形验证码')).toBeVisible();
    expect(payloads).toEqual([]);
  });

  it('what was typed stays when nobody is found, and the next try has another captcha', async () => {
    const text = '未查询到匹配信息，请核对姓名与证件号后重试';
    const nobody = refuses(searchCourseServiceNLog, errorCode.notFound, text, { leftToday: 7 });
    const screen = await show('/courseService?tab=mine', [nobody, captcha]);
    await fill();
    await expect.element(screen.getByRole('heading', { name: text })).toHaveFocus();
    await expect.element(screen.getByText(/今天还能查 7 次。$/).first()).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('周子墨');
    await expect.element(screen.getByRole('textbox', { name: '图形验证码' })).toHaveValue('');
  });
});
