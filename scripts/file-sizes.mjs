// Rooms stay small: no source file over 400 lines, the median at most 80.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

const maxLines = 400;
const maxMedian = 80;
const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
});
const files = listed.stdout
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !file.endsWith('.d.ts'));
const sizes = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));
const sources = sizes.filter(({ file }) => !/\.(test|stories)\.tsx?$/.test(file)).map(({ lines }) => lines);
const median = sources.sort((a, b) => a - b)[Math.floor(sources.length / 2)] ?? 0;
const long = sizes.filter(({ lines }) => lines > maxLines);
for (const { file, lines } of long) console.log(`${file}: ${lines} lines, at maxLines ${maxLines}`);
console.log(`${sources.length} source files, median ${median} lines`);
process.exit(long.length === 0 && median <= maxMedian ? 0 : 1);
