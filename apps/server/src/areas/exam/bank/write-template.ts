import { newWorkbook, workbookBytes } from '../../../files/workbook.ts';
import { bankColumns } from './workbook-row.ts';

type Example = Readonly<Record<string, string | number>>;

/** One of each type; the material has two sub-questions. */
const examples: readonly Example[] = [
  {
    编号: '例-001',
    章: '第1章 数据库系统概述',
    题型: '单选题',
    题干: '三级模式结构中，与用户视图对应的是（　　）',
    选项A: '外模式',
    选项B: '模式',
    选项C: '内模式',
    选项D: '存储模式',
    答案: 'A',
    解析: '外模式描述用户看见的局部数据。',
    分值: 2,
    难度: 1,
    层次: '识记',
    知识点: '三级模式结构',
  },
  {
    编号: '例-002',
    章: 2,
    题型: '多选题',
    题干: '关系模型的完整性约束包括（　　）',
    选项A: '实体完整性',
    选项B: '参照完整性',
    选项C: '用户定义完整性',
    选项D: '并发完整性',
    答案: 'ABC',
    分值: 2,
  },
  { 编号: '例-003', 章: 2, 题型: '判断题', 题干: '主码的值不能为空。', 答案: '正确', 分值: 1 },
  {
    编号: '例-004',
    章: 3,
    题型: '填空题',
    题干: '实体型用 ____ 表示，联系用 ____ 表示。',
    答案: '矩形|矩形框\n菱形|菱形框',
    分值: 2,
  },
  {
    编号: '例-005',
    章: 1,
    题型: '名词解释',
    题干: '事务',
    答案: '用户定义的一个操作序列，要么全做、要么全不做。',
    分值: 3,
    采分点: '2 操作序列 | 序列、操作\n1 要么全做要么全不做 | 全做、不可分割',
  },
  {
    编号: '例-006',
    章: 1,
    题型: '简答题',
    题干: '简述数据独立性及其分类。',
    答案: '数据独立性分为物理独立性和逻辑独立性。',
    分值: 6,
    采分点: '2 定义 | 互不影响\n2 物理独立性 | 内模式\n2 逻辑独立性 | 外模式',
  },
  {
    编号: '例-007',
    章: 3,
    题型: '论述题',
    题干: '论述数据库设计的六个阶段。',
    答案: '需求分析、概念设计、逻辑设计、物理设计、实施、运行维护。',
    分值: 10,
  },
  { 编号: '例-008', 章: 2, 题型: '综合题', 题干: '学生选课库 SC(Sno, Cno, Grade) 存放选课记录。', 分值: 3 },
  { 编号: '例-008-1', 章: 2, 题型: '填空题', 题干: 'SC 的主码为 ____。', 答案: '(Sno,Cno)|Sno,Cno', 分值: 2 },
  { 编号: '例-008-2', 章: 2, 题型: '判断题', 题干: 'Grade 可以取空值。', 答案: '正确', 分值: 1 },
];

const hints = [
  '第一行是列名，不要修改；每行一道题，空行会跳过。',
  '编号：同一课程内不重复；编号相同的题再次导入时，内容有变化就更新，没有变化就不动。',
  '章：写章号（3）、“第3章 标题”或标题；课程里还没有的章会新建。',
  '题型：单选题、多选题、判断题、填空题、名词解释、简答题、论述题、综合题。',
  '题干、选项、解析：Markdown，公式写在 $…$ 里；填空题的每个空写作 ____（四个下划线）。',
  '答案：单选写 A，多选写 ABC，判断写正确或错误；填空的几个空各占一行（Alt+Enter），同一空的几种写法用 | 隔开；主观题写参考答案。',
  '分值可以不写：单选、多选 2，判断 1，填空每空 1，名词解释 3，简答 6，论述 10。难度 1–5，层次为识记、领会或应用。',
  '采分点：每行一个，写作“2 要点 | 关键词、关键词”，分值合计等于这道题的分值。',
  '综合题的小题写在它下面，编号为综合题的编号加“-1”“-2”……',
];

/** An Excel workbook to fill in: the columns with an example of each type, and a sheet of hints. */
export async function writeTemplate(): Promise<Buffer> {
  const workbook = await newWorkbook();
  const sheet = workbook.addWorksheet('题目', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = bankColumns.all.map((header) => ({
    header,
    key: header,
    width: ['题干', '解析', '采分点', '答案'].includes(header) ? 40 : 14,
    style: { alignment: { wrapText: true, vertical: 'top' } },
  }));
  sheet.getRow(1).font = { bold: true };
  sheet.addRows(examples.map((example) => ({ ...example })));
  const help = workbook.addWorksheet('说明');
  help.getColumn(1).width = 100;
  help.addRows(hints.map((hint) => [hint]));
  return Buffer.from(await workbookBytes(workbook));
}
