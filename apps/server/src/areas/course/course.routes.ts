import { getCourseQaList, saveCourseQa } from '@qianwei/api/contract/course/ask';
import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseList } from '@qianwei/api/contract/course/list';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { deleteNote, getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import {
  answerPopQuestion,
  collectLesson,
  getPlayInfo,
  reportLesson,
  savePlayRecord,
} from '@qianwei/api/contract/course/play';
import { type Implementation, implementForStudent } from '../../http/implement.ts';
import { ask } from './ask/ask.workflow.ts';
import { listAsked } from './ask/asked-list.ts';
import { courseChapter } from './chapter/course-chapter.ts';
import { setLessonCollected, storeLessonReport } from './feedback/feedback.ts';
import { courseList } from './list/course-list.ts';
import { listMaterials } from './material/material-list.ts';
import { listNotes, removeNote, writeNote } from './note/notes.ts';
import { openLesson } from './play/play-info.workflow.ts';
import { saveRecord } from './play/save-record.workflow.ts';
import { answerPop } from './pop/answer-pop.workflow.ts';

/** Courses: the shelf, the outline, playing, notes and questions to the teacher. */
export const courseRoutes: Implementation[] = [
  implementForStudent(getCourseList, courseList),
  implementForStudent(getCourseChapter, courseChapter),
  implementForStudent(getCourseMaterialList, listMaterials),
  // Opened again, a lesson is the same lesson with another token.
  implementForStudent(getPlayInfo, openLesson, { repeatable: true }),
  implementForStudent(savePlayRecord, saveRecord, { repeatable: true }),
  implementForStudent(answerPopQuestion, answerPop),
  implementForStudent(getNoteList, listNotes),
  implementForStudent(saveNote, writeNote),
  implementForStudent(deleteNote, removeNote),
  implementForStudent(getCourseQaList, listAsked),
  implementForStudent(saveCourseQa, ask),
  implementForStudent(reportLesson, storeLessonReport),
  implementForStudent(collectLesson, setLessonCollected),
];
