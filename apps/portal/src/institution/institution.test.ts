import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { institution } from './institution.ts';

const notices = new URL('../../../server/src/demo/content/notices/', import.meta.url);

it('pages name the hours of the office as its notices do', () => {
  const texts = [
    ...readdirSync(notices).map((name) => readFileSync(new URL(name, notices), 'utf8')),
    readFileSync(new URL('./user-agreement.md', import.meta.url), 'utf8'),
  ];
  const said = texts.flatMap((text) => text.match(/（工作日\s*8:30[^）]+）/g) ?? []);
  expect(said.length).toBeGreaterThan(3);
  const plain = (words: string) => words.replaceAll(/[（）\s]/g, '').replaceAll('—', '–');
  expect([...new Set(said.map(plain))]).toEqual([plain(institution.service.hours)]);
});
