import { expect, it } from 'vitest';
import { chineseMarkdown } from './markdown.ts';

it('emphasises what ends with a Chinese full stop right before a character', async () => {
  expect(await chineseMarkdown('**一、报考时间。**网上报考')).toBe(
    '<p><strong>一、报考时间。</strong>网上报考</p>\n',
  );
});

it('keeps tables and lets no script through', async () => {
  const html = await chineseMarkdown(
    '| 场次 |\n|---|\n| A |\n\n<script>alert(1)</script><a href="javascript:x">去</a>',
  );
  expect(html).toContain('<td>A</td>');
  expect(html).not.toMatch(/script/);
});
