import type { Database } from '../db/database.ts';
import {
  examCommittee,
  major,
  planVersion,
  platform,
  type StudyCalendar,
  school,
} from '../db/schema/institution.ts';

/** Ids that the students of the demo refer to. */
export interface Institution {
  /** By platform code. */
  readonly platforms: ReadonlyMap<string, string>;
  /** By major code. */
  readonly majors: ReadonlyMap<string, { id: string; level: 'JUNIOR' | 'BACHELOR' | 'TOP_UP' }>;
  /** By major code and version, such as `080901 2026`. */
  readonly plans: ReadonlyMap<string, string>;
  readonly committeeId: string;
}

const platformRows = [
  { code: '10001', name: '江澜自考学习平台', productTitle: '江澜自考学习平台' },
  { code: '10002', name: '江澜毕业论文平台', productTitle: '江澜毕业论文平台' },
  {
    code: '10003',
    name: '江澜证书考试平台',
    productTitle: '江澜证书考试平台',
    host: 'cert',
    certificateHost: true,
  },
];

const majorRows = [
  { majorCode: '080901', name: '计算机科学与技术', level: 'TOP_UP', degreeType: '工学学士' },
  { majorCode: '120203K', name: '会计学', level: 'TOP_UP', degreeType: '管理学学士' },
  { majorCode: '530701', name: '电子商务', level: 'JUNIOR', degreeType: '' },
  { majorCode: '900000', name: '职业技能证书', level: 'JUNIOR', degreeType: '' },
] as const;

/** Exams in January, April and October, practice in May and November, theses and degrees twice a year. */
const calendar: StudyCalendar = {
  exams: [
    { month: 1, saturday: 2, scoreDays: 35 },
    { month: 4, saturday: 2, scoreDays: 35 },
    { month: 10, saturday: 4, scoreDays: 27 },
  ],
  practices: [
    { from: '05-10', to: '05-25', results: '06-25' },
    { from: '11-15', to: '11-30', results: '12-31' },
  ],
  theses: [
    { topicEnd: '04-30', years: 0, defence: '11-20', graduateMonth: 12 },
    { topicEnd: '11-30', years: 1, defence: '05-20', graduateMonth: 6 },
  ],
  degrees: [
    { applyEnd: '04-30', grantMonth: 6 },
    { applyEnd: '10-31', grantMonth: 12 },
  ],
};

const bachelor = { degreeNeed: 70, calendar };
const published = { basis: '云川考委〔2026〕18 号', basisDate: '2026-05-12' } as const;

const planRows: readonly ({ readonly code: string } & Omit<typeof planVersion.$inferInsert, 'majorId'>)[] = [
  {
    code: '080901',
    version: '2026',
    minCredit: 73,
    minCourse: 16,
    effectiveFrom: '2026-05-01',
    ...bachelor,
    ...published,
  },
  {
    code: '080901',
    version: '2021',
    minCredit: 70,
    minCourse: 15,
    effectiveFrom: '2021-01-01',
    endAt: '2028-12-31',
    ...bachelor,
    basis: '云川考委〔2020〕31 号',
    basisDate: '2020-11-06',
  },
  {
    code: '120203K',
    version: '2024',
    minCredit: 70,
    minCourse: 15,
    effectiveFrom: '2024-01-01',
    ...bachelor,
    basis: '云川考委〔2023〕27 号',
    basisDate: '2023-10-20',
  },
  {
    code: '120203K',
    version: '2021',
    minCredit: 70,
    minCourse: 15,
    effectiveFrom: '2021-01-01',
    ...bachelor,
    basis: '云川考委〔2020〕31 号',
    basisDate: '2020-11-06',
  },
  {
    code: '530701',
    version: '2021',
    minCredit: 75,
    minCourse: 20,
    effectiveFrom: '2021-01-01',
    calendar: { ...calendar, degrees: [] },
    basis: '云川考委〔2020〕31 号',
    basisDate: '2020-11-06',
  },
  { code: '900000', version: '2026', minCredit: 0, minCourse: 2, effectiveFrom: '2026-01-01' },
];

/** Platforms, school, offices, majors and plans of screens §12.1–12.2. */
export async function loadInstitution(db: Database): Promise<Institution> {
  const platforms = await db.insert(platform).values(platformRows).returning();
  const [jianglan] = await db
    .insert(school)
    .values({ code: '90198', name: '江澜大学', phone: '025-0000-0000' })
    .returning();
  const [province] = await db
    .insert(examCommittee)
    .values([
      {
        name: '云川省高等教育自学考试委员会办公室',
        level: 'PROVINCE',
        phone: '025-0000-0001',
        address: '云川省江澜市学府路 1 号',
      },
      {
        name: '江澜市自学考试办公室',
        level: 'CITY',
        phone: '025-0000-0002',
        address: '云川省江澜市文昌街 8 号',
      },
    ])
    .returning();
  if (jianglan === undefined || province === undefined)
    throw new Error('The demo institution was not stored');
  const majors = await db
    .insert(major)
    .values(majorRows.map((row) => ({ ...row, schoolId: jianglan.id })))
    .returning();
  const byCode = new Map(majors.map(({ majorCode, id, level }) => [majorCode, { id, level }]));
  const plans = await db
    .insert(planVersion)
    .values(
      planRows.map(({ code, ...row }) => ({
        ...row,
        majorId: byCode.get(code)?.id ?? '',
      })),
    )
    .returning();
  const codeOf = new Map(majors.map(({ id, majorCode }) => [id, majorCode]));
  return {
    platforms: new Map(platforms.map(({ code, id }) => [code, id])),
    majors: byCode,
    plans: new Map(plans.map(({ majorId, version, id }) => [`${codeOf.get(majorId)} ${version}`, id])),
    committeeId: province.id,
  };
}
