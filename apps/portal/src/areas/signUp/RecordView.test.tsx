import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storyStudent } from '../../shared/client/story-client.tsx';
import { arranged, filled, record, returned, signUpStory } from './sign-up.fixtures.ts';
import { begin, freshDevice, show } from './testing/visit-kit.tsx';

beforeEach(freshDevice);

const hostile = (text: string) => `<script></script><img src=no onerror=window.stolen=1>${text}`;

it('/practiceSignUp a script in any text of a record, and of its paper, is shown as it was typed', async () => {
  const { opened } = signUpStory();
  const [seat] = arranged.seats;
  if (seat === undefined) throw new TypeError('No seat was recorded');
  const reason = hostile('原因');
  const words = {
    ...{ siteName: hostile('考点'), siteAddress: hostile('地址'), batchName: hostile('批次') },
    ...{ signUpNo: hostile('报名号'), receiptNo: hostile('回执号'), opinion: hostile('意见') },
  };
  const shown = {
    ...returned,
    ...words,
    document: { ...filled, studyUnit: hostile('单位'), remark: hostile('备注') },
    courses: record.courses.map((course) => ({ ...course, courseName: hostile('课程') })),
    returnedItems: [{ item: 'COURSES' as const, reason }],
    seats: [{ ...seat, siteName: hostile('座位的考点'), address: hostile('路'), room: hostile('考场') }],
    timeline: {
      ...returned.timeline,
      events: returned.timeline.events.map((event) => ({ ...event, by: hostile('经办人'), opinion: reason })),
    },
  };
  const holder = { ...opened.holder, name: hostile('姓名') };
  await show(signUpStory({ opened: { holder, record: shown } }).fixtures, { student: storyStudent });
  await begin();
  const texts = () => document.body.textContent;
  for (const part of ['考点', '地址', '报名号', '课程', '原因', '座位的考点', '路', '考场', '姓名', '意见'])
    await expect.poll(texts, { message: part }).toContain(hostile(part));
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  await page.getByRole('button', { name: '打印报名表' }).click();
  await expect.poll(() => print).toHaveBeenCalled();
  for (const part of ['单位', '批次', '回执号']) expect(texts(), part).toContain(hostile(part));
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelectorAll('img[src="no"], main script')).toHaveLength(0);
  expect(window).not.toHaveProperty('stolen');
});
