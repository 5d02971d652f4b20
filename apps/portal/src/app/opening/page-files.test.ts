import { describe, expect, it } from 'vitest';
import { pageRowAt } from './page-files.ts';

const paths = [
  '/notice',
  '/academic/exam/plan?view=planner',
  '/academic/exam/plan',
  '/home/notice/detail/:id',
  '/exam/scores/history/:id/:bizId?',
];
const rows = paths.map((path) => ({ path, files: [] }));

describe('the page whose files are fetched with the portal’s own code when an address is opened', () => {
  it.each([
    ['/academic/exam/plan', '/academic/exam/plan'],
    ['/academic/exam/plan/', '/academic/exam/plan'],
    ['/academic/exam/plan?periodId=2027-04', '/academic/exam/plan'],
    ['/academic/exam/plan?view=other', '/academic/exam/plan'],
    ['/academic/exam/plan?view=planner', '/academic/exam/plan?view=planner'],
    ['/home/notice/detail/104?from=%3Cscript%3E', '/home/notice/detail/:id'],
    ['/home/notice/detail/', undefined],
    ['/exam/scores/history/t1', '/exam/scores/history/:id/:bizId?'],
    ['/exam/scores/history/t1/b1', '/exam/scores/history/:id/:bizId?'],
    ['/exam/scores/history/t1/b1/x', undefined],
    ['/academic/exam', undefined],
    [`/${'x/'.repeat(100)}`, undefined],
    ['/', undefined],
  ])('%s', (address, path) => {
    expect(pageRowAt(new URL(address, 'http://portal'), rows)?.path).toBe(path);
  });
});
