import type { Locator, Page } from 'playwright';

/** The demo students of the specification by name: candidate number and mobile number. */
export const students = {
  林一帆: { examineeNo: '013226100001', mobile: '15400000001' },
  周子墨: { examineeNo: '013224200002', mobile: '15400000002' },
  陈思远: { examineeNo: '013223100003', mobile: '15400000003' },
  王雨桐: { examineeNo: '013223200004', mobile: '15400000004' },
  李明轩: { examineeNo: '013222100005', mobile: '15400000005' },
  赵婉清: { examineeNo: '013222200006', mobile: '15400000006' },
  孙浩然: { examineeNo: '013222100007', mobile: '15400000007' },
  吴佳怡: { examineeNo: '013221200008', mobile: '15400000008' },
  郑凯: { examineeNo: '013220100009', mobile: '15400000009' },
  何静: { examineeNo: '013224100010', mobile: '15400000010' },
  黄磊: { examineeNo: '013222200011', mobile: '15400000011' },
  徐悦: { examineeNo: '013226200012', mobile: '15400000012' },
  冯雪: { examineeNo: '013222200013', mobile: '15400000013' },
} as const;

export type StudentName = keyof typeof students;

export const demoPassword = 'Demo@2026x';
export const initialPassword = 'Jl@100001';

/** Fills and submits the login form by password; the page must be at /login. */
export async function logInByPassword(page: Page, name: StudentName, password = demoPassword): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(students[name].examineeNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Opens the login page and logs in by password; ends when the portal has left /login. */
export async function openAs(page: Page, name: StudentName, password?: string): Promise<void> {
  await page.goto('/login');
  await logInByPassword(page, name, password);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Waits for the captcha picture of a form. */
export const captchaShown = (form: Page | Locator) =>
  form
    .getByRole('button', { name: /^图形验证码图片/ })
    .locator('img')
    .waitFor();

/** Waits for the captcha picture of a form and types the characters that the server takes in tests. */
export async function fillCaptcha(form: Page | Locator): Promise<void> {
  await captchaShown(form);
  await form.getByLabel('图形验证码', { exact: true }).fill('0000');
}

/** The newest SMS code that the demo outbox holds for a number. */
export async function newestSmsCode(origin: string, mobile: string): Promise<string> {
  const answer = await fetch(`${origin}/api/dev/outbox?mobile=${mobile}`);
  const body = (await answer.json()) as { data: { list: { code: string }[] } };
  // Messages that only inform have none.
  const newest = body.data.list.find(({ code }) => code !== '');
  if (newest === undefined) throw new Error(`no code was sent to ${mobile}`);
  return newest.code;
}

/** Logs in in the dialog that lies above a page whose session has ended. */
export async function logInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: '登录已失效，请重新登录' });
  await dialog.getByLabel('密码', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: '登录并继续' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
