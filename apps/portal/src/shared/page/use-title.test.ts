import { expect, it } from 'vitest';
import { documentTitle } from './use-title.ts';

it('PAGE-2 the document title is the page title followed by the product title', () => {
  expect(documentTitle('课程学习', '10001')).toBe('课程学习 - 江澜自考学习平台');
});

it('PAGE-2 without a page title it is the product title alone', () => {
  expect(documentTitle(undefined)).toBe('江澜自考学习平台');
});

it('PAGE-2 platform 10002 has its own product title', () => {
  expect(documentTitle('论文管理', '10002')).toBe('论文管理 - 江澜毕业论文平台');
});
