import { parseMoment } from '@qianwei/api/time/moment';
import { expect, it } from 'vitest';
import { storyTime } from '../time/time.fixtures.ts';
import {
  diploma,
  expiredReport,
  idSide,
  material,
  materialFile,
  oldPhoto,
  safe,
  safePhoto,
} from './material.fixtures.ts';
import { lastingWords, validityOf } from './material-file.ts';
import { safeRows } from './safe-rows.ts';

const now = parseMoment(storyTime);
const lines = (materials: Parameters<typeof safeRows>[0]) =>
  safeRows(materials, now).map(({ name, validity, proof }) => [name, lastingWords(validity), proof]);

it('/apply the safe says of each material once whether it can be used, and why', () => {
  expect(lines(safe)).toEqual([
    ['证件照 480 × 640', '可用', '05-28 学位英语报名审核通过'],
    ['身份证正反面', '可用', '11-15 毕业申请审核通过'],
    ['前置学历证书', '可用', '10-28 前置学历审核通过'],
    ['学历电子注册备案表', '离到期还有 68 天', '有效期至 2027-01-28'],
  ]);
});

it('/apply the safe shows the file that is best handed in, and the side of the ID card that ends first', () => {
  expect(lines([material('GRAD_PHOTO', materialFile('new'), oldPhoto, safePhoto)])[0]?.[2]).toContain(
    '学位英语报名',
  );
  expect(lines([material('CHSI_REPORT', expiredReport)])).toEqual([
    ['学历电子注册备案表', '已过期', '有效期至 2026-10-01'],
  ]);
  const back = { ...idSide('BACK'), validUntil: '2026-11-20' as const };
  const front = material('ID_CARD_FRONT', idSide('FRONT'));
  expect(lines([front, material('ID_CARD_BACK', back)])).toEqual([
    ['身份证正反面', '已过期', '有效期至 2026-11-20'],
  ]);
  expect(lines([front])[0]?.[0]).toBe('身份证人像面');
  expect(lines([material('MORAL_FORM')])).toEqual([]);
});

it('/apply a file can be used on its last day, and not on the next', () => {
  const until = (validUntil: `${number}-${number}-${number}`) =>
    lastingWords(validityOf({ ...diploma, validUntil }, now));
  expect(until('2026-11-21')).toBe('今天到期');
  expect(until('2026-11-20')).toBe('已过期');
  expect(until('2027-02-19')).toBe('离到期还有 90 天');
  expect(until('2027-02-20')).toBe('可用');
});
