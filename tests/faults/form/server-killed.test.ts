import { describe, it } from 'vitest';
import { rounds, within } from '../gate.ts';
import { openStand } from '../stand.ts';
import { choices, fillingOf, visitors } from './filling.ts';

describe.each(visitors)('the draft of a %s', (kind) => {
  const stand = openStand();
  const kills = rounds(3, 1);

  it(`${kind}: a server killed ${kills} times in the middle and once at the submission has everything, and one sign-up`, async ({
    task,
  }) => {
    const { page } = await stand.visit();
    const filling = fillingOf(stand, kind);
    await filling.open(page);
    await filling.type(page, { courses: choices.courses, site: choices.sites[0] });
    for (let kill = 1; kill <= kills; kill += 1) {
      await filling.type(page, { studyUnit: `单位 ${kill}` });
      await stand.killServer();
      await filling.type(page, { remark: `服务器没了时写的 ${kill}` });
      await filling.startServer();
      await filling.arrived(60_000);
    }
    // With the submission on its way.
    const sent = page.waitForRequest('**/submitSignUpNLog');
    await filling.press(page);
    await sent;
    await stand.killServer();
    await filling.startServer();
    const receipt = page.getByRole('heading', { name: '已提交，等你缴费' });
    const again = page.getByRole('button', { name: /^提交报名/ });
    await receipt
      .or(page.getByText('没有提交成功'))
      .first()
      .waitFor({ timeout: within(60_000) });
    if (!(await receipt.isVisible())) await again.click();
    await filling.expectSettled(page, task);
  });
});
