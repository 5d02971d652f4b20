import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A question that is written in the lesson itself and stands in no bank. */
const inlineQuestion = v.object({
  id: text,
  type: v.picklist(['SINGLE', 'JUDGE']),
  stem: text,
  options: v.optional(v.array(v.object({ key: text, text }))),
  answer: v.union([v.boolean(), text]),
  analysis: text,
});

const lessonEntry = v.object({
  lessonId: text,
  no: text,
  title: text,
  level: v.picklist(['识记', '领会', '应用']),
  durationSeconds: seconds,
  subtitles: v.array(v.object({ lang: text, label: text, file: text })),
  free: v.boolean(),
  knowledge: v.array(v.object({ second: seconds, title: text })),
  popQuestions: v.array(
    v.union([
      v.object({ second: seconds, questionId: text }),
      v.object({ second: seconds, question: inlineQuestion }),
    ]),
  ),
});

const courseFile = v.object({
  courseCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  chapters: v.array(
    v.object({
      chapterId: text,
      no: v.pipe(v.number(), v.integer(), v.minValue(1)),
      title: text,
      sections: v.array(v.object({ sectionId: text, title: text, lessons: v.array(lessonEntry) })),
    }),
  ),
  /** The code of a bank item → the lesson and second that teach it. */
  questionLinks: v.record(v.string(), v.object({ lessonId: text, second: seconds })),
});

type Parsed = v.InferOutput<typeof courseFile>;

/** The lessons of a file in their order, with the number of their chapter. */
const lessonsIn = ({ chapters }: Parsed) =>
  chapters.flatMap(({ no, sections }) =>
    sections.flatMap(({ lessons }) => lessons.map((lesson) => ({ chapterNo: no, lesson }))),
  );

/** A course of the demo as its file has it: chapters, lessons, their questions; `lessons` has all in their order. */
export type CourseFile = Parsed & { readonly lessons: ReturnType<typeof lessonsIn> };

/** The courses of the demo that have chapters, in the order of their codes; `content` is the folder of its texts. */
export async function readCourseFiles(content: URL): Promise<CourseFile[]> {
  const folder = new URL('courses/', content);
  const names = (await readdir(folder)).filter((name) => /^\d{5}\.json$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const parsed = v.parse(courseFile, JSON.parse(await readFile(new URL(name, folder), 'utf8')));
      return { ...parsed, lessons: lessonsIn(parsed) };
    }),
  );
}
