import { parseMoment } from '@qianwei/api/time/moment';
import { expect, it } from 'vitest';
import { serviceWords } from './public-service-text.ts';

const now = parseMoment('2026-11-21 20:14:00');
const base = { batchName: '', startTime: null, endTime: null };

it('an open sign-up says until when', () => {
  const words = serviceWords(
    { ...base, code: 'PRACTICE_SIGNUP', status: 'OPEN', endTime: '2026-11-26 17:00:00' },
    now,
  );
  expect(words).toEqual({ open: true, text: '11月26日 17:00 截止', tone: 'warning' });
});

it('an open ticket of the practice exams says until when, whatever the name of its batch', () => {
  const batchName = '2026年11月实践考核';
  const endTime = '2026-11-29 23:59:59';
  const words = serviceWords({ ...base, code: 'PRACTICE_TICKET', status: 'OPEN', batchName, endTime }, now);
  expect(words.text).toBe('11月29日 24:00 截止');
});

it('on the last day it says so', () => {
  const words = serviceWords(
    { ...base, code: 'PRACTICE_SIGNUP', status: 'OPEN', endTime: '2026-11-21 23:59:59' },
    now,
  );
  expect(words.text).toBe('今晚 24:00 截止');
});

it.each([
  ['ENGLISH_TICKET', 'OPEN', '11月批', null, '11月批已开放打印'],
  ['ENGLISH_SCORE', 'OPEN', '5月批', null, '5月批已公布'],
  ['PRACTICE_TICKET', 'UPCOMING', '', '2026-12-12 09:00:00', '12月12日 09:00 开放'],
  ['ENGLISH_SIGNUP', 'CLOSED', '', '2027-03-01 09:00:00', '未开放，下一批 2027年3月'],
  ['ENGLISH_SIGNUP', 'CLOSED', '', null, '未开放，时间见通知公告'],
  ['SEARCH_ID', 'ALWAYS', '', null, '随时可查，需证件号'],
] as const)('%s %s reads as in the drawing of the login page', (code, status, batchName, startTime, text) => {
  expect(serviceWords({ code, status, batchName, startTime, endTime: null }, now).text).toBe(text);
});
