import { notFoundPage } from '../../apps/portal/src/areas/pending/not-found.page.ts';
import { baseTable } from '../../apps/portal/src/routes/base.ts';
import { constantTable } from '../../apps/portal/src/routes/constant.ts';
import { type PageDeclaration, pagesIn } from '../../apps/portal/src/routes/declare-page.ts';
import { fixedTable } from '../../apps/portal/src/routes/fixed.ts';
import { publicTable } from '../../apps/portal/src/routes/public.ts';
import { type StudentName, students } from './student.ts';

/** An address of a page of the portal, by the page's key in the route table. */
export type PageAddress = [component: string, address: string];

/** Each page once, at its example: those that wait for their issue are one. */
function onceEach(pages: readonly PageDeclaration[]): PageDeclaration[] {
  const found = new Map<string, PageDeclaration>();
  for (const page of pages) if (!found.has(page.component)) found.set(page.component, page);
  return [...found.values()];
}

const addressOf = ({ component, example, path }: PageDeclaration): PageAddress => [
  component,
  example ?? path,
];

/** Every page that is open without login. */
export const visitorPages = onceEach(pagesIn(publicTable)).map(addressOf);

const pagesOfStudents = onceEach([
  ...pagesIn([...baseTable, ...constantTable, ...fixedTable, ...publicTable]),
  notFoundPage,
]).filter(({ component }) => component !== 'login' && component !== 'chooseMajor');

/** Pages that a student of the demo institution opens. */
export interface StudentPages {
  readonly student: StudentName;
  readonly pages: readonly PageAddress[];
}

/** Every page that a student with one major sees, and the one for an unknown address, by the student who opens its example. */
export const studentPages: readonly StudentPages[] = (Object.keys(students) as StudentName[])
  .map((student) => ({
    student,
    pages: pagesOfStudents
      .filter(({ exampleStudent = '周子墨' }) => exampleStudent === student)
      .map(addressOf),
  }))
  .filter(({ pages }) => pages.length > 0);
