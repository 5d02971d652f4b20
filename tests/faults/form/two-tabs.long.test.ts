import { describe, it } from 'vitest';
import { openStand } from '../stand.ts';
import { choices, fillingOf, visitors } from './filling.ts';

describe.each(visitors)('the draft of a %s', (kind) => {
  const stand = openStand();

  it(`${kind}: two tabs of one browser fill in by turns: both show the last of each field, and it is submitted once`, async ({
    task,
  }) => {
    const { page: first, context } = await stand.visit();
    const filling = fillingOf(stand, kind);
    await filling.open(first);
    await filling.type(first, { courses: choices.courses, site: choices.sites[0], remark: '一' });
    const second = await context.newPage();
    await filling.open(second);
    await filling.expectShown(second);
    for (const turn of [1, 2, 3, 4]) {
      const page = turn % 2 === 0 ? first : second;
      await page.bringToFront();
      await filling.expectShown(page);
      await filling.type(page, { studyUnit: `第 ${turn} 次`, remark: `备注 ${turn}` });
      await filling.type(page, { site: choices.sites[turn % 2] });
      // Typed by another tab since then, it is asked about; saved by it, it is shown.
      await filling.arrived();
    }
    for (const page of [first, second]) {
      await page.bringToFront();
      await filling.expectShown(page);
    }
    await Promise.all([filling.press(first), filling.press(second)]);
    await filling.expectSettled(first, task);
    await filling.expectSettled(second, task);
  });
});
