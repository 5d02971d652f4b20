import { describe, it } from 'vitest';
import { openStand } from '../stand.ts';
import { choices, fillingOf, untilKept, visitors } from './filling.ts';

const [first, second] = choices.sites;

describe.each(visitors)('the draft of a %s', (kind) => {
  const stand = openStand();

  it(`${kind}: filled in without a network, and once closed without one, everything is there when the network is back`, async ({
    task,
  }) => {
    const { page: begun, context } = await stand.visit();
    const filling = fillingOf(stand, kind);
    await filling.open(begun);
    await filling.type(begun, { courses: ['13014'], site: first, remark: '有网时写的' });
    await filling.arrived();
    await context.setOffline(true);
    await filling.type(begun, {
      courses: choices.courses,
      site: second,
      studyUnit: '断网时写的',
      remark: '',
    });
    await untilKept(begun);
    await context.setOffline(false);
    await filling.arrived();

    await context.setOffline(true);
    await filling.type(begun, { remark: '又断网时写的' });
    await untilKept(begun);
    await begun.close();
    await context.setOffline(false);
    const page = await context.newPage();
    await filling.open(page);
    await filling.expectShown(page);
    await filling.arrived();
    await filling.submit(page, task);
  });
});
