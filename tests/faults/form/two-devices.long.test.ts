import { describe, it } from 'vitest';
import { openStand } from '../stand.ts';
import { choices, fillingOf, untilKept, visitors } from './filling.ts';

/** Real: two browser profiles, one of them cut from the network for a while. */
describe.each(visitors)('the draft of a %s', (kind) => {
  const stand = openStand();

  it(`${kind}: two devices, one of them offline for a while: each field has its last value, or the one that is chosen`, async ({
    task,
  }) => {
    const home = await stand.visit();
    const away = await stand.visit();
    const filling = fillingOf(stand, kind);
    await filling.open(home.page);
    await filling.type(home.page, { courses: ['13014'], site: choices.sites[0], remark: '家里写的' });
    await filling.arrived();
    await filling.open(away.page);
    await filling.expectShown(away.page);

    await home.context.setOffline(true);
    await filling.type(home.page, { courses: choices.courses, remark: '家里断网时写的' });
    await untilKept(home.page);
    await filling.type(away.page, { studyUnit: '路上写的单位', remark: '路上写的备注' });
    await filling.arrived(20_000, ['studyUnit', 'remark']);
    await home.context.setOffline(false);

    await home.page.getByRole('radio', { name: /用另一份/ }).check({ force: true });
    await home.page.getByRole('button', { name: '合并并继续填写' }).click();
    await filling.expectShown(home.page);
    await filling.arrived();
    await filling.submit(home.page, task);
  });
});
