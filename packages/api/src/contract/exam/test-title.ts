import * as v from 'valibot';

/** 章节测验 · 综合测验 · 实践测评 · 证书测评 · 错题重练. */
export const testType = v.picklist(['CHAPTER', 'COMPREHENSIVE', 'PRACTICE', 'CERTIFICATE', 'WRONG']);

export type TestType = v.InferOutput<typeof testType>;

/** `《数据库系统原理》综合测验`: a test is always named with its course, which its own name may hold already. */
export const testTitle = ({ name, courseName }: { name: string; courseName: string }): string =>
  name.includes(courseName) ? name : `《${courseName}》${name}`;

/**
 * A test's title for a file name: `数据库系统原理 综合测验`. Leading 《》 are dropped; characters that Windows refuses become
 * spaces.
 */
export const testFileName = (title: string): string =>
  title
    .replace(/^《([^》]*)》/, '$1 ')
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim();

/** True for a test that is taken in batches: an assessment of a practice or certificate course. */
export const isAssessment = (type: TestType): boolean => type === 'PRACTICE' || type === 'CERTIFICATE';

/** 测评 for an assessment, else 测验: the one word for a test in every sentence about it. */
export const testNoun = (type: TestType): '测评' | '测验' => (isAssessment(type) ? '测评' : '测验');

/** A test's name inside a sentence: `《综合测验》`; a name that has such marks already, or is empty, stays. */
export const quotedTestName = (name: string): string =>
  name === '' || name.includes('《') ? name : `《${name}》`;
