const address = /^\/course\/answer\/([\w-]+)\/([\w-]+)\/?$/;

/** True for the address of an attempt, which takes the whole screen. Not in `answer-page.ts`, since the entry chunk needs it. */
export const isAnswer = (pathname: string): boolean => address.test(pathname);

/** Which test an address of an attempt names; null for another address. */
export function testAt(pathname: string): { subjectId: string; testId: string } | null {
  const [, subjectId, testId] = address.exec(pathname) ?? [];
  return subjectId === undefined || testId === undefined ? null : { subjectId, testId };
}
