// `pnpm rules`: each rule and each row of a screen in docs/rules.md with the tests that name it; fails when one has none.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

process.chdir(new URL('..', import.meta.url).pathname);

/** Pattern of an id in a title; after a route come one row or several: `/academic/exam/plan E1 E4`. */
function named(id) {
  const [place, row] = id.split(' ');
  return row === undefined
    ? new RegExp(`\\b${id}\\b`)
    : new RegExp(`${place}(?: (?:✓|E\\d+))*? ${row}(?!\\d)`);
}

const quiet = process.argv.includes('--quiet');

const rules = readFileSync('docs/rules.md', 'utf8')
  .split('\n')
  .map((line) => line.match(/^\| ([A-Z]+-\d+|\/\S+ (?:✓|E\d+)) \| (.*?) \| (.*?) ?\|$/))
  .filter((match) => match !== null)
  .map(([, id, text, waitsFor]) => ({ id, text, waitsFor: waitsFor.trim(), named: named(id), tests: [] }));

const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
  encoding: 'utf8',
});
const files = listed.stdout.split('\n').filter((file) => file !== '' && existsSync(file));
const title =
  /\b(?:it|test|describe)(?:\.each\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\.for\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

for (const file of files) {
  for (const [, , text] of readFileSync(file, 'utf8').matchAll(title)) {
    for (const rule of rules) {
      if (rule.named.test(text)) rule.tests.push(`${file}: ${text}`);
    }
  }
}

const waiting = rules.filter((rule) => rule.tests.length === 0 && rule.waitsFor !== '');
const open = rules.filter((rule) => rule.tests.length === 0 && rule.waitsFor === '');
if (!quiet) {
  for (const rule of rules.filter(({ tests }) => tests.length > 0)) {
    console.log(`✓ ${rule.id} ${rule.text}`);
    for (const test of rule.tests) console.log(`    ${test}`);
  }
  for (const rule of waiting) console.log(`… ${rule.id} ${rule.text} (waits for ${rule.waitsFor})`);
}
for (const rule of open) console.log(`✗ ${rule.id} ${rule.text}: no test names it`);
console.log(
  `${rules.length} rules: ${rules.length - open.length - waiting.length} held, ${waiting.length} waiting, ${open.length} without a test`,
);
process.exit(open.length === 0 ? 0 : 1);
