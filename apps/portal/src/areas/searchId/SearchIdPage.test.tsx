import { errorCode } from '@qianwei/api/contract/envelope';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answers, type Fixture, refuses, storyStudent } from '../../shared/client/story-client.tsx';
import { StoryPage } from '../../shared/page/StoryPage.tsx';
import { captcha } from '../../shared/phone-code/story-captcha.ts';
import { captchaShown } from '../../shared/testing/captcha-shown.ts';
import SearchIdPage from './SearchIdPage.tsx';
import { found, hesNumbers, nobody } from './search-id.fixtures.ts';

beforeEach(() => localStorage.clear());

const show = (fixtures: Fixture[] = found, student: typeof storyStudent | null = null) =>
  render(
    <StoryPage fixtures={fixtures} path="/searchId" route="/searchId" student={student}>
      <SearchIdPage />
    </StoryPage>,
  );

const box = (name: string) => page.getByRole('textbox', { name });
const search = () => userEvent.click(page.getByRole('button', { name: '查询', exact: true }));

async function fill(idCard = '320198200012160848') {
  await userEvent.fill(box('姓名'), '何静');
  await userEvent.fill(box('证件号'), idCard);
  await userEvent.fill(box('预留手机号'), '154 0000 0010');
  await captchaShown();
  await userEvent.fill(box('图形验证码'), 'K7wp');
  await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
  await expect.element(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await userEvent.fill(box('短信验证码'), '830251');
}

it('/searchId how often one may ask, and that nothing is kept, is said once', async () => {
  const screen = await show();
  await expect.element(box('姓名')).toBeVisible();
  const text = screen.container.textContent;
  expect([text.match(/每天 3 次/g), text.match(/不留在浏览器里/g)]).toMatchObject([
    { length: 1 },
    { length: 1 },
  ]);
});

it('/searchId finds two numbers by a code to the bound phone; nothing personal is in address, history or storage', async () => {
  const payloads: unknown[] = [];
  const [, sent] = found;
  const asked = answers(searchIdNLog, (payload) => {
    payloads.push(payload);
    return hesNumbers;
  });
  const screen = await show([captcha, sent!, asked]);
  await fill();
  await search();
  await expect.element(screen.getByRole('heading', { name: '查到 2 个考籍' })).toHaveFocus();
  const first = screen.getByRole('article', { name: '准考证号 013224100010' });
  await expect.element(first).toHaveTextContent('准考证号、身份证号或手机号');
  await expect.element(first.getByRole('link', { name: '用这个号登录' })).toHaveAttribute('href', '/login');
  const second = screen.getByRole('article', { name: '准考证号 013221100110' });
  await expect.element(second).toHaveTextContent('同一账号，登录后切换专业');
  await expect.element(second).toHaveTextContent('已毕业的考籍只能查看，不能报考。');
  await expect.element(screen.getByText('今天还能查 2 次')).toBeVisible();
  expect(payloads).toMatchObject([
    { name: '何静', idCard: '320198200012160848', mobile: '15400000010', smsCode: '830251', codeKey: 'k' },
  ]);
  const kept = [
    location.href,
    JSON.stringify(history.state),
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
  ];
  expect(kept.join()).not.toMatch(/何静|0848|0132/);
});

it('/searchId ✓ whoever is not found reads one sentence, what to do, and how often more; what was typed stays', async () => {
  const screen = await show(nobody);
  await fill();
  await search();
  const title = screen.getByRole('heading', { name: '未查询到匹配信息，请核对姓名与证件号后重试' });
  await expect.element(title).toHaveFocus();
  await expect.element(screen.getByText(/这里不说明是哪一项不一致/)).toHaveTextContent('今天还能查 1 次。');
  await expect
    .element(screen.getByRole('link', { name: '025-0000-0000' }))
    .toHaveAttribute('href', 'tel:025-0000-0000');
  await expect.element(box('姓名')).toHaveValue('何静');
  await expect.element(box('短信验证码')).toHaveValue('830251');
});

it('FORM-1 a number pasted with spaces, wide digits and a small x stands as it is sent, and a wrong one is said when it is left', async () => {
  await show();
  await userEvent.fill(box('证件号'), '３２０１９８ 19810413 111x');
  await userEvent.tab();
  await expect.element(box('证件号')).toHaveValue('32019819810413111X');
  await userEvent.fill(box('证件号'), '32019819810413');
  await userEvent.tab();
  await expect.element(box('证件号')).toHaveAccessibleDescription(/身份证号应为 18 位/);
});

it('FORM-3 what is missing stands at its field, and nothing is asked for', async () => {
  const screen = await show();
  await captchaShown();
  await search();
  for (const text of ['请输入姓名', '请输入身份证号', '请输入手机号', '请先获取短信验证码'])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(box('姓名')).toHaveFocus();
});

it('a wrong code stands at its field', async () => {
  const text = '短信验证码错误（还可尝试 4 次）';
  const [, sent] = found;
  await show([captcha, sent!, refuses(searchIdNLog, errorCode.smsCodeWrong, text)]);
  await fill();
  await search();
  await expect.element(box('短信验证码')).toHaveAccessibleDescription(text);
});

it('a limit that is reached is said at the button', async () => {
  const [, sent] = found;
  const text = '今天的查询次数已用完，同一证件号每天可查 3 次。';
  const screen = await show([
    captcha,
    sent!,
    refuses(searchIdNLog, errorCode.tooFrequent, text, { retryAfter: 9 }),
  ]);
  await fill();
  await search();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
});

it('everything is gone when it is emptied, and when the page is left', async () => {
  const screen = await show();
  await fill();
  await search();
  await userEvent.click(screen.getByRole('button', { name: '清空并退出查询' }));
  await expect.element(box('姓名')).toHaveValue('');
  await expect.element(box('姓名')).toHaveFocus();
  await expect.element(box('证件号')).toHaveValue('');
  await expect.element(screen.getByText('013224100010')).not.toBeInTheDocument();
  await userEvent.fill(box('证件号'), '320198200012160848');
  dispatchEvent(new Event('pagehide'));
  await expect.element(box('证件号')).toHaveValue('');
});

it('the name of who is logged in is there already', async () => {
  await show(found, storyStudent);
  await expect.element(box('姓名')).toHaveValue(storyStudent.name);
});

it('asks for the code with its scene', async () => {
  const payloads: unknown[] = [];
  const sent = answers(getSmsCodeNLog, (payload) => {
    payloads.push(payload);
    return { resendSeconds: 60, expireSeconds: 300, mobileMasked: '154****0010' };
  });
  await show([captcha, sent]);
  await fill();
  expect(payloads).toMatchObject([{ scene: 'SEARCH_ID', mobile: '15400000010' }]);
});

it('FORM-1 a passport is checked and sent as one', async () => {
  const payloads: unknown[] = [];
  const [, sent] = found;
  const asked = answers(searchIdNLog, (payload) => {
    payloads.push(payload);
    return hesNumbers;
  });
  const screen = await show([captcha, sent!, asked]);
  await userEvent.click(screen.getByRole('button', { name: /证件类型/ }));
  await userEvent.click(screen.getByRole('option', { name: '外国护照' }));
  await userEvent.fill(box('证件号'), 'E1');
  await userEvent.tab();
  await expect.element(box('证件号')).toHaveAccessibleDescription(/护照号应为 5–20 位字母或数字/);
  await fill('ｅ1234 5678');
  await search();
  await expect.element(screen.getByRole('heading', { name: '查到 2 个考籍' })).toBeVisible();
  expect(payloads).toMatchObject([{ cardType: 'PASSPORT', idCard: 'E12345678' }]);
});
