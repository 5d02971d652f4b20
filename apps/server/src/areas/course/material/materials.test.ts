import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pdfPages } from '../../../../../../tests/support/pdf-text.ts';
import { contentFolder } from '../../../server-root.ts';
import { zipFiles } from '../../../testing/zip-files.ts';
import type { QuestionBank, SheetQuestion } from './bank-document.ts';
import { type MaterialSources, makeMaterial, materialDocument } from './make-material.ts';
import type { CourseOutline, Material, ReportTemplate, TaskSheet } from './material.ts';

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, contentFolder()), 'utf8'));

const content = read<{
  materials: (Omit<Material, 'chapterNos'> & { chapterIds: string[] })[];
  taskSheets: TaskSheet[];
  reportTemplates: ReportTemplate[];
}>('courses/materials.json');
const { taskSheets, reportTemplates } = content;
const materials: Material[] = content.materials.map(({ chapterIds, ...material }) => ({
  ...material,
  chapterNos: chapterIds.map((id) => Number(id.slice(-2))),
}));
const { courses } = read<{ courses: { courseCode: string; name: string }[] }>('courses/catalog.json');

function sourcesOf({ courseCode, source }: Material): MaterialSources {
  const taskSheet = taskSheets.find((sheet) => sheet.courseCode === courseCode);
  const reportTemplate = reportTemplates.find((template) => template.courseCode === courseCode);
  const theoryName = courses.find((course) => course.courseCode === taskSheet?.theoryCode)?.name;
  return {
    course: read<CourseOutline>(`courses/${courseCode}.json`),
    ...(source === 'bank' ? { bank: read<QuestionBank>(`questions/${courseCode}.json`) } : {}),
    ...(taskSheet === undefined ? {} : { taskSheet }),
    ...(theoryName === undefined ? {} : { theoryName }),
    ...(reportTemplate === undefined ? {} : { reportTemplate }),
  };
}

const firstOf = (source: Material['source'], type: Material['type'] = 'pdf') => {
  const found = materials.find((material) => material.source === source && material.type === type);
  if (found === undefined) throw new Error(`No ${type} of ${source}`);
  return found;
};

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');

it('every one of the 103 materials becomes a document with content', () => {
  expect(materials).toHaveLength(103);
  for (const material of materials) {
    const document = materialDocument(material, sourcesOf(material));
    expect(document.title, material.fileId).toBe(material.title);
    expect(document.blocks.length, material.fileId).toBeGreaterThan(1);
  }
});

it.each(['body', 'outline', 'bank', 'taskSheet'] as const)(
  'a PDF of the source %s is readable Chinese',
  async (source) => {
    const material = firstOf(source);
    const { name, mime, content, pages } = await makeMaterial(material, sourcesOf(material));
    expect(name).toBe(material.fileName);
    expect(mime).toBe('application/pdf');
    expect(content.toString('latin1')).toContain('/FontFile');
    const texts = pdfPages(content);
    expect(pages).toBe(texts.length);
    expect(texts[0]).toContain(withoutSpace(material.title));
    expect(texts.join('')).not.toContain('〓');
  },
);

it.each(['body', 'reportTemplate'] as const)('a Word file of the source %s has its title', async (source) => {
  const material = firstOf(source, 'docx');
  const { mime, content, pages } = await makeMaterial(material, sourcesOf(material));
  expect(mime).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
  expect(pages).toBeNull();
  const files = await zipFiles(content);
  expect(files.get('word/document.xml')?.toString()).toContain(material.title);
});

it('an outline names every lesson and what it teaches', async () => {
  const material = firstOf('outline');
  const sources = sourcesOf(material);
  const { content } = await makeMaterial(material, sources);
  const text = pdfPages(content).join('');
  const [lesson] = sources.course.chapters[0]?.sections[0]?.lessons ?? [];
  expect(text).toContain(withoutSpace(sources.course.chapters.at(-1)?.title ?? '?'));
  expect(text).toContain(withoutSpace(lesson?.knowledge[0]?.title ?? '?'));
});

const head = { chapter: 1, score: 2, analysis: '外模式是用户能看见的部分。' };
const single: SheetQuestion = {
  ...{ ...head, type: 'SINGLE', stem: '与用户视图对应的是（　　）', answer: 'B' },
  options: [
    { key: 'A', text: '内模式' },
    { key: 'B', text: '外模式' },
  ],
};

/** The text of a sheet with these questions. */
async function sheetText(items: SheetQuestion[], chapterNos: number[] = []) {
  const material = { ...firstOf('bank'), courseCode: '04735', chapterNos };
  const chapters = [
    { no: 1, title: '概述' },
    { no: 2, title: '关系' },
  ];
  const sources = { ...sourcesOf(material), bank: { chapters, items } };
  return pdfPages((await makeMaterial(material, sources)).content).join('');
}

it('a question of an exercise sheet shows type, stem, options, right answer and analysis', async () => {
  const text = await sheetText([single]);
  expect(text).toContain('1.（单选题，2分）与用户视图对应的是（）A.内模式B.外模式');
  expect(text).toContain('答案B解析外模式是用户能看见的部分。');
});

it('the answer of each type is printed in the words of an answer sheet', async () => {
  const text = await sheetText([
    { ...head, type: 'JUDGE', stem: '判断', answer: false },
    { ...head, type: 'MULTIPLE', stem: '多选', answer: ['A', 'C'] },
    { ...head, type: 'BLANK', stem: '____和____', answer: [['甲', '子'], ['乙']] },
    { ...head, type: 'TERM', stem: '名词', answer: '释义', points: [{ text: '要点', score: 1.5 }] },
    { ...head, type: 'MATERIAL', stem: '材料', answer: null, children: [single] },
  ]);
  expect(text).toContain('答案AC');
  expect(text).toContain('答案错误');
  expect(text).toContain('答案甲；乙');
  expect(text).toContain('答案释义采分点要点（1.5分）。');
  expect(text).toContain('（1）（单选题，2分）与用户视图');
});

it('a sheet of one chapter has the questions of that chapter only', async () => {
  const text = await sheetText([single, { ...single, chapter: 2, stem: '第二章的题' }], [2]);
  expect(text).toContain('第2章关系1.（单选题，2分）第二章的题');
  expect(text).not.toContain('用户视图');
});

it('a material whose source is missing is named', async () => {
  const material = firstOf('bank');
  const { course } = sourcesOf(material);
  await expect(makeMaterial(material, { course })).rejects.toThrow(`${material.fileId}: its bank is missing`);
});
