import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));

const progressFile = v.object({
  students: v.array(
    v.object({
      name: v.string(),
      courses: v.array(
        v.object({
          courseCode: v.string(),
          lessons: v.array(
            v.object({
              lessonId: v.string(),
              ranges: v.array(v.tuple([seconds, seconds])),
              position: seconds,
              lastPlayedAt: v.string(),
            }),
          ),
          notes: v.array(
            v.object({
              noteId: v.string(),
              lessonId: v.string(),
              second: seconds,
              content: v.string(),
              createdAt: v.string(),
            }),
          ),
          popAnswers: v.array(
            v.object({
              lessonId: v.string(),
              questionId: v.string(),
              firstRight: v.boolean(),
              tries: v.number(),
            }),
          ),
          chapterTests: v.optional(
            v.array(v.object({ chapterId: v.string(), best: v.number(), tries: v.number() })),
            [],
          ),
        }),
      ),
      studyDays: v.optional(
        v.array(
          v.object({
            /** Days from today: 0, -1 … */
            day: v.number(),
            videoMinutes: v.number(),
            exerciseMinutes: v.number(),
            liveMinutes: v.number(),
          }),
        ),
        [],
      ),
    }),
  ),
});

/** Progress of a demo student: watched, noted and answered; moments are expressions of the demo calendar. */
export type DemoProgress = v.InferOutput<typeof progressFile>['students'][number];

/** Reads what all demo students have watched, noted and answered; `content` is the folder of the texts. */
export async function readProgressFile(content: URL): Promise<DemoProgress[]> {
  const source = await readFile(new URL('courses/progress.json', content), 'utf8');
  return v.parse(progressFile, JSON.parse(source)).students;
}
