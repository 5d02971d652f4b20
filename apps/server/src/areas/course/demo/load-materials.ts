import { readFile } from 'node:fs/promises';
import { taskSheet as sheetSchema } from '@qianwei/api/contract/course/chapter';
import { type MaterialCategory, materialCategory } from '@qianwei/api/contract/course/material';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { courseMaterial, type MaterialSource, taskSheet } from '../../../db/schema/lesson.ts';

const categories: Readonly<Record<string, MaterialCategory>> = { TASK_SHEET: 'TASK' };
const kinds = ['body', 'outline', 'bank', 'taskSheet', 'reportTemplate'] as const;

const file = v.object({
  materials: v.array(
    v.object({
      fileId: v.string(),
      courseCode: v.string(),
      title: v.string(),
      type: v.picklist(['pdf', 'docx']),
      category: v.pipe(
        v.string(),
        v.transform((code) => categories[code] ?? code),
        materialCategory,
      ),
      source: v.picklist(kinds),
      chapterIds: v.array(v.string()),
      body: v.optional(v.string(), ''),
    }),
  ),
  reportTemplates: v.array(
    v.object({
      courseCode: v.string(),
      title: v.string(),
      headings: v.array(v.string()),
      declaration: v.string(),
    }),
  ),
  taskSheets: v.array(
    v.object({
      courseCode: v.string(),
      goal: v.string(),
      tasks: v.array(
        v.object({
          no: v.number(),
          chapter: v.nullish(v.number(), null),
          title: v.string(),
          content: v.string(),
          output: v.string(),
        }),
      ),
      requirements: v.array(v.string()),
      environment: v.array(v.string()),
      deliverables: v.array(v.string()),
      rubric: v.array(v.object({ item: v.string(), score: v.number(), standard: v.string() })),
    }),
  ),
});

type File = v.InferOutput<typeof file>;

function sourceOf(
  { source, body, courseCode }: File['materials'][number],
  { reportTemplates }: File,
): MaterialSource {
  if (source === 'body') return { kind: source, markdown: body };
  if (source !== 'reportTemplate') return { kind: source };
  const template = reportTemplates.find((each) => each.courseCode === courseCode);
  if (template === undefined) throw new Error(`No report template of ${courseCode}`);
  const { title, headings, declaration } = template;
  return { kind: source, title, headings, declaration };
}

/** Chapter numbers of ids such as 04735-c04. */
const chapterNosOf = (ids: readonly string[]) => ids.map((id) => Number(id.slice(-2)));

/** The materials and task sheets of the demo; the files themselves are made when they are first asked for. */
export async function loadMaterials(db: Database, content: URL): Promise<void> {
  const text = await readFile(new URL('courses/materials.json', content), 'utf8');
  const read = v.parse(file, JSON.parse(text));
  const { materials, taskSheets } = read;
  await db.insert(courseMaterial).values(
    materials.map((entry, index) => ({
      id: entry.fileId,
      courseId: entry.courseCode,
      title: entry.title,
      category: entry.category,
      type: entry.type,
      position: index + 1,
      chapterNos: chapterNosOf(entry.chapterIds),
      source: sourceOf(entry, read),
    })),
  );
  await db.insert(taskSheet).values(
    taskSheets.map(({ courseCode, tasks, rubric, ...rest }) => ({
      courseId: courseCode,
      content: v.parse(sheetSchema, {
        ...rest,
        tasks: tasks.map(({ chapter, ...task }) => ({ ...task, chapterNo: chapter })),
        rubric: rubric.map(({ item, score, standard }) => ({ name: item, score, detail: standard })),
      }),
    })),
  );
}
