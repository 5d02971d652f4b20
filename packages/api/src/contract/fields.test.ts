import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { examineeNo, lineUpTo, seenText, textUpTo } from './fields.ts';

it.each([
  ['a terminal escape', '合分\u001b[2J有误', '合分[2J有误'],
  ['marks without a width', '\u200b合\u2060分\ufeff', '合分'],
  ['a mark that turns the direction', '合\u202e分', '合分'],
  ['blank letters', '\u3164\u2800', ''],
  ['a line break and a joined emoji, which stay', '一\n👨‍👩‍👧', '一\n👨‍👩‍👧'],
])('a typed text is only what is seen of it: %s', (_, typed, kept) => {
  expect(safeParse(textUpTo(40), typed)).toMatchObject({ success: true, output: kept });
});

it('a text that has to be there is not there when nothing of it is seen', () => {
  expect(safeParse(seenText(40, '请写下你的问题'), '\u200b\u200b').success).toBe(false);
});

it('a line cannot bring a second one', () => {
  expect(safeParse(lineUpTo(40), 'x\n2026-11-01  通过')).toMatchObject({ output: 'x 2026-11-01 通过' });
});

it('2.2 a 准考证号 may be pasted with spaces and in full-width digits', () => {
  expect(safeParse(examineeNo, ' 0132 2420 ０００２')).toMatchObject({
    success: true,
    output: '013224200002',
  });
  expect(safeParse(examineeNo, ' ').issues?.[0].message).toBe('请输入准考证号');
});
