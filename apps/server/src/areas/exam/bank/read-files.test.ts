import { questionTypes } from '@qianwei/api/contract/exam/question';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { checkItems } from './check-items.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { readWorkbook } from './read-workbook.ts';
import { bankColumns } from './workbook-row.ts';
import { writeTemplate } from './write-template.ts';

const existing = [
  { no: 1, title: '绪论' },
  { no: 2, title: '线性表' },
];

async function workbookOf(
  rows: Record<string, string | number | undefined>[],
  headers = bankColumns.all,
): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('题目');
  sheet.columns = headers.map((header) => ({ header, key: header }));
  sheet.addRows(rows);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

describe('an Excel workbook', () => {
  it('the template is read back with one question of each type and no problem', async () => {
    const { bank, problems } = checkItems(await readWorkbook(await writeTemplate(), []));
    expect(problems).toEqual([]);
    expect(bank?.items.map(({ type }) => type)).toEqual(questionTypes);
    expect(bank?.items[1]?.answer).toEqual(['A', 'B', 'C']);
    expect(bank?.items[3]?.answer).toEqual([
      ['矩形', '矩形框'],
      ['菱形', '菱形框'],
    ]);
    expect(bank?.items[4]?.points[0]).toEqual({ text: '操作序列', score: 2, keywords: ['序列', '操作'] });
    expect(bank?.items[7]?.children.map(({ id }) => id)).toEqual(['例-008-1', '例-008-2']);
    expect(bank?.chapters[0]).toEqual({ no: 1, title: '数据库系统概述' });
  });

  it('points left empty are those of the paper exams, a bar can be part of an answer', async () => {
    const rows = [
      { 编号: 'a', 题型: '填空', 题干: '____ 与 ____', 答案: '\\|\\|；&&' },
      { 编号: 'b', 题型: '单选', 题干: '?', 选项A: 'x', 选项B: 'y', 答案: 'b' },
    ];
    const { bank, problems } = checkItems(await readWorkbook(await workbookOf(rows), existing));
    expect(problems).toEqual([]);
    expect(bank?.items.map(({ score, answer }) => [score, answer])).toEqual([
      [2, [['||'], ['&&']]],
      [2, 'B'],
    ]);
  });

  it('says row by row what is wrong', async () => {
    const good = { 编号: 'a', 章: 1, 题型: '判断题', 题干: '对吗', 答案: '正确' };
    const rows = [
      good,
      { ...good, 题干: '重复' },
      { 编号: 'b', 题型: '单选题', 题干: '?', 选项A: 'x', 选项B: 'y', 答案: 'C' },
      { 编号: 'c', 题型: '多选题', 题干: '?', 选项A: 'x', 选项B: 'y', 答案: 'A' },
      { 编号: 'd', 题型: '填空题', 题干: '____ 和 ____', 答案: '一' },
      { 编号: 'e', 题型: '简答题', 题干: '?', 答案: '答', 分值: 6, 采分点: '2 甲 | 甲\n3 乙 | 乙' },
      { 编号: 'f', 题型: '判断题', 题干: '<p>对吗</p>', 答案: '也许' },
      { 编号: 'g', 题型: '选择', 题干: '?', 答案: 'A' },
      { 编号: 'h', 题型: '判断题', 题干: '', 答案: '对', 分值: '两分' },
      { 编号: 'i', 题型: '综合题', 题干: '材料', 分值: 3 },
      { 编号: 'i-1', 题型: '判断题', 题干: '小题', 答案: '对', 分值: 1 },
    ];
    const { bank, problems } = checkItems(await readWorkbook(await workbookOf(rows), existing));
    expect(bank).toBeNull();
    expect(problems).toEqual([
      '第 4 行：答案 C 不在选项中',
      '第 5 行：多选题的答案至少要有 2 个',
      '第 6 行：题干有 2 个空，答案却有 1 个',
      '第 7 行：采分点共 5 分，与分值 6 不一致',
      '第 8 行：判断题的答案应为正确或错误',
      '第 8 行：题干中有 HTML 标记 <p>，请改为 Markdown',
      '第 9 行：题型不正确，应为单选题、多选题、判断题、填空题、名词解释、简答题、论述题、综合题',
      '第 10 行：分值“两分”不是数字',
      '第 10 行：题干没有填写',
      '第 11 行：小题共 1 分，与分值 3 不一致',
      '第 3 行：编号 a 与第 2 行重复',
    ]);
  });

  it('refuses columns that it does not know or that are missing, and what is no workbook', async () => {
    await expect(readWorkbook(await workbookOf([], ['编号', '题形']), [])).rejects.toThrow(
      '不认识的列“题形”',
    );
    await expect(readWorkbook(await workbookOf([], ['编号', '题型']), [])).rejects.toThrow(
      '第 1 行缺少列：题干、答案',
    );
    await expect(readWorkbook(Buffer.from('not a zip'), [])).rejects.toThrow('不是 Excel 工作簿');
  });
});

describe('a GIFT file', () => {
  const source = `// 注释
$CATEGORY: $course$/top/第2章 线性表

::q1:: 下列属于线性结构的是 {
~树 # 不是

=队列 # 对
~图
}

::q2::[html]<p>两种<b>存储</b>：\\(n^2\\)</p> {~%50%顺序存储 ~%50%链式存储 ~%-100%哈希}

::q3::栈是后进先出的。{TRUE#是的}

$CATEGORY: 查找

::q4::二分查找要求表 {=有序 =按序排列} 。

::q5::集合 \\{1\\=1\\} 的基数是 {=1 =一}

::q6::论述散列表。 {####散列表用散列函数定位。}
`;

  it('reads each kind of question with its chapter', () => {
    const { bank, problems } = checkItems(readGift(source, existing));
    expect(problems).toEqual([]);
    expect(bank?.chapters.at(-1)).toEqual({ no: 3, title: '查找' });
    expect(bank?.items).toMatchObject([
      {
        id: 'q1',
        chapter: 2,
        type: 'SINGLE',
        stem: '下列属于线性结构的是',
        options: [
          { key: 'A', text: '树' },
          { key: 'B', text: '队列' },
          { key: 'C', text: '图' },
        ],
        answer: 'B',
        score: 2,
      },
      { id: 'q2', type: 'MULTIPLE', stem: '两种**存储**：$n^2$', answer: ['A', 'B'] },
      { id: 'q3', type: 'JUDGE', stem: '栈是后进先出的。', answer: true, score: 1 },
      { id: 'q4', chapter: 3, type: 'BLANK', stem: '二分查找要求表 ____ 。', answer: [['有序', '按序排列']] },
      { id: 'q5', type: 'BLANK', stem: '集合 {1=1} 的基数是 ____', answer: [['1', '一']] },
      { id: 'q6', type: 'ESSAY', answer: '散列表用散列函数定位。', score: 10 },
    ]);
  });

  it('a question without a title is named by its text, the same each time', () => {
    const [first, again] = [0, 1].map(() => checkItems(readGift('对吗？{T}', existing)).bank?.items[0]?.id);
    expect(first).toMatch(/^Q-[0-9a-f]{12}$/);
    expect(again).toBe(first);
  });

  it.each([
    ['匹配 {=甲 -> 乙 =丙 -> 丁}', '第 1 行：不支持匹配题，请改为选择题或填空题'],
    ['// 注释\n\n圆周率 {#3.14:0.01}', '第 3 行：不支持数值题，请改为写出可接受答案的填空题'],
    ['只有题干', '第 1 行：没有找到花括号里的答案'],
    ['选 {~甲 ~乙}', '第 1 行：没有正确选项'],
    ['选 {~%50%甲 ~%30%乙 ~丙}', '第 1 行：正确选项的权重合计为 80%，应为 100%'],
    ['填 {=%50%甲}', '第 1 行：填空题的答案不支持部分得分'],
    ['论述 {}', '第 1 行：论述题没有参考答案，请写在 #### 之后'],
  ])('refuses %j by its line', (text, problem) => {
    expect(checkItems(readGift(text, existing)).problems).toEqual([problem]);
  });
});

describe('a Moodle XML file', () => {
  const question = (type: string, inner: string) => `<question type="${type}">
  <name><text>${type}</text></name>
  ${inner}
</question>`;
  const quiz = (...questions: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
${questions.join('\n')}
</quiz>`;
  const stem = (html: string) =>
    `<questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>`;
  const answer = (fraction: number, text: string) =>
    `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text></text></feedback></answer>`;

  it('reads each kind of question, HTML as Markdown', () => {
    const source = quiz(
      '<question type="category"><category><text>$course$/top/第1章</text></category></question>',
      question(
        'multichoice',
        `${stem('<p>复杂度是 H<sub>2</sub>，\\(O(n^2)\\) 与 a_b</p>')}<defaultgrade>2.0000000</defaultgrade><single>true</single>
<generalfeedback format="html"><text>&lt;p&gt;解析&lt;/p&gt;</text></generalfeedback>${answer(0, 'x')}${answer(100, '&lt;code&gt;y&lt;/code&gt;')}`,
      ),
      question('truefalse', `${stem('对吗')}${answer(0, 'true')}${answer(100, 'false')}`),
      question('shortanswer', `${stem('<p>填____这里</p>')}${answer(100, '甲')}${answer(100, '乙')}`),
      question('essay', `${stem('论述')}<graderinfo format="html"><text>参考</text></graderinfo>`),
    );
    const { bank, problems } = checkItems(readMoodleXml(source, existing));
    expect(problems).toEqual([]);
    expect(bank?.items).toMatchObject([
      {
        id: 'multichoice',
        chapter: 1,
        type: 'SINGLE',
        stem: '复杂度是 H$_{2}$，$O(n^2)$ 与 a\\_b',
        options: [
          { key: 'A', text: 'x' },
          { key: 'B', text: '`y`' },
        ],
        answer: 'B',
        score: 2,
        analysis: '解析',
      },
      { type: 'JUDGE', answer: false, score: 1 },
      { type: 'BLANK', stem: '填____这里', answer: [['甲', '乙']] },
      { type: 'ESSAY', answer: '参考' },
    ]);
  });

  it('refuses cloze, pictures and tables by their line', () => {
    const source = quiz(
      question('cloze', stem('{1:SHORTANSWER:=a}')),
      question('truefalse', `${stem('<img src="@@PLUGINFILE@@/a.png">')}${answer(100, 'true')}`),
      question(
        'essay',
        `${stem('<table><tr><td>1</td></tr></table>')}<graderinfo><text>参考</text></graderinfo>`,
      ),
    );
    expect(checkItems(readMoodleXml(source, existing)).problems).toEqual([
      '第 3 行：不支持嵌入式填空题（cloze），请改为选择、判断、填空或论述题',
      '第 7 行：题目中有图片或附件，暂不支持',
      '第 11 行：题干中有 HTML 标记 <table>，请改为 Markdown',
    ]);
  });

  it('refuses what is no XML with the line', () => {
    expect(() => readMoodleXml('<quiz>\n<question></quiz>', existing)).toThrow(/不是有效的 XML（第 \d 行）/);
    expect(() => readMoodleXml('<a/>', existing)).toThrow('没有 quiz 元素');
  });
});
