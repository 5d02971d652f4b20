import type { ExamMode, ThesisKind } from '@qianwei/api/contract/academic/exam-period';
import type { Database } from '../db/database.ts';
import { course, courseKinds } from '../db/schema/course.ts';

type Kind = (typeof courseKinds)[number];
/** Code, name, credits, and for a practice course the written course it belongs to. */
type Line = readonly [code: string, name: string, credit: number, theoryCode?: string];

/** How each thesis is called, by its code. */
const thesisKinds: Readonly<Record<string, ThesisKind>> = { '14976': 'DESIGN', '14848': 'PAPER' };

/** The courses of screens §12.2: both bachelor plans, the old plan, the junior college and the certificate host. */
export const demoCourses: Readonly<Record<Kind, readonly Line[]>> = {
  PUBLIC: [
    ['15040', '习近平新时代中国特色社会主义思想概论', 3],
    ['15043', '中国近现代史纲要', 3],
    ['15044', '马克思主义基本原理', 3],
    ['13000', '英语（专升本）', 7],
    ['00023', '高等数学（工本）', 10],
    ['03708', '中国近现代史纲要', 2],
    ['03709', '马克思主义基本原理概论', 4],
    ['00015', '英语（二）', 14],
    ['03706', '思想道德修养与法律基础', 2],
    ['12656', '毛泽东思想和中国特色社会主义理论体系概论', 4],
    ['13124', '英语（专）', 7],
    ['13125', '高等数学（经管类）', 7],
  ],
  CORE: [
    ['02324', '离散数学', 4],
    ['13013', '高级语言程序设计', 4],
    ['13003', '数据结构与算法', 4],
    ['13015', '计算机系统原理', 4],
    ['13180', '操作系统', 4],
    ['02333', '软件工程', 3],
    ['00898', '互联网软件应用与开发', 3],
    ['04735', '数据库系统原理', 4],
    ['04747', 'Java语言程序设计（一）', 3],
    ['02197', '概率论与数理统计（二）', 3],
    ['02325', '计算机系统结构', 4],
    ['02326', '操作系统', 4],
    ['02331', '数据结构', 4],
    ['02142', '数据结构导论', 4],
    ['04737', 'C++程序设计', 3],
    ['04741', '计算机网络原理', 4],
    ['04184', '线性代数（经管类）', 4],
    ['13887', '经济学原理（中级）', 6],
    ['13683', '管理学原理（中级）', 6],
    ['13140', '财务会计（中级）', 6],
    ['13752', '会计信息系统', 4],
    ['08119', '管理会计', 5],
    ['00160', '审计学', 4],
    ['13141', '财务报表分析', 5],
    ['11002', '公司法与企业法', 4],
    ['03409', '税收学', 6],
    ['14033', '内部控制与风险管理', 5],
    ['00018', '计算机应用基础', 2],
    ['13886', '经济学原理（初级）', 6],
    ['13126', '管理学原理（初级）', 5],
    ['00041', '基础会计学', 5],
    ['00058', '市场营销学', 5],
    ['00896', '电子商务概论', 4],
    ['13167', '网店运营与管理', 4],
    ['00893', '市场信息学', 4],
    ['13949', '网页设计与制作', 3],
    ['13480', '数据库应用', 3],
    ['00043', '经济法概论（财经类）', 4],
  ],
  ELECTIVE: [
    ['13017', '计算机网络与信息安全', 6],
    ['04751', '计算机网络安全', 3],
  ],
  EXTRA: [],
  PRACTICE: [
    ['13014', '高级语言程序设计（实践）', 2, '13013'],
    ['13004', '数据结构与算法（实践）', 2, '13003'],
    ['02334', '软件工程（实践）', 1, '02333'],
    ['00899', '互联网软件应用与开发（实践）', 3, '00898'],
    ['04736', '数据库系统原理（实践）', 2, '04735'],
    ['04748', 'Java语言程序设计（一）（实践）', 1, '04747'],
    ['13753', '会计信息系统（实践）', 2, '13752'],
    ['00019', '计算机应用基础（实践）', 2, '00018'],
    ['00897', '电子商务概论（实践）', 2, '00896'],
    ['13168', '网店运营与管理（实践）', 2, '13167'],
    ['13950', '网页设计与制作（实践）', 2, '13949'],
    ['13481', '数据库应用（实践）', 2, '13480'],
  ],
  GRADUATION: [
    ['14976', '计算机科学与技术（本科）毕业设计', 0],
    ['14848', '会计学（本科）毕业论文', 0],
  ],
  CERTIFICATE: [
    ['90001', '办公自动化应用', 0],
    ['90002', '新媒体运营基础', 0],
  ],
};

const examModes: Partial<Record<Kind, ExamMode>> = {
  PRACTICE: 'PRACTICE',
  CERTIFICATE: 'COMPUTER',
  GRADUATION: 'THESIS',
};

/** The courses of the demo; a course's id is its code, so that its addresses can be read. */
export async function loadCourses(db: Database): Promise<void> {
  const rows = courseKinds.flatMap((kind) =>
    demoCourses[kind].map(([courseCode, name, credit, theoryCode = '']) => ({
      id: courseCode,
      courseCode,
      name,
      credit,
      kind,
      examMode: examModes[kind] ?? 'WRITTEN',
      theoryCode,
      thesisKind: thesisKinds[courseCode] ?? null,
    })),
  );
  await db.insert(course).values(rows);
}
