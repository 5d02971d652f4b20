import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { type CalendarDeadline, deadlineEvent } from './deadline-event.ts';

const now = parseMoment('2026-11-21 20:14:00');
const entry: CalendarDeadline = {
  id: 'exam-apply',
  title: '2027年1月考期报考截止；报考篮有 1 处冲突, 请处理',
  deadline: '2026-11-27 17:00:00',
  until: null,
  occasion: 'DEADLINE',
  url: 'https://portal.example/academic/exam/plan',
};

/** The lines of a file with this deadline, unfolded. */
const linesOf = (deadline: CalendarDeadline) =>
  calendarFile([deadlineEvent(deadline)], { name: '截止雷达', now, host: 'portal.example' })
    .replace(/\r\n /g, '')
    .split('\r\n');

describe('a deadline in the calendar', () => {
  it('holds each deadline at its time in Shanghai, with an alarm a day ahead', () => {
    const lines = linesOf(entry);
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20261127T165000');
    expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20261127T170000');
    expect(lines).toContain('DTSTAMP:20261121T121400Z');
    expect(lines).toContain('UID:exam-apply@portal.example');
    expect(lines).toContain('SUMMARY:2027年1月考期报考截止；报考篮有 1 处冲突\\, 请处理（17:00）');
    expect(lines).toContain('DESCRIPTION:2026年11月27日（周五）17:00 截止');
    expect(lines).toContain('TRIGGER;RELATED=END:-P1D');
    expect(lines).toContain(`URL:${entry.url}`);
  });

  it('keeps midnight on the day before, and lets begin what begins', () => {
    const midnight = { ...entry, deadline: '2026-11-25 00:00:00' } as const;
    const due = linesOf(midnight);
    expect(due).toContain('DTSTART;TZID=Asia/Shanghai:20261124T235000');
    expect(due).toContain('DESCRIPTION:2026年11月24日（周二）24:00 截止');
    const defence = { ...entry, deadline: '2026-11-23 09:30:00', occasion: 'START' } as const;
    const starts = linesOf(defence);
    expect(starts).toContain('DTSTART;TZID=Asia/Shanghai:20261123T093000');
    expect(starts).toContain('DESCRIPTION:2026年11月23日（周一）09:30 开始');
    expect(starts).toContain('TRIGGER:-P1D');
  });

  it('lasts as long as what begins, and says until when: 系统维护 is over at 04:00', () => {
    const lines = linesOf({
      ...entry,
      deadline: '2026-11-29 00:00:00',
      until: '2026-11-29 04:00:00',
      occasion: 'MAINTENANCE',
    });
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20261129T000000');
    expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20261129T040000');
    expect(lines.join('\n')).toMatch(/DESCRIPTION:.*04:00 结束/);
  });

  it.each<[DateTime, string]>([
    ['2026-11-22 20:15:00', 'TRIGGER;RELATED=END:-P1D'],
    ['2026-11-21 22:00:00', 'TRIGGER;RELATED=END:-PT1H'],
    ['2026-11-21 21:02:00', 'TRIGGER;RELATED=END:PT0S'],
  ])('what ends %s has its alarm %s: none lies in the past', (deadline, trigger) => {
    expect(linesOf({ ...entry, deadline })).toContain(trigger);
  });

  it('leaves the address out where there is none', () => {
    expect(linesOf({ ...entry, url: '' }).join('\n')).not.toContain('URL:');
  });
});
