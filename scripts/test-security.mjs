// `pnpm test:security`: every attack of tests/security and of the server's own suites, with one table at the end.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { ensureNginx } from './machine.mjs';
import { runProgram } from './pnpm.mjs';
import { say } from './prepare.mjs';
import { prepareGround } from './test-ground.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const extra = process.argv.slice(2);

const takeDown = await prepareGround();
ensureNginx();
process.env.SECURITY_WHOLE = '1';

/** Places of attacks: inside the server's own suites, generated from the contract, or on a started server. */
const parts = [
  { project: 'unit', files: ['apps/server/src', 'packages/api/src/contract'] },
  { project: 'security', files: ['tests/security'] },
];

const tests = [];
let passed = true;
for (const { project, files } of parts) {
  say(`攻击 ${project}`);
  const report = `.cache/security-${project}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const only = project === 'unit' && extra.length === 0 ? ['-t', attackNames()] : extra;
  const code = await runProgram('vitest', ['run', '--project', project, ...reporters, ...files, ...only]);
  passed &&= code === 0;
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
  tests.push(...result.testResults.flatMap(({ assertionResults }) => assertionResults));
}
say('内存');
const bench = spawnSync('node_modules/.bin/tsx', ['bench/run.ts', 'uploads'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
console.log(bench.stdout);
const memory = bench.stdout.split('\n').filter((line) => line.includes('median'));
const isTooMuch = bench.status !== 0 || memory.length === 0 || memory.some((line) => line.includes('>'));
await takeDown();

const ran = tests.filter(({ status }) => status === 'passed' || status === 'failed');
const memoryLine = `${isTooMuch ? '✗' : '✓'} 50 个 30MB 上传增加的内存：${memory.map(inChinese).join(' · ')}`;
console.log(`\n${[...attackLines(ran), memoryLine, '', ...findingLines(ran)].join('\n')}`);
const failed = ran.filter(({ status }) => status === 'failed').length;
console.log(`\n${ran.length} 项，${failed} 项没有通过`);
process.exit(passed && failed === 0 && ran.length > 0 && !isTooMuch ? 0 : 1);

/** A line of the bench in the words of the table. */
function inChinese(line) {
  const words = line.replace('strangers, median', '未登录').replace('students, median', '已登录');
  return words.replace(/\s+/g, ' ').trim();
}

/** Names of the server's tests that are attacks: a finding (F1), or made from the contract. */
function attackNames() {
  return '(\\bF\\d+\\b|every call of the contract|a call that is added without an ownership check|every input of every call)';
}

/** One line an attack with its result; the calls of one kind are added up. */
function attackLines(all) {
  const rows = new Map();
  for (const { ancestorTitles, title, status, meta } of all) {
    const tally = meta.security;
    if (tally === undefined && !(ancestorTitles[0] ?? '').startsWith('every call')) continue;
    const where = ancestorTitles[0]?.match(/on '?(embedded database|PostgreSQL)/);
    const database = where?.[1] ?? '';
    const name = ancestorTitles.length > 1 ? ancestorTitles.at(-1) : title;
    const key = `${name} ${database}`;
    const row = rows.get(key) ?? { name, database, tried: 0, found: 0, figures: [], failed: false };
    row.tried += tally?.tried ?? 0;
    row.found += tally?.found ?? 0;
    if (tally?.figure) row.figures.push(tally.figure);
    row.failed ||= status === 'failed';
    rows.set(key, row);
  }
  return [...rows.values()].map(({ name, database, tried, found, figures, failed }) => {
    const parts = [`${tried.toLocaleString('en')} 次`, `${found} 处不该如此`, ...figures];
    return `${failed ? '✗' : '✓'} ${name}${database === '' ? '' : `（${database}）`}：${parts.join(' · ')}`;
  });
}

/** One line a finding of the attack, with how many tests hold it now. */
function findingLines(all) {
  const findings = new Map();
  for (const { fullName, status } of all) {
    for (const [name] of fullName.matchAll(/\bF\d+\b/g)) {
      const row = findings.get(name) ?? { passed: 0, failed: 0 };
      row[status] += 1;
      findings.set(name, row);
    }
  }
  return [...findings]
    .sort(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))
    .map(
      ([name, row]) =>
        `${row.failed > 0 ? '✗' : '✓'} ${name}：${row.passed} 项测试通过${row.failed > 0 ? `，${row.failed} 项没有` : ''}`,
    );
}
