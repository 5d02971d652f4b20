import { parseMoment } from '@qianwei/api/time/moment';
import { expect, it } from 'vitest';
import { institution } from '../../institution/institution.ts';
import { isReplyOverdue, replyWords } from './reply-words.ts';

const due = '2026-12-04 17:00:00';
const at = (time: string) => replyWords(due, parseMoment(time));

it('until its moment an answer is still to come', () => {
  expect(at('2026-12-04 16:59:59')).toBe('最晚 2026年12月4日（周五）17:00 答复');
  expect(isReplyOverdue(due, parseMoment('2026-12-04 16:59:59'))).toBe(false);
  expect(isReplyOverdue(null, parseMoment(due))).toBe(false);
});

it('from its moment on it is overdue, with since when and whom to call, and no date reads as if to come', () => {
  expect(isReplyOverdue(due, parseMoment(due))).toBe(true);
  expect(at(due)).toContain('前答复，已过时限，请打');
  expect(at('2026-12-07 09:00:00')).toBe(
    `应在 2026年12月4日（周五）17:00 前答复，已超过 3 天，请打自考办电话 ${institution.service.phone} 询问`,
  );
  expect(at('2026-12-07 09:00:00')).not.toContain('最晚');
});
