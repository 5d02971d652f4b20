import { afterEach, expect, it, vi } from 'vitest';
import { changedTicket, englishTicket, practiceTicket } from './ticket.fixtures.ts';
import { saveTicketCalendar } from './ticket-event.ts';

const saved: string[] = [];
vi.mock('../files/save-file.ts', () => ({
  saveFile: (_name: string, _type: string, text: string) => saved.push(text.replaceAll('\r\n ', '')),
}));
afterEach(() => {
  saved.length = 0;
});

const linesOf = (name: string): string[] =>
  (saved.at(-1) ?? '').split('\r\n').filter((line) => line.startsWith(`${name}:`));

it('/reviews/practice/ticket an event keeps its UID when the exam moves to another day, and its SEQUENCE rises', () => {
  saveTicketCalendar(practiceTicket, 0);
  const before = [linesOf('UID'), linesOf('SEQUENCE')];
  const items = changedTicket.items.map((item) => ({ ...item, date: '2026-12-05' as const }));
  saveTicketCalendar({ ...changedTicket, items }, 0);
  expect(linesOf('UID')).toEqual(before[0]);
  expect(new Set(linesOf('UID')).size).toBe(2);
  expect([before[1], linesOf('SEQUENCE')]).toEqual([
    ['SEQUENCE:1', 'SEQUENCE:1'],
    ['SEQUENCE:2', 'SEQUENCE:2'],
  ]);
});

it('/englishSignUp the exam goes into a calendar with its seat', () => {
  const words = saveTicketCalendar(englishTicket, 0);
  expect(words).toMatch(/^已保存“学士学位英语考试准考证-.*\.ics”，共 1 项/);
  expect(saved.at(-1)).toContain('第 204 考场 15 座');
});
