import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dateTime, id, seenText, wholeNumber } from '../fields.ts';

/** Characters of a note. */
export const maxNoteLength = 1000;

const note = v.object({
  noteId: id,
  lessonId: id,
  lessonNo: v.string(),
  lessonTitle: v.string(),
  second: v.number(),
  content: v.string(),
  time: dateTime,
});

/** A note at a second of a lesson. */
export type Note = v.InferOutput<typeof note>;

/** The student's notes of a lesson, or of a course, by their place: at most 500, since there are no more. */
export const getNoteList = endpoint({
  path: '/v1/getNoteList',
  payload: v.union([v.object({ lessonId: id }), v.object({ courseId: id })]),
  data: v.object({ list: v.array(note) }),
});

/** The student's notes. */
export type NoteList = DataOf<typeof getNoteList>;

/**
 * Writes a note, or changes the one with this `noteId`. The page chooses the id of a new one, so that a note that was
 * kept on the device is written once however often it is sent. At most 100 notes a lesson and
 * 500 a course: 1050006 beyond. A new one in a chapter that is not open yet is refused with 1050003.
 */
export const saveNote = endpoint({
  path: '/v1/saveNote',
  mutates: true,
  payload: v.object({
    noteId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
    lessonId: id,
    second: wholeNumber(0, 86_400),
    content: seenText(maxNoteLength, '请写下笔记'),
  }),
  data: v.object({ noteId: id, time: dateTime }),
});

/** Deletes a note of the student; a note that is gone already is no error. */
export const deleteNote = endpoint({
  path: '/v1/deleteNote',
  mutates: true,
  payload: v.object({ noteId: id }),
  data: v.object({}),
});
