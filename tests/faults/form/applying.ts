import type { Page } from 'playwright';
import { expect, type TestContext } from 'vitest';
import { choose } from '../../support/sign-up.ts';
import { signByHand } from '../../support/signature.ts';
import { logInByPassword, type StudentName, students } from '../../support/student.ts';
import { within } from '../gate.ts';
import type { Stand } from '../stand.ts';

/** The applications: 毕业, of which two parts were returned, and 学位, which is filled in for the first time. */
export const applyForms = ['graduation', 'degree'] as const;

/** An application. */
export type ApplyFormName = (typeof applyForms)[number];

/** The fields that are typed: an address, and a text of the form's own. */
interface TypedIn {
  address?: string;
  words?: string;
}

interface FormFacts {
  readonly student: StudentName;
  readonly table: string;
  readonly path: string;
  /** By typed field: its label, and its name in the document. */
  readonly labels: Readonly<Record<keyof TypedIn, string>>;
  readonly names: Readonly<Record<keyof TypedIn, string>>;
  /** The button that hands in, and the heading afterwards. */
  readonly act: string;
  readonly settled: RegExp;
  /** Further fields that the form needs; null where it needs none. */
  readonly rest: Readonly<Record<string, string>>;
}

const facts: Readonly<Record<ApplyFormName, FormFacts>> = {
  graduation: {
    ...{ student: '吴佳怡', table: 'graduation_apply', path: '/apply/graduation?step=mend' },
    labels: { address: '通讯地址', words: '奖惩（没有的可不填）' },
    names: { address: 'address', words: 'awards' },
    ...{ act: '重新提交', settled: /^审核到主考院校了/, rest: {} },
  },
  degree: {
    ...{ student: '郑凯', table: 'degree_apply', path: '/applyDegree/index?step=details' },
    labels: { address: '邮寄地址', words: '论文英文题目' },
    names: { address: 'mailAddress', words: 'titleEn' },
    ...{ act: '提交申请', settled: /^已提交，等学院审核/, rest: { 邮政编码: '215998' } },
  },
};

/** One application of a student, through all tabs and devices of a scenario. */
export interface Applying {
  /** Opens the form; logs in where the browser is not. */
  open(page: Page): Promise<void>;
  /** Types into the fields, and logs it. */
  type(page: Page, typed: TypedIn): Promise<void>;
  /** Waits until the server has everything that was typed, or these fields. Rejects after `ms`, default 20,000. */
  arrived(ms?: number, fields?: readonly (keyof TypedIn)[]): Promise<void>;
  /** Checks that everything that was typed is on the page, in its field. */
  expectShown(page: Page): Promise<void>;
  /** Promises, signs and presses the button that hands in. */
  press(page: Page): Promise<void>;
  /** After the hand-in: one application with everything that was typed, and no draft left. */
  expectSettled(page: Page, task: TestContext['task']): Promise<void>;
  /** Hands in on the page, then as `expectSettled`. */
  submit(page: Page, task: TestContext['task']): Promise<void>;
  /** Logs what a scenario typed that is not handed in, with what the server lacks of it. */
  tally(task: TestContext['task'], lost: number): void;
  /** Words of the application that ended in `RETURNED`: `items` by part. */
  returnParts(items: Readonly<Record<string, string>>): Promise<void>;
}

const fieldsOf = (typed: TypedIn) => Object.keys(typed) as (keyof TypedIn)[];

/** Follows the student of a form through one application. */
export function applyingOf(stand: Stand, form: ApplyFormName): Applying {
  const { student, table, path, labels, names, act, settled, rest } = facts[form];
  const typedLast: TypedIn = {};
  let typedCount = 0;

  const own = async () => {
    const [row] = await stand.rows.query<{ id: string; student: string }>(
      'select id, student_id as student from student_major where examinee_no = $1',
      [students[student].examineeNo],
    );
    if (row === undefined) throw new Error(`No student ${student}`);
    return row;
  };
  const documents = async (sql: string): Promise<Record<string, string>[]> => {
    const rows = await stand.rows.query<{ document_cipher: string }>(sql, [(await own()).student]);
    return rows.map(({ document_cipher }) => JSON.parse(stand.secrets.decrypt(document_cipher)));
  };
  const drafts = () =>
    documents(
      `select document_cipher from application_draft
       where student_id = $1 and kind = '${form.toUpperCase()}' and document_cipher is not null`,
    );
  const lostOf = (
    document: Record<string, string> | undefined,
    fields: readonly (keyof TypedIn)[] = fieldsOf(typedLast),
  ) => fields.filter((field) => document?.[names[field]] !== typedLast[field]);

  const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
  const untilFilling = (page: Page) => field(page, labels.address).waitFor();

  const enter = async (page: Page) => {
    await page.goto('/login');
    const isLoggedIn = await page.evaluate(() =>
      Boolean(JSON.parse(localStorage.getItem('qianwei_student') ?? '{}').token),
    );
    if (isLoggedIn) return;
    await logInByPassword(page, student);
    await page.waitForURL((url) => url.pathname !== '/login');
  };

  const applying: Applying = {
    async open(page) {
      await enter(page);
      if (form === 'graduation')
        await applying.returnParts({ CONTACT: '请写全门牌号', STATEMENT: '请写明奖惩' });
      await page.goto(path);
      await untilFilling(page);
    },
    async type(page, typed) {
      for (const name of fieldsOf(typed)) await field(page, labels[name]).fill(typed[name] ?? '');
      Object.assign(typedLast, typed);
      typedCount += fieldsOf(typed).length;
    },
    async arrived(ms = 20_000, fields: readonly (keyof TypedIn)[] = fieldsOf(typedLast)) {
      const missing = async () => lostOf((await drafts())[0], fields);
      await expect.poll(missing, { timeout: within(ms), interval: 100 }).toEqual([]);
    },
    async expectShown(page) {
      await untilFilling(page);
      for (const name of fieldsOf(typedLast))
        await expect.poll(() => field(page, labels[name]).inputValue()).toBe(typedLast[name]);
    },
    async press(page) {
      for (const [label, text] of Object.entries(rest)) await field(page, label).fill(text);
      if (form === 'degree') await page.getByRole('button', { name: '下一步，核对提交' }).click();
      await choose(page.getByRole('checkbox', { name: /^我承诺/ }));
      await signByHand(page);
      await page.getByRole('button', { name: act, exact: true }).click();
    },
    async expectSettled(page, task) {
      await page.getByRole('heading', { name: settled }).waitFor();
      const applies = await documents(`select document_cipher from ${table} where student_id = $1`);
      const lost = lostOf(applies[0]);
      const doubled = applies.length - 1 + (await drafts()).length;
      task.meta.faults = { tried: typedCount, lost: lost.length, doubled };
      expect({ lost, doubled }).toEqual({ lost: [], doubled: 0 });
    },
    async submit(page, task) {
      await applying.press(page);
      await applying.expectSettled(page, task);
    },
    tally(task, lost) {
      task.meta.faults = { tried: typedCount, lost, doubled: 0 };
      expect(lost).toBe(0);
    },
    async returnParts(items) {
      const returned = Object.entries(items).map(([item, reason]) => ({ item, reason }));
      await stand.rows.query(
        `update ${table} set returned_items = $2::text::jsonb where student_id = $1 and status = 'RETURNED'`,
        [(await own()).student, JSON.stringify(returned)],
      );
    },
  };
  return applying;
}
