import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';

const courseFile = v.object({
  courseCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  chapters: v.array(
    v.object({ no: v.pipe(v.number(), v.integer(), v.minValue(1)), title: v.pipe(v.string(), v.nonEmpty()) }),
  ),
});

/** A course of the demo as its file has it: its chapters. */
export type CourseFile = v.InferOutput<typeof courseFile>;

/** The courses of the demo that have chapters, in the order of their codes; `content` is the folder of its texts. */
export async function readCourseFiles(content: URL): Promise<CourseFile[]> {
  const folder = new URL('courses/', content);
  const names = (await readdir(folder)).filter((name) => /^\d{5}\.json$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => v.parse(courseFile, JSON.parse(await readFile(new URL(name, folder), 'utf8')))),
  );
}
