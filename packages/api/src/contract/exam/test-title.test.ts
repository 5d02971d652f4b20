import { expect, it } from 'vitest';
import { quotedTestName, testFileName, testTitle } from './test-title.ts';

it.each([
  ['综合测验', '《数据库系统原理》综合测验'],
  ['数据库系统原理综合测验', '数据库系统原理综合测验'],
  ['《数据库系统原理》第一章测验', '《数据库系统原理》第一章测验'],
])('the test %s is titled %s: its course is in it once', (name, title) => {
  expect(testTitle({ name, courseName: '数据库系统原理' })).toBe(title);
});

it.each([
  ['《数据库系统原理》综合测验', '数据库系统原理 综合测验'],
  ['数据库系统原理综合测验', '数据库系统原理综合测验'],
  ['错题重练《数据库系统原理》', '错题重练《数据库系统原理》'],
  ['《C/C++ 程序设计》综合测验: "A" 卷', 'C C++ 程序设计 综合测验 A 卷'],
])('the test %s is %s in the name of a file', (title, fileName) => {
  expect(testFileName(title)).toBe(fileName);
});

it.each([
  ['综合测验', '《综合测验》'],
  ['《数据库系统原理》综合测验', '《数据库系统原理》综合测验'],
  ['错题重练《数据库系统原理》', '错题重练《数据库系统原理》'],
  ['', ''],
])('in a sentence the test %j is written %j: never marks within marks', (name, quoted) => {
  expect(quotedTestName(name)).toBe(quoted);
});
