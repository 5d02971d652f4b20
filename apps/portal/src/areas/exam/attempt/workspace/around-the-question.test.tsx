import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paper as drawnPaper, receipt } from '../attempt.fixtures.ts';
import { forgetAttempt, openAttempt } from '../testing/open-attempt.tsx';
import { openingIndex } from './page-memory.ts';
import { sheetItemsOf } from './sheet-items.ts';

afterEach(forgetAttempt);

it('opens the sheet under the thumb on a phone, and goes on at the question chosen there', async () => {
  const { screen } = await openAttempt({}, 360);
  await screen.getByRole('button', { name: '答题卡，已答 26 / 44' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: '第 20 题，未答' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByText('20 / 44')).toBeVisible();
});

it('keeps the scratchpad over a reload, and removes it with the receipt', async () => {
  const { screen } = await openAttempt();
  await screen.getByRole('button', { name: '草稿纸' }).click();
  await screen.getByRole('textbox', { name: '演算和提纲' }).fill('n(n+1)/2');
  await screen.unmount();
  const again = await openAttempt({ defaultOpened: 'draft' });
  await expect.element(again.screen.getByRole('textbox', { name: '演算和提纲' })).toHaveValue('n(n+1)/2');
  await again.screen.unmount();
  await openAttempt({ stage: 'submitted', receipt });
  expect(sessionStorage.getItem('qianwei_draft_record-2')).toBeNull();
});

it.each([1280, 360])(
  'the scratchpad at %d px covers nothing: question, time, save state and sheet stay in use beside it',
  async (width) => {
    const { screen, answer } = await openAttempt({}, width);
    await screen.getByRole('button', { name: '草稿纸' }).click();
    const field = screen.getByRole('textbox', { name: '演算和提纲' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('ace');
    await expect.element(field).toHaveValue('ace');
    expect(answer).not.toHaveBeenCalled();
    expect(
      document.querySelector('[inert], [aria-modal="true"], [aria-hidden="true"] [role="timer"]'),
    ).toBeNull();
    await expect.element(screen.getByRole('timer')).toBeInViewport({ ratio: 1 });
    expect(
      screen
        .getByText('已保存 20:14:33')
        .elements()
        .some((element) => element.checkVisibility()),
    ).toBe(true);
    await expect.element(screen.getByText('关系模型的完整性约束包括')).toBeInViewport({ ratio: 1 });
    await screen.getByRole('checkbox', { name: '用户定义完整性' }).click();
    await userEvent.keyboard('d');
    expect(answer).toHaveBeenLastCalledWith('multiple-2', ['A', 'B', 'C', 'D']);
    await screen.getByRole('button', { name: '下一题' }).click();
    await expect.element(field).toHaveValue('ace');
    await field.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: '草稿纸' });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  },
);

it('letters choose wherever focus is, also when 字号 and 草稿纸 have just been closed', async () => {
  const { screen, answer } = await openAttempt();
  const choosesFromHere = async () => {
    answer.mockClear();
    await userEvent.keyboard('c');
    return answer.mock.calls.length === 1;
  };
  for (const name of ['字号', '草稿纸']) {
    await screen.getByRole('button', { name }).click();
    await expect
      .element(
        name === '字号'
          ? screen.getByRole('menuitemradio', { name: '标准' })
          : screen.getByRole('textbox', { name: '演算和提纲' }),
      )
      .toHaveFocus();
    expect(await choosesFromHere()).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name })).toHaveFocus();
    expect(await choosesFromHere(), name).toBe(true);
  }
  const stops = new Set<Element | null>();
  for (await userEvent.tab(); !stops.has(document.activeElement); await userEvent.tab()) {
    stops.add(document.activeElement);
    expect(await choosesFromHere(), document.activeElement?.outerHTML).toBe(true);
  }
  expect(stops.size).toBeGreaterThan(10);
});

it('字号 has a tick at the size in force', async () => {
  const { screen } = await openAttempt();
  const size = (name: string) => screen.getByRole('menuitemradio', { name, exact: true });
  await screen.getByRole('button', { name: '字号' }).click();
  await expect.element(size('标准')).toHaveAttribute('aria-checked', 'true');
  await size('特大').click();
  expect(document.documentElement.dataset.text).toBe('huge');
  await screen.getByRole('button', { name: '字号' }).click();
  await expect.element(size('特大')).toHaveAttribute('aria-checked', 'true');
  await expect.element(size('标准')).toHaveAttribute('aria-checked', 'false');
});

it('goes on at the last question seen, in another tab too, and without one at the first unanswered', async () => {
  const { screen } = await openAttempt({ number: null });
  await expect.element(screen.getByRole('heading', { name: '第 1 题，共 44 题' })).toBeInTheDocument();
  await screen.unmount();
  const [first, ...others] = drawnPaper.groups;
  const answered = first?.questions.map((question) => ({ ...question, answer: 'A' })) ?? [];
  const groups = first ? [{ ...first, questions: answered }, ...others] : others;
  const continued = await openAttempt({ paper: { ...drawnPaper, groups }, number: null });
  await expect
    .element(continued.screen.getByRole('heading', { name: `第 ${answered.length + 1} 题` }))
    .toBeInTheDocument();
  await continued.screen.getByRole('button', { name: '第 30 题' }).click();
  sessionStorage.clear();
  expect(openingIndex(drawnPaper.testRecordId, sheetItemsOf(drawnPaper))).toBe(29);
});

it.each(['草稿纸', '字号'])('on a phone %s is at its place in a material too', async (name) => {
  const places: number[] = [];
  for (const number of [43, 44]) {
    const { screen } = await openAttempt({ number }, 360);
    const button = screen.getByRole('button', { name, exact: true });
    places.push(button.element().getBoundingClientRect().top);
    await screen.unmount();
  }
  expect(places[1]).toBe(places[0]);
});

it('the sheet on a phone has its legend and what is left above the buttons, and hides no number', async () => {
  const { screen } = await openAttempt({ defaultOpened: 'sheet' }, 360);
  await page.viewport(360, 740);
  const dialog = screen.getByRole('dialog');
  const foot = dialog.getByRole('button', { name: '交卷' }).element().getBoundingClientRect().top;
  const left = dialog.getByText('还有 18 题未答，3 题已标记。');
  await expect.element(left).toBeInViewport({ ratio: 1 });
  expect(left.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
  const legend = dialog.getByText('标记', { exact: true });
  await expect.element(legend).toBeInViewport({ ratio: 1 });
  const last = dialog.getByRole('button', { name: '第 44 题' }).element();
  const { left: x, bottom } = last.getBoundingClientRect();
  expect(document.elementFromPoint(x + 5, bottom - 1)).toBe(last);
});

it('hides the time, remembers it, and shows it in the last 100 seconds', async () => {
  const { screen } = await openAttempt();
  await screen.getByRole('button', { name: '隐藏倒计时' }).click();
  await expect.element(screen.getByRole('timer')).toHaveTextContent('时间已隐藏');
  await screen.unmount();
  const again = await openAttempt();
  await expect.element(again.screen.getByRole('timer')).toHaveTextContent('时间已隐藏');
  await again.screen.unmount();
  const late = await openAttempt({ left: 99 });
  await expect.element(late.screen.getByRole('timer')).toHaveTextContent('01:39');
});
