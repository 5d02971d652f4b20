import type { Locator, Page } from 'playwright';
import type { AnswerValue } from '../../../packages/api/src/contract/exam/question.ts';
import type { BankQuestion } from './paper.ts';

/** The element of a question on the page. */
const fieldOf = (page: Page, { id }: BankQuestion) => page.locator(`[data-question="${id}"]`);

/** Goes to a number of the answer sheet: by the sheet, or with 下一题 where that leads there. */
async function goTo(page: Page, number: number): Promise<void> {
  const cell = page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(`^第 ${number} 题，`) });
  if ((await cell.getAttribute('aria-current')) === null) {
    const here = page.getByRole('complementary').locator('button[aria-current]');
    const current = Number(await here.innerText());
    if (number === current + 1) await page.getByRole('button', { name: '下一题' }).click();
    else await cell.click();
  }
  await page.getByRole('heading', { name: new RegExp(`第 ${number} 题，共`) }).waitFor();
}

/** Types over the text of a field, key by key. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('Control+a');
  await field.pressSequentially(text);
}

const keysOf = (answer: AnswerValue): string[] => {
  if (typeof answer === 'boolean') return [answer ? 'A' : 'B'];
  if (typeof answer === 'string') return [answer];
  return answer ?? [];
};

/** Chooses by letter on the keyboard, and in a material, where letters need the focus, with the mouse. */
async function choose(page: Page, question: BankQuestion, answer: AnswerValue, previous: AnswerValue) {
  const role = question.type === 'MULTIPLE' ? 'checkbox' : 'radio';
  const wanted = keysOf(answer);
  const there = role === 'checkbox' ? keysOf(previous) : [];
  const presses = [
    ...there.filter((key) => !wanted.includes(key)),
    ...wanted.filter((key) => !there.includes(key)),
  ];
  for (const key of presses) {
    if (!question.isPart && question.number % 3 !== 0) await page.keyboard.press(key.toLowerCase());
    else
      await fieldOf(page, question)
        .getByRole(role, { name: new RegExp(`^${key} `) })
        .click();
  }
}

/**
 * Answers a question on the page as a student does, and ends with the last key or press. `previous` is the answer
 * that is there already.
 */
export async function giveAnswer(
  page: Page,
  question: BankQuestion,
  answer: AnswerValue,
  previous: AnswerValue,
): Promise<void> {
  await goTo(page, question.number);
  const field = fieldOf(page, question);
  if (question.type === 'BLANK') {
    for (const [index, text] of keysOf(answer).entries())
      await type(field.getByRole('textbox', { name: `第 ${index + 1} 空` }), text);
  } else if (question.key.kind === 'REFERENCE') {
    await type(field.getByRole('textbox'), String(answer));
  } else await choose(page, question, answer, previous);
}

/** The answer of the open question as the page shows it. */
export async function shownAnswer(page: Page, question: BankQuestion): Promise<AnswerValue> {
  await goTo(page, question.number);
  const field = fieldOf(page, question);
  if (question.type === 'BLANK') {
    const texts = await field
      .getByRole('textbox')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    return texts.some((text) => text !== '') ? texts : null;
  }
  if (question.key.kind === 'REFERENCE') return (await field.getByRole('textbox').inputValue()) || null;
  const chosen = await field
    .locator('input:checked')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  if (question.type === 'MULTIPLE') return chosen.length > 0 ? chosen : null;
  const [key] = chosen;
  return key === undefined ? null : question.type === 'JUDGE' ? key === 'A' : key;
}
