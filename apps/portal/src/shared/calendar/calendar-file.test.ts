import { parseMoment } from '@qianwei/api/time/moment';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const exam = {
  id: 'exam-13003',
  title: '13003 数据结构与算法',
  description: '2027年1月考期，周六上午',
  start: parseMoment('2027-01-09 09:00:00'),
  end: parseMoment('2027-01-09 11:30:00'),
  alarm: 'start' as const,
  url: '',
};
const made = { name: '考试课表', now: parseMoment('2026-11-21 20:14:00'), host: 'portal.example' };
const unfold = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

it('an event has its place where it has one', () => {
  const lines = unfold(calendarFile([{ ...exam, location: '江澜市, 第 08 考场' }], made));
  expect(lines).toContain('X-WR-CALNAME:考试课表');
  expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20270109T090000');
  expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20270109T113000');
  expect(lines).toContain('LOCATION:江澜市\\, 第 08 考场');
  expect(calendarFile([exam], made)).not.toContain('LOCATION');
});

it('keeps every line within 75 octets, and each title is one line after unfolding', () => {
  const titles = fc.array(fc.record({ id: fc.string(), title: fc.string({ unit: 'binary' }) }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(titles, (list) => {
      const file = calendarFile(
        list.map((item) => ({ ...exam, ...item })),
        made,
      );
      const short = file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75);
      return short && unfold(file).filter((line) => line.startsWith('SUMMARY:')).length === list.length;
    }),
  );
});

/** The events as another program reads them. */
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

it('another program reads what was written: the moment in Shanghai, a stable id, every character', () => {
  const title = '英语（专升本）, 第一; 二\\n 场\n下一行'.repeat(6);
  const [event] = read(calendarFile([{ ...exam, title, location: '江澜市; A\\B, 第 08 考场' }], made));
  expect(event).toMatchObject({ summary: title, location: '江澜市; A\\B, 第 08 考场' });
  expect(event?.description).toBe(exam.description);
  expect(event?.uid).toBe('exam-13003@portal.example');
  expect(event?.startDate.zone.tzid).toBe('Asia/Shanghai');
  expect(event?.startDate.toString()).toBe('2027-01-09T09:00:00');
  expect(event?.startDate.toJSDate().getTime()).toBe(exam.start);
  expect(event?.endDate.toJSDate().getTime()).toBe(exam.end);
  const later = { ...made, now: made.now + 86_400_000 };
  expect(read(calendarFile([exam], later))[0]?.uid).toBe(event?.uid);
});
