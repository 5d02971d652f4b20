import type { Locator, Page } from 'playwright';
import { portraitFile } from '../../apps/server/src/testing/sign-up-visit.ts';
import { fillCaptcha, newestSmsCode, type StudentName, students } from './student.ts';

/** Identity numbers of the demo students whom the sign-ups are about. */
const idCards: Partial<Record<StudentName, string>> = { 周子墨: '320198199809170335' };

/** For how long the notices of the demo institution are read, with the rounding of the server's clock, ms. */
const readMs = 12_000;

/** After this time, ms, another code may be requested for a number. */
export const untilNextCode = 61_000;

/** Reads the notices as long as they ask for, and begins. `skip` lets that time pass; default: it is waited for. */
export async function readNotices(page: Page, skip?: (ms: number) => Promise<void>): Promise<void> {
  await page.getByRole('heading', { name: '报名须知', level: 2 }).waitFor();
  const early = page.getByText('请先读完');
  if (await early.isVisible()) await skip?.(readMs);
  await early.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '已认真阅读并同意，开始报名' }).click();
}

/** Fills name, document, 准考证号 and number in the first step. */
export async function fillIdentity(page: Page, name: StudentName): Promise<void> {
  const { examineeNo, mobile } = students[name];
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('身份证号').fill(idCards[name] ?? '');
  await page.getByLabel('准考证号').fill(examineeNo);
  await page.getByLabel('手机号').fill(mobile);
}

/** Requests a code for the number in the form and types the one that was sent. */
export async function fillSmsCode(page: Page, origin: string, name: StudentName): Promise<void> {
  await fillCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: /秒后重发/ }).waitFor();
  await page.getByLabel('短信验证码').fill(await newestSmsCode(origin, students[name].mobile));
}

/** Chooses a checkbox or a radio button by what is seen of it, as a finger does; `isChosen` false takes a checkbox back. */
export async function choose(box: Locator, isChosen = true): Promise<void> {
  if ((await box.isChecked()) === isChosen) return;
  const label = box.locator('xpath=ancestor::label');
  // Out from under the dock of a phone. A label may have no box of its own, so that only its parts can be scrolled to.
  await label.evaluate((of) => of.firstElementChild?.scrollIntoView({ block: 'center' }));
  await label.click();
}

/** A photo of a person, as the step 照片 takes it without cutting. */
export async function photoUpload(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const file = await portraitFile();
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** Uploads that photo in the step 照片; ends in the last step. */
export async function uploadPhoto(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photoUpload());
  await page.getByRole('button', { name: '用这张照片' }).click();
  await page.getByRole('heading', { name: '请逐项核对' }).waitFor();
}
