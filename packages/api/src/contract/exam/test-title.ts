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

/** A test's name inside a sentence: `《综合测验》`; a name that has such marks already, or is empty, stays. */
export const quotedTestName = (name: string): string =>
  name === '' || name.includes('《') ? name : `《${name}》`;
