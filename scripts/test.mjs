// `npm test [project …] [-- file or Vitest argument …]`: everything, browser and database tests included.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { runProgram } from './pnpm.mjs';
import { say } from './prepare.mjs';
import { prepareGround } from './test-ground.mjs';
import { timesInWords } from './test-times.mjs';
import { results, sayVisual } from './visual-report.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const all = ['unit', 'server-render', 'ui', 'storybook', 'e2e', 'packages'];
const words = process.argv.slice(2).filter((word) => word !== '--');
const named = words.filter((word) => all.includes(word));
const projects = named.length > 0 ? named : all;
const extra = words.filter((word) => !all.includes(word));

const begun = performance.now();
const takeDown = await prepareGround();
const runs = [{ project: '准备', seconds: secondsSince(begun), report: null }];
rmSync(results, { recursive: true, force: true });
let passed = 0;
let failed = 0;
const failures = [];
for (const project of projects) {
  say(`测试 ${project}`);
  const report = `.cache/test-${project}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const started = performance.now();
  const code = await runProgram('vitest', ['run', '--project', project, ...reporters, ...extra]);
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  runs.push({ project, seconds: secondsSince(started), report: result });
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 0;
  const found = failuresOf(project, result);
  // A file that can't be loaded, or an error outside every test, fails the run without a failed test.
  if (code !== 0 && (result?.numFailedTests ?? 0) === 0) failed += 1;
  if (code !== 0 && found.length === 0) found.push(`  ${project} 在测试之外出错，原因见上`);
  failures.push(...found);
}
await takeDown();
if (existsSync(results)) sayVisual();
console.log(`\n${timesInWords(runs).join('\n')}`);
if (failures.length > 0) console.log(`\n没有通过：\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function secondsSince(begun) {
  return (performance.now() - begun) / 1000;
}

/** Each failed test of a report in a line, with the first lines of its reason; or that a file could not be run. */
function failuresOf(project, report) {
  const lines = (text) => text.split('\n').filter((line) => !line.includes('node_modules'));
  const reason = (text) => lines(text).slice(0, 8).join('\n    ');
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('.', name);
    if (tests.length === 0)
      return status === 'failed' ? [`  ${project} ${file}\n    ${reason(message)}`] : [];
    return tests.map(
      (test) => `  ${project} ${file} › ${test.fullName}\n    ${reason(test.failureMessages.join('\n'))}`,
    );
  });
}
