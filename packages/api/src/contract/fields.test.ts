import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { examineeNo, lineUpTo, seenText, textUpTo } from './fields.ts';

it.each([
  ['a terminal escape', '合分\u001b[2J有误', '合分[2J有误'],
  ['marks without a width', '\u200b合\u2060分\ufeff', '合分'],
  ['a mark that turns the direction', '合\u202e分', '合分'],
  ['blank letters', '\u3164\u2800', ''],
  ['selectors of a variation', '合\ufe0f分\u{e0100}1\ufe0f\u180b\u180f', '合分1'],
  ['marks that join and vowels that nobody writes', '合\u034f分\u17b4\u17b5', '合分'],
  ['what joins no emoji', '1\u200d合😀\u200d', '1合😀'],
  ['a line break and a joined emoji, which stay', '一\n👨‍👩‍👧👩🏽‍🚀', '一\n👨‍👩‍👧👩🏽‍🚀'],
  [
    'the colours of an emoji, which stay',
    '\u2764\ufe0f\u200d🔥\u2764\ufe0f\ufe0f',
    '\u2764\ufe0f\u200d🔥\u2764\ufe0f',
  ],
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
