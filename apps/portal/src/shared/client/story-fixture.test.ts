import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import type { DataOf } from '@qianwei/api/endpoint';
import { expect, it } from 'vitest';
import { fixtureOf, itemOf, recordedAnswer } from './story-fixture.ts';

const notice = {
  id: 'n01',
  title: '报考通知',
  category: 'EXAM',
  publisher: '自考办',
  publishTime: '2026-11-15 09:00:00',
  top: true,
  hasFile: false,
  deadline: null,
  occasion: 'DEADLINE',
  actionPath: null,
  read: null,
} as const;
const page: DataOf<typeof getNoticeListNLog> = {
  list: [notice],
  total: 1,
  pageNo: 1,
  pageSize: 10,
  fresh: 0,
  unread: 0,
  serverTime: '2026-11-21 20:14:33',
};
const { read, ...withoutRead } = notice;

it('an answer as the contract has it is a fixture', () => {
  expect(fixtureOf(getNoticeListNLog, page)).toEqual(page);
});

it.each<[string, object, RegExp]>([
  ['lacks a field', { ...page, list: [withoutRead] }, /NoticeListNLog list\.0\.read: /],
  ['has a field of another type', { ...page, total: '1' }, /NoticeListNLog total: /],
  ['has an extra field', { ...page, pages: 1 }, /NoticeListNLog pages: not in the contract/],
  [
    'has an extra field deep inside',
    { ...page, list: [{ ...notice, body: '' }] },
    /list\.0\.body: not in the contract/,
  ],
  ['is not an object of the contract', [], /NoticeListNLog /],
])('what was recorded and %s is refused with its path', (_, answer, message) => {
  expect(() => recordedAnswer(getNoticeListNLog, answer)).toThrow(message);
});

it('an item that is no longer recorded throws, with its field and value', () => {
  expect(itemOf(page.list, 'id', 'n01')).toBe(notice);
  expect(() => itemOf(page.list, 'id', 'n02')).toThrow('No item with id n02 was recorded');
});
