import type { Page } from 'playwright';
import { expect, type TestContext } from 'vitest';
import { openAs, type StudentName, students } from '../../support/student.ts';
import { within } from '../gate.ts';
import type { Stand } from '../stand.ts';
import { expectedScore } from './expected-score.ts';
import { giveAnswer, shownAnswer } from './give-answer.ts';
import { type AttemptRecord, runningAttempt } from './paper.ts';
import { plannedAnswer } from './plan.ts';
import { lostAnswers, tallyOf } from './tally.ts';
import { type TypedLog, typedLog } from './typed-log.ts';

/** Screens §13: 44 questions of every type but essays. */
export const course = {
  testPage: '/course/test/04735',
  answerPage: '/course/answer/04735/04735-comprehensive',
};

/** One student's attempt, through all tabs, browsers and devices of a scenario. */
export interface Sitting {
  readonly name: StudentName;
  readonly record: AttemptRecord;
  readonly log: TypedLog;
  /** Answers everything under these numbers of the sheet as the plan has it for a round, and logs it. */
  answer(page: Page, numbers: readonly number[], round?: number): Promise<void>;
  /** Ends when the server has everything, or the answers under `numbers`. Rejects after `ms`, default 20,000. */
  arrived(ms?: number, numbers?: readonly number[]): Promise<void>;
  /** Checks that everything that was answered is on the page. */
  expectShown(page: Page): Promise<void>;
  /** Hands in on the page, then as `expectSettled`. */
  handIn(page: Page, task: TestContext['task']): Promise<void>;
  /** After the hand-in: one receipt, shown on the page; nothing lost, nothing doubled, the score as expected. */
  expectSettled(page: Page, task: TestContext['task']): Promise<void>;
}

/** Numbers from `first` to `last`. */
export const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Waits until the answer page is shown. */
export const untilAnswering = (page: Page) => page.getByRole('toolbar', { name: '答题卡' }).waitFor();

/** 交卷, with the honesty statement, up to the last press. */
export async function confirmHandIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '交卷' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/^我承诺以上答案/).click();
  await dialog.getByRole('button', { name: /^(仍然)?交卷$/ }).click();
}

/** Logs in, and starts the test on its page or goes on with the running attempt. */
export async function sitDown(stand: Stand, page: Page, name: StudentName): Promise<Sitting> {
  await openAs(page, name);
  await page.goto(course.testPage);
  const start = page.getByRole('button', { name: /^(开始测验|再测一次)$/ });
  const goOn = page.getByRole('link', { name: /^继续作答/ });
  await start.or(goOn).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
  else {
    await start.click();
    const dialog = page.getByRole('dialog', { name: '诚信作答承诺' });
    await dialog.getByText(/^我已阅读并承诺遵守/).click();
    await dialog.getByRole('button', { name: '开始测验' }).click();
  }
  await untilAnswering(page);
  const record = await runningAttempt(stand.rows, students[name].examineeNo);
  return sittingOf(stand, name, record);
}

function sittingOf({ rows }: Stand, name: StudentName, record: AttemptRecord): Sitting {
  const log = typedLog(record.before);
  const sitting: Sitting = {
    name,
    record,
    log,
    async answer(page, wanted, round = 1) {
      for (const question of record.questions.filter(({ number }) => wanted.includes(number))) {
        const answer = plannedAnswer(question, round);
        await giveAnswer(page, question, answer, log.last.get(question.id) ?? null);
        log.record(question.id, answer);
      }
    },
    async arrived(ms = 20_000, wanted = numbers(1, 44)) {
      const asked = new Set(
        record.questions.filter(({ number }) => wanted.includes(number)).map(({ id }) => id),
      );
      const missing = async () => (await lostAnswers(rows, record, log)).filter((id) => asked.has(id));
      await expect.poll(missing, { timeout: within(ms), interval: 100 }).toEqual([]);
    },
    async expectShown(page) {
      const shown = new Map<string, unknown>();
      const answered = record.questions.filter(({ id }) => log.last.has(id));
      for (const question of answered) shown.set(question.id, await shownAnswer(page, question));
      expect(shown).toEqual(new Map(answered.map(({ id }) => [id, log.last.get(id)])));
    },
    async handIn(page, task) {
      await confirmHandIn(page);
      await sitting.expectSettled(page, task);
    },
    async expectSettled(page, task) {
      await page.getByRole('heading', { name: '交卷回执' }).waitFor();
      const tally = await tallyOf(rows, record, log);
      task.meta.faults = tally;
      const [row] = await rows.query<{
        receipt_no: string;
        status: string;
        objective: string;
        score: string | null;
      }>('select receipt_no, status, objective, score from test_record where id = $1', [record.id]);
      await page.getByText(row?.receipt_no ?? 'no receipt').waitFor();
      expect(await lostAnswers(rows, record, log)).toEqual([]);
      expect(tally).toMatchObject({ lost: 0, doubled: 0 });
      const points = (text: string | null | undefined) => (text ? Number(text) : null);
      expect({
        status: row?.status,
        objective: points(row?.objective),
        score: points(row?.score),
      }).toEqual(expectedScore(record.questions, log.last));
    },
  };
  return sitting;
}
