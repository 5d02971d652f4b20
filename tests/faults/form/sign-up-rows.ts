import type { Stand } from '../stand.ts';
import type { Typed } from './filling.ts';

/** The rows of one student's sign-up for the practice exams, as they stand in the database. */
export interface SignUpRows {
  /** The draft; empty without one. */
  draft(): Promise<Typed>;
  /** The sign-up, and how much is there more than once: sign-ups, courses, places that are taken, drafts that are left. */
  settled(): Promise<{ submitted: Typed; doubled: number }>;
}

interface Batch {
  id: string;
  student: string;
}

/** Finds the open batch and the student. */
export async function signUpRows({ rows, secrets }: Stand, examineeNo: string): Promise<SignUpRows> {
  const [found] = await rows.query<Batch>(
    `select b.id, m.student_id as student from sign_up_batch b, student_major m
     where b.type = 'PRACTICE' and now() between b.apply_start and b.apply_end and m.examinee_no = $1`,
    [examineeNo],
  );
  if (found === undefined) throw new Error('No batch is open');
  const keys = [found.id, found.student];
  const sites = await rows.query<{ id: string; name: string }>(
    'select id, name from sign_up_site where batch_id = $1',
    [found.id],
  );
  const siteName = (id: string) => sites.find((site) => site.id === id)?.name ?? '';
  const taken = () =>
    rows.query<{ id: string; taken: number }>(
      `select course_id as id, taken from sign_up_course where batch_id = $1
       union all select id, taken from sign_up_site where batch_id = $1`,
      [found.id],
    );
  const before = new Map((await taken()).map(({ id, taken: count }) => [id, count]));
  const drafts = () =>
    rows.query<{ document_cipher: string }>(
      'select document_cipher from application_draft where biz_id = $1 and student_id = $2 and document_cipher is not null',
      keys,
    );

  return {
    async draft() {
      const [row] = await drafts();
      if (row === undefined) return {};
      const { courseCodes, siteId, studyUnit, remark } = JSON.parse(secrets.decrypt(row.document_cipher));
      return { courses: courseCodes, site: siteName(siteId), studyUnit, remark };
    },
    async settled() {
      const signUps = await rows.query<{ id: string; site_id: string; study_unit: string; remark: string }>(
        `select id, site_id, study_unit, remark from sign_up where batch_id = $1 and student_id = $2`,
        keys,
      );
      const [own] = signUps;
      if (own === undefined) return { submitted: {}, doubled: 0 };
      const items = await rows.query<{ course_id: string }>(
        'select course_id from sign_up_item where sign_up_id = $1 order by id',
        [own.id],
      );
      const courses = items.map(({ course_id }) => course_id);
      const held = new Set([...courses, own.site_id]);
      const more = (await taken()).map(
        ({ id, taken: count }) => count - (before.get(id) ?? 0) - Number(held.has(id)),
      );
      const strays = more.reduce((sum, count) => sum + Math.abs(count), 0);
      const repeated = courses.length - new Set(courses).size;
      return {
        submitted: {
          courses,
          site: siteName(own.site_id),
          studyUnit: own.study_unit,
          remark: own.remark,
        },
        doubled: signUps.length - 1 + repeated + strays + (await drafts()).length,
      };
    },
  };
}
