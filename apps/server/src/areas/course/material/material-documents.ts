import {
  bold,
  type HandoutDocument,
  heading,
  list,
  paragraph,
  plain,
} from '../../../documents/handout-document.ts';
import { readMarkdown } from '../../../documents/handout-markdown.ts';
import type { CourseOutline, ReportTemplate, TaskSheet } from './material.ts';

/** A course as a document is headed by it. */
type CourseHead = Pick<CourseOutline, 'courseCode' | 'courseName'>;

/** Head of the document of a course. */
export const headOf = ({ courseCode, courseName }: CourseHead, title: string) => ({
  origin: `${courseCode}　${courseName}`,
  title,
});

/** A handout, whose text is Markdown. */
export const bodyDocument = (title: string, course: CourseHead, body: string): HandoutDocument => ({
  ...headOf(course, title),
  blocks: readMarkdown(body),
});

/** The chapters of a course with their sections, lessons, levels and knowledge points. */
export function outlineDocument(title: string, course: CourseOutline): HandoutDocument {
  const lessons = course.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.lessons));
  return {
    ...headOf(course, title),
    blocks: [
      {
        kind: 'quote',
        blocks: [
          paragraph(
            `全课程共 ${course.chapters.length} 章、${lessons.length} 讲。“要求”一栏：识记是能说出和认出，领会是能解释和比较，应用是能用来解题。`,
          ),
        ],
      },
      ...course.chapters.flatMap(({ no, title: chapterTitle, sections }) => [
        heading(1, `第${no}章　${chapterTitle}`),
        {
          kind: 'table' as const,
          head: ['节', '讲', '内容', '要求', '知识点'].map(plain),
          widths: [20, 8, 30, 9, 42],
          rows: sections.flatMap((section) =>
            section.lessons.map((lesson, index) => [
              index === 0 ? bold(section.title) : [],
              plain(lesson.no),
              plain(lesson.title),
              plain(lesson.level),
              plain(lesson.knowledge.map((point) => point.title).join('；')),
            ]),
          ),
        },
      ]),
    ],
  };
}

/** The tasks of a practice course: goal, tasks, requirements, what is handed in, how it is marked. */
export function taskSheetDocument(
  title: string,
  course: CourseHead,
  sheet: TaskSheet,
  theoryName: string,
): HandoutDocument {
  const sum = sheet.rubric.reduce((total, { score }) => total + score, 0);
  return {
    ...headOf(course, title),
    blocks: [
      paragraph(`对应理论课程：${sheet.theoryCode} ${theoryName}`),
      heading(1, '实践目的'),
      paragraph(sheet.goal),
      heading(1, '任务'),
      {
        kind: 'table',
        head: ['序号', '任务', '内容和要求', '提交', '对应章'].map(plain),
        widths: [8, 17, 44, 25, 10],
        rows: sheet.tasks.map((task) => [
          plain(String(task.no)),
          bold(task.title),
          plain(task.content),
          plain(task.output),
          plain(`第${task.chapter}章`),
        ]),
      },
      heading(1, '完成要求'),
      list(sheet.requirements.map(plain), true),
      heading(1, '环境'),
      list(sheet.environment.map(plain)),
      heading(1, '提交材料'),
      list(sheet.deliverables.map(plain), true),
      heading(1, '评分标准'),
      {
        kind: 'table',
        head: ['项目', '分值', '标准'].map(plain),
        widths: [24, 9, 67],
        rows: [
          ...sheet.rubric.map(({ item, score, standard }) => [
            bold(item),
            plain(String(score)),
            plain(standard),
          ]),
          [bold('合计'), bold(String(sum)), []],
        ],
      },
    ],
  };
}

/** The lines of the cover, which its heading lists in brackets: `封面（课程、任务、姓名）`. */
const coverLines = (cover: string) => /（(.+)）/.exec(cover)?.[1]?.split('、') ?? [];

/** The template of a report to write in: a cover to fill in, headings with room below them, the declaration. */
export function reportTemplateDocument(
  title: string,
  course: CourseHead,
  template: ReportTemplate,
): HandoutDocument {
  const [cover = '', ...headings] = template.headings;
  const parts = headings.slice(0, -1);
  const appendix = headings.at(-1) ?? '';
  return {
    ...headOf(course, title),
    blocks: [
      heading(1, template.title),
      { kind: 'fields', labels: coverLines(cover) },
      ...parts.flatMap((part) => [heading(1, part), { kind: 'space' as const, lines: 6 }]),
      heading(1, appendix),
      paragraph(template.declaration),
      { kind: 'fields', labels: ['签名', '日期'] },
    ],
  };
}
