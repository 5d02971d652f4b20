import { describe, it } from 'vitest';
import { rounds } from '../gate.ts';
import { openStand } from '../stand.ts';
import { choices, fillingOf, untilWritten, visitors } from './filling.ts';

const [first, second] = choices.sites;

describe.each(visitors)('the draft of a %s', (kind) => {
  const stand = openStand();
  const closes = rounds(4, 1);

  it(`${kind}: a tab closed ${closes + 1} times, each as soon as the page says that it is kept, has everything when it is opened again`, async ({
    task,
  }) => {
    const { page: begun, context } = await stand.visit();
    const filling = fillingOf(stand, kind);
    await filling.open(begun);
    await filling.type(begun, { courses: ['13014'], site: first });
    let page = begun;
    for (let close = 0; close <= closes; close += 1) {
      await page.close();
      page = await context.newPage();
      await filling.open(page);
      await filling.expectShown(page);
      await filling.type(page, {
        courses: close % 2 === 0 ? choices.courses : ['02334'],
        site: close % 2 === 0 ? second : first,
        studyUnit: `江澜助学中心 ${close}`,
        remark: `第 ${close} 次写的备注`,
      });
      await untilWritten(page);
    }
    await filling.arrived();
    await filling.submit(page, task);
  });
});
