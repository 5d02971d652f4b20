import type { Page } from 'playwright';
import { expect, type TestContext } from 'vitest';
import { passingTime } from '../../support/passing-time.ts';
import {
  choose,
  fillIdentity,
  fillSmsCode,
  readNotices,
  untilNextCode,
  uploadPhoto,
} from '../../support/sign-up.ts';
import { captchaShown, logInByPassword, students } from '../../support/student.ts';
import { within } from '../gate.ts';
import type { Stand } from '../stand.ts';
import { type SignUpRows, signUpRows } from './sign-up-rows.ts';

/** The person who fills in: by a code to the number, or logged in. */
export const visitors = ['guest', 'student'] as const;

/** The person who fills in. */
export type VisitorKind = (typeof visitors)[number];

/** The fields that are typed: as the student knows them, a course by its code and a site by its name. */
export interface Typed {
  courses?: readonly string[];
  site?: string;
  studyUnit?: string;
  remark?: string;
}

/** The courses that 周子墨 may choose, and the sites. */
export const choices = {
  courses: ['13014', '02334'],
  sites: ['学府路实训中心', '江澜职业技术学院实训楼'],
} as const;

/** One sign-up of 周子墨, through all tabs, browsers and devices of a scenario. */
export interface Filling {
  /** Opens the form: from the notices, or where this browser, or the server, has something of it. */
  open(page: Page): Promise<void>;
  /** Types into the fields, and logs it. */
  type(page: Page, typed: Typed): Promise<void>;
  /** Waits until the server has everything that was typed, or these fields. Rejects after `ms`, default 20,000. */
  arrived(ms?: number, fields?: readonly (keyof Typed)[]): Promise<void>;
  /** Checks that everything that was typed is on the page. */
  expectShown(page: Page): Promise<void>;
  /** Proves the person again in place: the code, the login or the button that the page asks for. */
  proveAgain(page: Page): Promise<void>;
  /** Starts the killed server again, at the time that the browsers have. */
  startServer(): Promise<void>;
  /** Goes to the last step and presses 提交报名. */
  press(page: Page): Promise<void>;
  /** After the receipt: one sign-up with everything that was typed, and no draft left. */
  expectSettled(page: Page, task: TestContext['task']): Promise<void>;
  /** Submits on the page, then as `expectSettled`. */
  submit(page: Page, task: TestContext['task']): Promise<void>;
}

const fieldsOf = (typed: Typed) => Object.keys(typed) as (keyof Typed)[];

/** Courses are a set. */
const isSame = (a: Typed[keyof Typed], b: Typed[keyof Typed]) =>
  JSON.stringify(typeof a === 'object' ? a.toSorted() : a) ===
  JSON.stringify(typeof b === 'object' ? b.toSorted() : b);

const name = '周子墨';

const confirmHeading = (page: Page) => page.getByRole('heading', { name: '请逐项核对' });
const choiceHeading = (page: Page) => page.getByRole('heading', { name: '选要报的课程' });
const photoHeading = (page: Page) => page.getByRole('heading', { name: /^(上传证件照|已选的照片)$/ });

/** Waits until the form is shown, whatever its step. */
const untilFilling = (page: Page) =>
  confirmHeading(page).or(choiceHeading(page)).or(photoHeading(page)).first().waitFor();

/** Waits until the device has what was typed, without the server. */
export const untilKept = (page: Page) =>
  page
    .getByText(/^已存本机/)
    .first()
    .waitFor();

/** Waits until the page no longer says that it is writing: what was typed is on the device, or on the server. */
export const untilWritten = (page: Page) =>
  expect.poll(() => page.getByText('正在保存').count(), { interval: 50 }).toBe(0);

async function toChoice(page: Page): Promise<void> {
  await untilFilling(page);
  if (await choiceHeading(page).isVisible()) return;
  if (await photoHeading(page).isVisible()) await page.getByRole('button', { name: '上一步' }).click();
  else await page.locator('main a[href*="step=choice"]').first().click();
  await choiceHeading(page).waitFor();
}

/** Goes to the last step; without a photo one is uploaded. */
async function toConfirm(page: Page): Promise<void> {
  await untilFilling(page);
  if (await choiceHeading(page).isVisible()) {
    await page.getByRole('button', { name: '下一步，传照片' }).click();
    await photoHeading(page).waitFor();
  }
  if (await photoHeading(page).isVisible()) {
    const isChosen = await page.getByRole('heading', { name: '已选的照片' }).isVisible();
    if (isChosen) await page.getByRole('button', { name: '下一步，核对' }).click();
    else await uploadPhoto(page);
  }
  await confirmHeading(page).waitFor();
}

const siteRadio = (page: Page, site: string) => page.getByRole('radio', { name: new RegExp(site) });
const courseBox = (page: Page, code: string) => page.getByRole('checkbox', { name: new RegExp(code) });
const studyUnit = (page: Page) => page.getByLabel('助学单位（可不填）');
const remark = (page: Page) => page.getByLabel('备注（可不填）');

async function typeInto(page: Page, typed: Typed): Promise<void> {
  if (typed.courses !== undefined || typed.site !== undefined) {
    await toChoice(page);
    for (const code of typed.courses === undefined ? [] : choices.courses)
      await choose(courseBox(page, code), typed.courses?.includes(code) === true);
    if (typed.site !== undefined) await choose(siteRadio(page, typed.site));
  }
  if (typed.studyUnit === undefined && typed.remark === undefined) return;
  await toConfirm(page);
  if (typed.studyUnit !== undefined) await studyUnit(page).fill(typed.studyUnit);
  if (typed.remark !== undefined) await remark(page).fill(typed.remark);
}

/** Follows 周子墨 through one sign-up for the practice exams. */
export function fillingOf(stand: Stand, kind: VisitorKind): Filling {
  const typedLast: Typed = {};
  let typedCount = 0;
  const time = passingTime(stand);
  let rows: Promise<SignUpRows> | undefined;
  const ownRows = () => (rows ??= signUpRows(stand, students[name].examineeNo));

  const enterCode = async (page: Page, button: string) => {
    await fillSmsCode(page, stand.url, name);
    await page.getByRole('button', { name: button }).click();
  };

  /** Logs in where the browser is not: one that was killed may have forgotten it. */
  const enter = async (page: Page) => {
    await page.goto('/login');
    const isLoggedIn = await page.evaluate(() =>
      Boolean(JSON.parse(localStorage.getItem('qianwei_student') ?? '{}').token),
    );
    if (isLoggedIn) return;
    await logInByPassword(page, name);
    await page.waitForURL((url) => url.pathname !== '/login');
  };

  const filling: Filling = {
    async open(page) {
      // A code a minute to a number: the next one is due.
      await time.skip(untilNextCode);
      await time.enter(page);
      if (kind === 'student') await enter(page);
      await page.goto('/practiceSignUp');
      const begun = page.getByRole('heading', { name: '这台设备上有一次没办完的报名' });
      await begun
        .or(page.getByRole('heading', { name: '报名须知', level: 2 }))
        .first()
        .waitFor();
      if (await begun.isVisible()) {
        await enterCode(page, '接着办');
        return untilFilling(page);
      }
      if (kind === 'guest' && typedCount > 0) {
        await page.goto('/practiceSignUp?tab=record');
        await page.getByLabel('手机号').fill(students[name].mobile);
        await enterCode(page, '查看我的报名');
        return untilFilling(page);
      }
      await readNotices(page, (ms) => time.skip(ms, page));
      if (kind === 'guest') {
        await fillIdentity(page, name);
        await enterCode(page, '下一步，选课程');
      }
      await untilFilling(page);
    },
    async type(page, typed) {
      await typeInto(page, typed);
      Object.assign(typedLast, typed);
      typedCount += Object.keys(typed).length;
    },
    async arrived(ms = 20_000, fields = fieldsOf(typedLast)) {
      const missing = async () => {
        const saved = await (await ownRows()).draft();
        return fields.filter((field) => !isSame(saved[field], typedLast[field]));
      };
      await expect.poll(missing, { timeout: within(ms), interval: 100 }).toEqual([]);
    },
    async expectShown(page) {
      const shown: Typed = {};
      if (typedLast.courses !== undefined || typedLast.site !== undefined) await toChoice(page);
      if (typedLast.courses !== undefined) {
        const boxes = choices.courses.map(async (code) =>
          (await courseBox(page, code).isChecked()) ? [code] : [],
        );
        shown.courses = (await Promise.all(boxes)).flat();
      }
      for (const site of choices.sites)
        if (typedLast.site !== undefined && (await siteRadio(page, site).isChecked())) shown.site = site;
      if (typedLast.studyUnit !== undefined || typedLast.remark !== undefined) await toConfirm(page);
      if (typedLast.studyUnit !== undefined) shown.studyUnit = await studyUnit(page).inputValue();
      if (typedLast.remark !== undefined) shown.remark = await remark(page).inputValue();
      expect(fieldsOf(typedLast).filter((field) => !isSame(shown[field], typedLast[field]))).toEqual([]);
    },
    async proveAgain(page) {
      await page.getByText(/^本人核验已超过/).waitFor();
      if (kind === 'student') await page.getByRole('button', { name: '继续办理' }).click();
      else {
        await captchaShown(page);
        await time.skip(untilNextCode, page);
        await enterCode(page, '核验并继续');
      }
      await page.getByText(/^本人核验已超过/).waitFor({ state: 'detached' });
    },
    async startServer() {
      await stand.startServer();
      await time.restore();
    },
    async press(page) {
      await toConfirm(page);
      await choose(page.getByRole('checkbox', { name: /以上内容真实/ }));
      await page.getByRole('button', { name: /^提交报名/ }).click();
    },
    async expectSettled(page, task) {
      await page.getByRole('heading', { name: '已提交，等你缴费' }).waitFor();
      const { submitted, doubled } = await (await ownRows()).settled();
      const lost = fieldsOf(typedLast).filter((field) => !isSame(submitted[field], typedLast[field]));
      task.meta.faults = { tried: typedCount, lost: lost.length, doubled };
      expect({ lost, doubled }).toEqual({ lost: [], doubled: 0 });
    },
    async submit(page, task) {
      await filling.press(page);
      await filling.expectSettled(page, task);
    },
  };
  return filling;
}
