import { describe, it } from 'vitest';
import { logInAgain } from '../../support/student.ts';
import { openStand } from '../stand.ts';
import { applyForms, applyingOf } from './applying.ts';
import { untilKept } from './filling.ts';

describe.each(applyForms)('the draft of a %s', (form) => {
  const stand = openStand();

  it(`${form}: typed without a network, in a tab that is closed meanwhile, arrives when the network is back`, async ({
    task,
  }) => {
    const { page: begun, context } = await stand.visit();
    const applying = applyingOf(stand, form);
    await applying.open(begun);
    await applying.type(begun, { address: '云川省江澜市有网时写的 1 号', words: 'Online' });
    await applying.arrived();
    await context.setOffline(true);
    await applying.type(begun, { address: '云川省江澜市断网时写的 2 号', words: 'Offline' });
    await untilKept(begun);
    await context.setOffline(false);
    await applying.arrived();
    await context.setOffline(true);
    await applying.type(begun, { words: 'Offline again' });
    await untilKept(begun);
    await begun.close();
    await context.setOffline(false);
    const page = await context.newPage();
    await applying.open(page);
    await applying.expectShown(page);
    await applying.arrived();
    await applying.submit(page, task);
  });
});

describe.each(applyForms)('the draft of a %s', (form) => {
  const stand = openStand();

  it(`${form}: a login that ends in the middle, twice: the student logs in in place and goes on`, async ({
    task,
  }) => {
    const { page } = await stand.visit();
    const applying = applyingOf(stand, form);
    await applying.open(page);
    for (const reason of ['LOGOUT', 'KICKED']) {
      await applying.type(page, { address: `云川省江澜市登录失效前 ${reason} 号` });
      await applying.arrived();
      await stand.rows.query(
        'update session set revoked_at = now(), revoked_reason = $1 where revoked_at is null',
        [reason],
      );
      await applying.type(page, { words: `After ${reason}` });
      await logInAgain(page);
      await applying.expectShown(page);
      await applying.arrived();
    }
    await applying.submit(page, task);
  });
});

describe.each(applyForms)('the draft of a %s', (form) => {
  const stand = openStand();

  it(`${form}: two tabs of one browser fill in by turns: both show the last of each field, and it is handed in once`, async ({
    task,
  }) => {
    const { page: first, context } = await stand.visit();
    const applying = applyingOf(stand, form);
    await applying.open(first);
    await applying.type(first, { address: '云川省江澜市 0 号', words: 'Zero' });
    // A value that another tab has saved is shown; one that it only typed is asked about.
    await applying.arrived();
    const second = await context.newPage();
    await applying.open(second);
    await applying.expectShown(second);
    for (const turn of [1, 2, 3, 4]) {
      const page = turn % 2 === 0 ? first : second;
      await page.bringToFront();
      await applying.expectShown(page);
      await applying.type(page, { address: `云川省江澜市第 ${turn} 号`, words: `Turn ${turn}` });
      await applying.arrived();
    }
    await first.bringToFront();
    await applying.expectShown(first);
    await applying.submit(first, task);
  });
});

describe.each(applyForms)('the draft of a %s', (form) => {
  const stand = openStand();

  it(`${form}: two devices, one of them offline for a while: each field has its last value, or the one that is chosen`, async ({
    task,
  }) => {
    const home = await stand.visit();
    const away = await stand.visit();
    const applying = applyingOf(stand, form);
    await applying.open(home.page);
    await applying.type(home.page, { address: '云川省江澜市家里写的 1 号', words: 'At home' });
    await applying.arrived();
    await applying.open(away.page);
    await applying.expectShown(away.page);
    await home.context.setOffline(true);
    await applying.type(home.page, { words: 'At home, offline' });
    await untilKept(home.page);
    await applying.type(away.page, { address: '云川省江澜市路上写的 2 号', words: 'On the way' });
    await applying.arrived();
    await home.context.setOffline(false);
    await home.page.getByRole('radio', { name: /用另一份/ }).check({ force: true });
    await home.page.getByRole('button', { name: '合并并继续填写' }).click();
    await applying.expectShown(home.page);
    await applying.arrived();
    await applying.submit(home.page, task);
  });
});

describe.each(applyForms)('the draft of a %s', (form) => {
  const stand = openStand();

  it(`${form}: a window or a time to mend that ends while the student types: the text can still be read, and goes on when there is time again`, async ({
    task,
  }) => {
    const { page, context } = await stand.visit();
    const applying = applyingOf(stand, form);
    await applying.open(page);
    await applying.type(page, { address: '云川省江澜市截止前写的 1 号' });
    await applying.arrived();
    const [limit, table] =
      form === 'degree'
        ? ['end_time', `apply_batch where type = 'DEGREE'`]
        : ['return_until', 'graduation_apply'];
    const [own, where] = table.split(' where ');
    const only = where === undefined ? `return_until is not null` : `${where} and end_time > now()`;
    await stand.rows.query(`update ${own} set ${limit} = now() - interval '1 second' where ${only}`, []);
    await applying.type(page, { words: 'Too late' });
    await page.getByText('现在不能再改，填的内容都在。').waitFor();
    await page.getByText('Too late').first().waitFor();
    await page.close();
    const again = form === 'degree' ? `type = 'DEGREE' and end_time > now() - interval '10 minutes'` : only;
    await stand.rows.query(`update ${own} set ${limit} = now() + interval '1 day' where ${again}`, []);
    const later = await context.newPage();
    await applying.open(later);
    await applying.expectShown(later);
    await applying.submit(later, task);
  });
});

describe('the draft of a graduation', () => {
  const stand = openStand();

  it('graduation: returned again while an old tab is still open: what is typed there is not lost', async ({
    task,
  }) => {
    const home = await stand.visit();
    const away = await stand.visit();
    const applying = applyingOf(stand, 'graduation');
    await applying.open(home.page);
    await applying.open(away.page);
    await applying.type(away.page, { address: '云川省江澜市文昌街 20 号', words: '2019年获奖学金' });
    await applying.arrived();
    await applying.press(away.page);
    await away.page.getByRole('heading', { name: /^审核到主考院校了/ }).waitFor();
    await stand.rows.query(
      `update graduation_apply set status = 'RETURNED', return_count = return_count + 1,
       return_until = now() + interval '5 days' where status = 'AUDITING'`,
      [],
    );
    await applying.returnParts({ CONTACT: '请写全门牌号', STATEMENT: '请写明奖惩' });
    await applying.type(home.page, { words: '旧标签页里写的' });
    await home.page.getByText('旧标签页里写的').or(home.page.locator('textarea')).first().waitFor();
    const mine = home.page.getByRole('radio', { name: /用这台设备的/ });
    await mine.first().waitFor();
    for (const choice of await mine.all()) await choice.check({ force: true });
    await home.page.getByRole('button', { name: '合并并继续填写' }).click();
    await applying.arrived(20_000, ['words']);
    await home.page.reload();
    // The field that the old tab did not touch has what the other one submitted.
    await applying.expectShown(home.page);
    await applying.type(home.page, { address: '云川省江澜市文昌街 21 号' });
    await applying.arrived();
    await applying.submit(home.page, task);
  });
});
