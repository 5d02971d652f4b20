// Dates have one form each: `packages/api/src/time` writes them, for the portal, the server, files and paper (docs/words.md).
// Finds dates that are formatted elsewhere, or shown as they travel. Exit code 1 when there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** Code that formats a date, and the replacement to use. */
const findings = [
  [
    /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String\(|\bDateFormatter\b|\buseDateFormatter\b/,
    'time/words',
  ],
  [/\.get(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes)\(\)/, 'time/words'],
  [
    /(?:[tT]ime|At|Date|deadline|since|now|end|start)\)*\.(?:slice|substring|split)\((?!0, 4\))/,
    'listDay, listMoment, clockWords',
  ],
  [/\$\{[^}]*\}\s?[年月](?:\$\{|\d)/, 'dayWords, monthWords'],
  [/还有 ?\$\{[^}]*\} ?(?:天|小时|分钟)/, 'remainingWords, daysLeftWords'],
  [/(?:^\s*|>)\{[\w.?]*(?:[tT]ime|At|Date|deadline|since)\}(?:\s*$|<)/, 'momentWords, listMoment'],
  [/\b(?:value|note|text): [\w.?]*[tT]ime(?:,|\s*\}|\s*$)/, 'momentWords, exactWords'],
];

/** Folders allowed to know about dates, and the reasons. */
const reasons = new Map([
  ['packages/api/src/time/', 'the one place'],
  [
    'packages/ui/src/components/DatePicker/',
    'a calendar counts months; its words are texts of the component',
  ],
  [
    'packages/ui/src/components/CalendarWeek/',
    'a time-table in columns of days; its words are texts of the component',
  ],
  [
    'packages/ui/src/components/Timeline/',
    'a time-line in groups of days; its words are texts of the component',
  ],
  ['packages/ui/src/components/DeadlineLine/', 'a ruler of days; its words are texts of the component'],
  ['packages/api/src/contract/identity-card.ts', 'a birthday is checked, none is written'],
  ['apps/server/src/demo/', 'dates inside the texts of the demo institution, written as their authors did'],
]);
const notProduct =
  /\.(?:test|stories|fixtures|css)\.tsx?$|\/testing\/|\/(?:story-|Story|sample)[^/]*$|\.d\.ts$|\/demo\//;

const { stdout } = spawnSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'apps/portal/src', 'apps/server/src', ':(glob)packages/*/src/**'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const files = stdout.split('\n').filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const problems = [];
const used = new Set();
for (const file of files.filter((name) => !notProduct.test(name))) {
  const reason = [...reasons.keys()].find((folder) => file.startsWith(folder));
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const found = findings.find(([pattern]) => pattern.test(line));
    if (found === undefined || /^\s*(?:\/\/|\*|\/\*)/.test(line) || /dateTime=/.test(line)) continue;
    if (reason === undefined) problems.push(`${file}:${index + 1}: ${line.trim()} (${found[1]})`);
    else used.add(reason);
  }
}
for (const folder of reasons.keys())
  if (!used.has(folder) && !notProduct.test(folder)) problems.push(`${folder}: allowed for nothing`);

for (const problem of problems) console.log(problem);
console.log(`${files.length} source files, dates are written in ${[...used].length} places`);
process.exit(problems.length === 0 ? 0 : 1);
