// The time of a test run, by project, and its slowest files.
import { relative } from 'node:path';

const maxFiles = 10;

/** One project's run: how long it took as a whole, s, and Vitest's report of it, null when there is none. */
const rowOf = ({ project, seconds, report }) =>
  row(project, seconds.toFixed(0), report?.testResults.length ?? '', report?.numTotalTests ?? '');

const row = (name, ...figures) =>
  [cells(name, 14, 'end'), ...figures.map((figure) => cells(String(figure), 7, 'start'))].join('');

/** Padded to a width on the terminal, where a Chinese character takes two columns. */
function cells(text, width, side) {
  const wide = [...text].filter((character) => character > '\u2e80').length;
  return side === 'end' ? text.padEnd(width - wide) : text.padStart(width - wide);
}

/** Each file of a run with the seconds that it took; files run beside each other, so they add up to more than the run. */
function filesOf({ project, report }) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    project,
    file: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** The times of all runs of `npm test` as lines to print: what creeps is seen. */
export function timesInWords(runs) {
  const slowest = runs
    .flatMap(filesOf)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, maxFiles);
  const total = runs.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    row('', '秒', '文件', '测试'),
    ...runs.map(rowOf),
    row('合计', total.toFixed(0)),
    '',
    `最慢的 ${slowest.length} 个文件（秒）`,
    ...slowest.map(({ project, file, seconds }) => `${seconds.toFixed(1).padStart(6)}  ${project}  ${file}`),
  ];
}
