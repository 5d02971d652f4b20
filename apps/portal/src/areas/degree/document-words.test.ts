import { expect, it } from 'vitest';
import { pinyinHint } from './document-words.ts';

const holder = { name: '吕单', namePinyin: ['LÜ Dan', 'LYU Dan', 'LÜ Shan'] };

it.each(['', 'LÜ Dan', 'LYU Dan', 'LÜ Shan', 'lyu dan', 'LYUDAN'])('has no doubt about %s', (written) => {
  expect(pinyinHint(holder, written)).toBe('');
});

it.each(['LI Si', 'LÜ Da', 'DAN LÜ'])('asks to compare %s with the name', (written) => {
  expect(pinyinHint(holder, written)).toBe(
    '和“吕单”常见的拼音 LÜ Dan 不一样，请核对。少见的读音、护照上的写法可以照填。',
  );
});

it('has no doubt about a name of which no spelling is known', () => {
  expect(pinyinHint({ name: '〇', namePinyin: [] }, 'LING')).toBe('');
});
