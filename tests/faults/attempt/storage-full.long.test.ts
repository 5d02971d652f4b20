import type { Page } from 'playwright';
import { it } from 'vitest';
import { openStand } from '../stand.ts';
import { untilOnDevice } from './on-device.ts';
import { course, numbers, sitDown, untilAnswering } from './sitting.ts';

const stand = openStand();

interface Emptied {
  makeRoom?: () => void;
}

/** From now on IndexedDB aborts every write of the page, as it does without room, and `localStorage` too if asked. */
function fill(page: Page, isWhole: boolean): Promise<void> {
  return page.evaluate((whole) => {
    const { put } = IDBObjectStore.prototype;
    const { setItem } = Storage.prototype;
    IDBObjectStore.prototype.put = function (...parameters) {
      const request = put.apply(this, parameters);
      this.transaction.abort();
      return request;
    };
    if (whole)
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    (globalThis as Emptied).makeRoom = () => {
      IDBObjectStore.prototype.put = put;
      Storage.prototype.setItem = setItem;
    };
  }, isWhole);
}

const makeRoom = (page: Page) => page.evaluate(() => (globalThis as Emptied).makeRoom?.());

const untilTold = (page: Page) =>
  page
    .getByText(/没有保存。$/)
    .first()
    .waitFor({ timeout: 8000 });

/** Put in: the refusal to store, in place of a disk that is full. Everything else is real. */
it('a device without room: the student is warned, and every answer is on the server', async ({ task }) => {
  const { page, context } = await stand.visit();
  const sitting = await sitDown(stand, page, '李明轩');
  await sitting.answer(page, numbers(1, 3));
  await fill(page, true);
  await sitting.answer(page, [4, 17, 31]);
  await sitting.arrived(5000);
  // Without a network as well: nobody has the answer but this tab, and it says so.
  await context.setOffline(true);
  await sitting.answer(page, [5, 32, 41]);
  // Sooner than for any other reason: 15 s without an answer of the server.
  await untilTold(page);
  await context.setOffline(false);
  await sitting.arrived(20_000);
  await sitting.answer(page, [6, 33]);
  await sitting.arrived(5000);
  await makeRoom(page);
  await sitting.answer(page, [7, 34]);
  await sitting.expectShown(page);
  await sitting.handIn(page, task);
  await context.close();
});

/** As above, and the network is away too when the tab is closed: local storage, which has its own room, has the answers. */
it('a device without room whose tab is closed offline has the answers when it is opened again', async ({
  task,
}) => {
  const { page: first, context } = await stand.visit();
  const sitting = await sitDown(stand, first, '孙浩然');
  await sitting.answer(first, numbers(1, 3));
  await sitting.arrived();
  await fill(first, false);
  await context.setOffline(true);
  await sitting.answer(first, [4, 17, 31, 41]);
  await untilTold(first);
  await untilOnDevice(first, sitting.log);
  await first.close();
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto(course.answerPage);
  await untilAnswering(page);
  await sitting.expectShown(page);
  await sitting.arrived();
  await sitting.handIn(page, task);
  await context.close();
});
