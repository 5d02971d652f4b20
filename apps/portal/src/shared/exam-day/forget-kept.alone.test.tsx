import type { Ticket } from '@qianwei/api/contract/academic/ticket';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetKept } from './forget-kept.ts';
import { examDayKey, hasKept, ticketDatabase, ticketKey, ticksKey } from './kept-keys.ts';
import { keepTicket, readKeptTicket } from './kept-ticket.ts';

const logIn = (id: string) => localStorage.setItem('qianwei_student', JSON.stringify({ token: 't', id }));

const ticket: Ticket = {
  ticketNo: 'TZ2701-013224100010',
  ticketType: 'EXAM',
  title: '统考通知单',
  periodName: '2027年1月考期',
  photoUrl: '',
  name: '何静',
  gender: 'FEMALE',
  examineeNo: '013224100010',
  idCard: '320198200012160848',
  language: null,
  schoolName: '江澜大学',
  majorName: '会计学（专升本）',
  majorCode: '120203K',
  sites: [{ name: '江澜市实验中学', address: '江澜市云台区学府路 18 号' }],
  items: (['2027-01-09', '2027-01-10'] as const).map((date) => ({
    courseCode: '08119',
    courseName: '管理会计',
    assessForms: [],
    date,
    startTime: '09:00',
    endTime: '11:30',
    siteName: '江澜市实验中学',
    room: '第 12 考场',
    seat: '23',
    carry: '',
  })),
  notices: [],
  verifyCode: '7K2M-90QD-4F8A',
  openTime: '2027-01-02 09:00:00',
  endedOn: null,
  voided: false,
  changes: [],
  serverTime: '2027-01-08 18:02:00',
};

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

afterEach(async () => {
  vi.restoreAllMocks();
  forgetKept(null);
  localStorage.clear();
  await expect.poll(databases).not.toContain(ticketDatabase);
});

it('a ticket is read back by its student and period, with when it was read and a masked ID card', async () => {
  logIn('s-1');
  expect(await keepTicket('s-1', 'p-1', ticket)).toBe(true);
  const kept = await readKeptTicket('s-1', 'p-1');
  expect(kept).toMatchObject({ readTime: '2027-01-08 18:02:00', ticket: { verifyCode: '7K2M-90QD-4F8A' } });
  expect(kept?.ticket.idCard).toBe('3201**********0848');
  expect(await readKeptTicket('s-1', 'p-2')).toBeNull();
  expect(await readKeptTicket('s-2', 'p-1')).toBeNull();
  expect(hasKept('s-1')).toBe(true);
});

it('a logout leaves no exam day, no ticks and no ticket', async () => {
  logIn('s-1');
  localStorage.setItem(examDayKey('s-1'), '{}');
  localStorage.setItem(ticksKey('s-1'), '[]');
  await keepTicket('s-1', 'p-1', ticket);
  forgetKept(null);
  expect(Object.keys(localStorage)).toEqual(['qianwei_student']);
  await expect.poll(databases).not.toContain(ticketDatabase);
  expect(hasKept('s-1')).toBe(false);
});

it('another student who logs in finds nothing; the same one finds all', async () => {
  logIn('s-1');
  localStorage.setItem(examDayKey('s-1'), '{}');
  await keepTicket('s-1', 'p-1', ticket);
  forgetKept('s-1');
  expect(await readKeptTicket('s-1', 'p-1')).not.toBeNull();
  logIn('s-2');
  forgetKept('s-2');
  expect(localStorage.getItem(examDayKey('s-1'))).toBeNull();
  expect(localStorage.getItem(ticketKey('s-1'))).toBeNull();
  await expect.poll(databases).not.toContain(ticketDatabase);
});

it('a device that is full says that it kept nothing', async () => {
  logIn('s-1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepTicket('s-1', 'p-1', ticket)).toBe(false);
  vi.restoreAllMocks();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepTicket('s-1', 'p-1', ticket)).toBe(false);
  expect(hasKept('s-1')).toBe(false);
});

it('a ticket that comes after the logout is not kept', async () => {
  expect(await keepTicket('s-1', 'p-1', ticket)).toBeNull();
  expect(hasKept('s-1')).toBe(false);
});
