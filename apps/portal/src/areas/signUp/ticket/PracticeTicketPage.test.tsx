import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';
import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { errorCode } from '@qianwei/api/contract/envelope';
import { getCode } from '@qianwei/api/contract/login';
import { getTicketNLog, verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  answers,
  type Fixture,
  offline,
  refuses,
  type StoryAppProps,
  storyStudent,
} from '../../../shared/client/story-client.tsx';
import { StoryPage } from '../../../shared/page/StoryPage.tsx';
import { captcha } from '../../../shared/phone-code/story-captcha.ts';
import { captchaShown } from '../../../shared/testing/captcha-shown.ts';
import TicketSearch from '../../../shared/ticket/TicketSearch.tsx';
import {
  changedTicket,
  clashingTicket,
  foundTicket,
  notOpenTicket,
  overTicket,
  practiceTicket,
} from '../../../shared/ticket/ticket.fixtures.ts';
import PracticeTicketPage from './PracticeTicketPage.tsx';
import { overCheck, validTicket, voidTicket } from './verify.fixtures.ts';

const route = '/reviews/practice/ticket';

beforeEach(() => localStorage.clear());

const show = (
  fixtures: Fixture[],
  {
    path = route,
    student = null as typeof storyStudent | null,
    notify = (() => undefined) as NonNullable<StoryAppProps['notify']>,
  } = {},
) =>
  render(
    <StoryPage fixtures={fixtures} path={path} route={route} student={student} notify={notify}>
      <PracticeTicketPage />
    </StoryPage>,
  );

async function lookUp() {
  await userEvent.fill(page.getByRole('textbox', { name: '姓名' }), '冯雪');
  await userEvent.fill(page.getByRole('textbox', { name: '证件号' }), '320198 19970822 1172');
  await captchaShown();
  await userEvent.fill(page.getByRole('textbox', { name: '图形验证码' }), 'K7wp');
  await userEvent.click(page.getByRole('button', { name: '查询', exact: true }));
}

it('/reviews/practice/ticket a guest finds the ticket, compares five things, and empties the page', async () => {
  const screen = await show([captcha, answers(getTicketNLog, foundTicket)]);
  await lookUp();
  await expect.element(screen.getByRole('heading', { name: '实践考核准考证', level: 2 })).toHaveFocus();
  const checks = screen.getByRole('group', { name: '打印前核对' });
  for (const name of ['姓名', '证件号', '照片', '课程', '考点'])
    await expect.element(checks.getByRole('checkbox', { name })).toBeVisible();
  await expect
    .element(screen.getByRole('article', { name: '电子商务概论（实践）' }))
    .toHaveTextContent('00897');
  await expect.element(screen.getByText('320198199708221172')).not.toBeInTheDocument();
  await expect.element(screen.getByText('准考证号 0132****0013')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '登录' }))
    .toHaveAttribute('href', `/login?redirect=${encodeURIComponent(route)}`);
  expect(location.href + JSON.stringify(history.state)).not.toMatch(/冯雪|1172/);
  await userEvent.click(screen.getByRole('button', { name: '清空并退出查询' }));
  await expect.element(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('');
  await expect.element(screen.getByText('00897')).not.toBeInTheDocument();
});

it('/reviews/practice/ticket offline a lookup says so at its button, and nothing waits for a captcha', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const screen = await show([offline(getCode)]);
  await userEvent.fill(screen.getByRole('textbox', { name: '姓名' }), '冯雪');
  await userEvent.click(screen.getByRole('button', { name: '查询', exact: true }));
  await expect.element(screen.getByRole('alert').last()).toHaveTextContent('没有网络，连上以后再查');
  await expect.element(screen.getByRole('button', { name: '没有取到，换一张' })).toBeInTheDocument();
});

it('/reviews/practice/ticket before it opens a guest reads when it does', async () => {
  const screen = await show([captcha, answers(getTicketNLog, notOpenTicket)]);
  await lookUp();
  await expect.element(screen.getByText(/准考证将于 12 月 12 日/)).toBeVisible();
});

it('/reviews/practice/ticket a student who is logged in needs no form, and reads what has changed', async () => {
  const screen = await show([answers(getTicket, changedTicket)], { student: storyStudent });
  await expect.element(screen.getByText('安排有变动，以前打印的准考证作废，请重新打印。')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '姓名' })).not.toBeInTheDocument();
});

it('/reviews/practice/ticket after the exams it says so, and is neither printed nor put into a calendar', async () => {
  const screen = await show([answers(getTicket, overTicket)], { student: storyStudent });
  await expect.element(screen.getByText('已结束，考试到 2026年12月27日 为止')).toBeVisible();
  await expect.element(screen.getByText('以前打印的准考证作废')).toBeVisible();
  for (const name of [/打印/, '加入日历'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/可打印|请重新打印/)).not.toBeInTheDocument();
});

it('/englishSignUp a student who is logged in needs no form for the own ticket', async () => {
  const asked: unknown[] = [];
  const own = answers(getTicket, (payload) => {
    asked.push(payload);
    return practiceTicket;
  });
  const screen = await render(
    <StoryPage fixtures={[own]}>
      <TicketSearch ticketType="ENGLISH" />
    </StoryPage>,
  );
  await expect.element(screen.getByRole('group', { name: '打印前核对' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '姓名' })).not.toBeInTheDocument();
  expect(asked).toMatchObject([{ ticketType: 'ENGLISH' }]);
});

it('/reviews/practice/ticket a seat that has changed since is shown and not printed; offline the paper has what was read', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const old = { ...changedTicket, verifyCode: 'AAAA-BBBB-CCCC', changes: [] };
  const newest = answers(getTicket, changedTicket);
  const replies = [answers(getTicket, old), newest];
  const path = getTicket.path;
  const texts: string[] = [];
  const isOffline = () => replies.length === 0 && texts.length > 0;
  const reply: Fixture['reply'] = (payload) =>
    (replies.shift() ?? (isOffline() ? offline(getTicket) : newest)).reply(payload);
  const screen = await show([{ path, reply }], {
    student: storyStudent,
    notify: ({ text }) => texts.push(text),
  });
  const button = screen.getByRole('button', { name: /^打印/ }).first();
  await userEvent.click(button);
  await expect.poll(() => texts).toEqual(['没有打印：安排刚有变动，请核对新的考场和座位再打印。']);
  await expect.element(screen.getByText('安排有变动，以前打印的准考证作废，请重新打印。')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(button);
  await expect.poll(() => texts.at(-1)).toMatch(/^没有网络，打印的是上次看到的安排/);
  await expect.poll(() => print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('afterprint'));
});

it('/reviews/practice/ticket a ticket that was left open is read again when its tab is shown again', async () => {
  const newest = answers(getTicket, changedTicket);
  const replies = [answers(getTicket, practiceTicket)];
  const reply: Fixture['reply'] = (payload) => (replies.shift() ?? newest).reply(payload);
  const screen = await show([{ path: getTicket.path, reply }], { student: storyStudent });
  await expect.element(screen.getByRole('group', { name: '打印前核对' })).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('安排有变动，以前打印的准考证作废，请重新打印。')).toBeVisible();
});

it('/reviews/practice/ticket says that two courses are at the same hour', async () => {
  const screen = await show([answers(getTicket, clashingTicket)], { student: storyStudent });
  await expect.element(screen.getByText('两门考核时间冲突，请联系主考院校')).toBeVisible();
});

it.each([
  ['有效，是最新一版', validTicket],
  ['旧版，已作废', voidTicket],
  ['已结束', overCheck],
])('/reviews/practice/ticket at the door: %s, with masked names', async (words, answer) => {
  const screen = await show([answers(verifyTicketNLog, answer)], { path: `${route}?verify=7K2M90QD4F8A` });
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('冯*')).toBeVisible();
});

it('/reviews/practice/ticket at the door a code that is cut off is said at its field, and nobody is asked', async () => {
  const asked: unknown[] = [];
  const check = answers(verifyTicketNLog, (payload) => {
    asked.push(payload);
    return validTicket;
  });
  const screen = await show([check], { path: `${route}?verify=7K2M90` });
  const field = screen.getByRole('textbox', { name: '验证码' });
  await expect.element(field).toHaveValue('7K2M90');
  await expect.element(field).toHaveAccessibleDescription(/验证码应为 12 位字母和数字/);
  await expect.element(screen.getByRole('button', { name: '重新加载' })).not.toBeInTheDocument();
  await userEvent.fill(field, '7K2M-90QD');
  await userEvent.click(screen.getByRole('button', { name: '核验' }));
  await expect.element(field).toHaveAccessibleDescription(/验证码应为 12 位字母和数字/);
  expect(asked).toEqual([]);
});

it('/reviews/practice/ticket what a guest found shows photo and major, and a masked name', async () => {
  const found = {
    ...foundTicket,
    ticket: { ...foundTicket.ticket!, photoUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  };
  const screen = await show([captcha, answers(getTicketNLog, found)]);
  await lookUp();
  await expect.element(screen.getByRole('img', { name: '考生照片' })).toBeInTheDocument();
  const { majorCode, majorName } = practiceTicket;
  await expect.element(screen.getByText(`${majorCode} ${majorName}`).first()).toBeVisible();
  await expect.element(screen.getByText('冯*').first()).toBeVisible();
});

it('/reviews/practice/ticket at the door what has changed is struck out beside its new value, row by row; the title is of no exam', async () => {
  const screen = await show([answers(verifyTicketNLog, voidTicket)], {
    path: `${route}?verify=7K2M90QD4F8A`,
  });
  const changes = screen.getByLabelText('变动');
  await expect.element(changes).toHaveTextContent('00897 考场、座位B305 11 座 改为 B402 05 座');
  expect(changes.element().querySelector('s')?.textContent).toBe('B305 11 座');
  await expect.poll(() => document.title).toMatch(/^核验准考证 - /);
});

it('/reviews/practice/ticket on a phone with the largest text nothing is wider than the screen', async () => {
  await page.viewport(360, 800);
  document.documentElement.style.fontSize = '150%';
  try {
    const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const screen = await show([answers(verifyTicketNLog, { ...validTicket, photo })], {
      path: `${route}?verify=7K2M90QD4F8A`,
    });
    await expect.element(screen.getByText('有效，是最新一版')).toBeVisible();
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  } finally {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  }
});

it('a refused lookup leaves what was found before, another person takes it away, and the next answer takes the focus', async () => {
  const refusal = refuses(getTicketNLog, errorCode.captchaWrong, '图形验证码错误或已过期，请重新输入');
  const answer = answers(getTicketNLog, foundTicket);
  const replies = [answer, refusal, answer];
  const reply: Fixture['reply'] = (payload) => (replies.shift() ?? answer).reply(payload);
  const screen = await show([captcha, { path: getTicketNLog.path, reply }]);
  await lookUp();
  const title = screen.getByRole('heading', { name: '实践考核准考证', level: 2 });
  await expect.element(title).toHaveFocus();
  await captchaShown();
  await userEvent.fill(page.getByRole('textbox', { name: '图形验证码' }), 'K7wp');
  await userEvent.click(page.getByRole('button', { name: '查询', exact: true }));
  await expect
    .element(screen.getByRole('textbox', { name: '图形验证码' }))
    .toHaveAccessibleDescription(/图形验证码错误或已过期/);
  await expect.element(title).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: '证件号' }), '3201');
  await expect.element(title).not.toBeInTheDocument();
  await lookUp();
  await expect.element(title).toHaveFocus();
});

it('/reviews/practice/ticket who has none is led to the sign-up', async () => {
  const screen = await show([refuses(getTicket, errorCode.notFound, '未查询到实践考核安排')], {
    student: storyStudent,
  });
  await expect
    .element(screen.getByRole('link', { name: '看能不能报名' }))
    .toHaveAttribute('href', '/practiceSignUp');
});
