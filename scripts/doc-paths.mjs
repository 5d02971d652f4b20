// Docs name files that exist, and the walk of an answer stays short. Exit code 1 when not.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** Files through which an answer goes from the press to the row and back. */
const maxWalk = 24;

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'README.md', 'docs'], {
  encoding: 'utf8',
});
const pages = stdout.split('\n').filter((file) => file.endsWith('.md') && existsSync(file));
const path =
  /`((?:apps|packages|scripts|tests|bench|docs|examples|\.storybook)\/[\w./@-]+\.(?:tsx?|m?js|md|json|html))`/g;

const problems = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(path)]
    .filter(([, file]) => !file.includes('/dist/') && !existsSync(file))
    .map(([, file]) => `${page}: ${file} does not exist`),
);

const [, walk = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n### An answer');
const steps = (walk.split('\n### ')[0] ?? '').split('\n').filter((line) => /^\| \d+ \|/.test(line)).length;
if (steps === 0) problems.push('docs/architecture.md: the walk of an answer is missing');
if (steps > maxWalk)
  problems.push(`docs/architecture.md: an answer goes through ${steps} files, at most ${maxWalk}`);

for (const problem of problems) console.log(problem);
console.log(`${pages.length} pages, an answer goes through ${steps} files`);
process.exit(problems.length === 0 ? 0 : 1);
