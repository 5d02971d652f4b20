import { parseMoment } from '@qianwei/api/time/moment';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = parseMoment('2026-11-21 20:14:00');
const entry = {
  id: 'exam-apply',
  title: '2027年1月考期报考截止；报考篮有 1 处冲突, 请处理',
  deadline: '2026-11-27 17:00:00',
  url: 'https://portal.example/academic/exam/plan',
};

const unfold = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('the calendar file of the deadlines', () => {
  it('holds each deadline at its time in Shanghai, with an alarm a day ahead', () => {
    const lines = unfold(calendarFile([entry], now, 'portal.example'));
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20261127T165000');
    expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20261127T170000');
    expect(lines).toContain('DTSTAMP:20261121T121400Z');
    expect(lines).toContain('UID:exam-apply@portal.example');
    expect(lines).toContain('SUMMARY:截止：2027年1月考期报考截止；报考篮有 1 处冲突\\, 请处理');
    expect(lines).toContain('TRIGGER;RELATED=END:-P1D');
    expect(lines).toContain(`URL:${entry.url}`);
  });

  it('leaves the address out where there is none', () => {
    expect(calendarFile([{ ...entry, url: '' }], now, 'portal.example')).not.toContain('URL:');
  });

  it('keeps every line within 75 octets, and each title is one line after unfolding', () => {
    const titles = fc.array(fc.record({ id: fc.string(), title: fc.string({ unit: 'binary' }) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(titles, (list) => {
        const file = calendarFile(
          list.map((item) => ({ ...entry, ...item })),
          now,
          'portal.example',
        );
        const lines = file.split('\r\n');
        const short = lines.every((line) => new TextEncoder().encode(line).length <= 75);
        return short && unfold(file).filter((line) => line.startsWith('SUMMARY:')).length === list.length;
      }),
    );
  });
});
