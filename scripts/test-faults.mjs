// `pnpm test:faults <subject>`: the fault scenarios of tests/faults/<subject>, and what was done, lost and doubled.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { runProgram } from './pnpm.mjs';
import { fail } from './prepare.mjs';
import { prepareGround } from './test-ground.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const [subject = '', ...extra] = process.argv.slice(2);
const subjects = readdirSync('tests/faults', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
if (!subjects.includes(subject)) fail(`用法：pnpm test:faults <${subjects.join('|')}>`);

const takeDown = await prepareGround({ durable: true });
const report = `.cache/faults-${subject}.json`;
rmSync(report, { force: true });
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
const code = await runProgram('vitest', [
  'run',
  '--project',
  'faults',
  ...reporters,
  `tests/faults/${subject}/`,
  ...extra,
]);
await takeDown();

const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
const scenarios = result.testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'passed' || status === 'failed');
const [did, unit] = subject === 'playback' ? ['看了', '秒'] : ['写入', '次'];
const inWords = ({ tried, lost, doubled }) =>
  `${did} ${tried.toLocaleString('en')} ${unit} · 丢失 ${lost} · 重复 ${doubled}`;
const total = { tried: 0, lost: 0, doubled: 0 };
console.log('');
for (const { title, status, meta } of scenarios) {
  const tally = meta.faults;
  for (const part of Object.keys(total)) total[part] += tally?.[part] ?? 0;
  console.log(`${status === 'passed' ? '✓' : '✗'} ${title}：${tally ? inWords(tally) : '没有做完'}`);
}
const failed = scenarios.filter(({ status }) => status === 'failed').length;
console.log(`\n${scenarios.length} 种故障，${failed} 种没有通过\n${inWords(total)}`);
process.exit(code === 0 && failed === 0 && scenarios.length > 0 && total.lost + total.doubled === 0 ? 0 : 1);
