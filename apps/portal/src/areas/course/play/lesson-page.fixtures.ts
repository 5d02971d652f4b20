import { getCourseQaList } from '@qianwei/api/contract/course/ask';
import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { getNoteList } from '@qianwei/api/contract/course/note';
import {
  getPlayInfo,
  type PlayInfo,
  type PlayRecord,
  savePlayRecord,
} from '@qianwei/api/contract/course/play';
import { errorCode } from '@qianwei/api/contract/envelope';
import { answers, type Fixture, refuses } from '../../../shared/client/story-client.tsx';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import { manyQuestions, studiedCourse } from '../chapter/chapter.fixtures.ts';
import materialListRecorded from '../chapter/material-list.recorded.json';
import learntCourseRecorded from '../examChapter/learnt-course.recorded.json';
import examPlayInfoRecorded from './exam-play-info.recorded.json';
import noteListRecorded from './note-list.recorded.json';
import playInfoRecorded from './play-info.recorded.json';

/** 4.2 of 04735 as 周子墨 opens it: left at 0:42 yesterday, on another computer. */
export const playInfo: PlayInfo = recordedAnswer(getPlayInfo, playInfoRecorded);

/** 3.2 of 04736 as part of the batch. */
export const examPlayInfo: PlayInfo = recordedAnswer(getPlayInfo, examPlayInfoRecorded);

/** 04736 of 周子墨: 45 % learnt of 60 %. */
export const examOutline: CourseChapter = recordedAnswer(getCourseChapter, learntCourseRecorded);

/** 4.2 with fields changed. */
export const playInfoWith = (change: Partial<PlayInfo>): PlayInfo =>
  fixtureOf(getPlayInfo, { ...playInfo, ...change });

const holder: PlayInfo['heldElsewhere'] = {
  device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  since: '2026-11-21 20:02:11',
};

/** 4.2 is played on a phone. */
export const heldInfo: PlayInfo = playInfoWith({ playToken: '', heldElsewhere: holder });

/** The server's record after a heartbeat of 4.2, with fields changed. */
export const playRecord = (change: Partial<PlayRecord> = {}): PlayRecord =>
  fixtureOf(savePlayRecord, {
    ranges: playInfo.ranges,
    watchRate: playInfo.watchRate,
    furthest: playInfo.furthest,
    dragLimit: playInfo.dragLimit,
    finished: false,
    refused: 0,
    courseRate: studiedCourse.course.videoRate,
    batchRate: null,
    heldElsewhere: null,
    serverTime: playInfo.serverTime,
    ...change,
  });

/** The answer to a heartbeat of a browser that no longer holds the lesson. */
export const takenRecord: PlayRecord = playRecord({ heldElsewhere: holder });

/** A question of 4.2 that was not answered yet. */
export const openQuestion = itemOf(playInfo.popQuestions, 'answered', null);

/** The notes of 4.2. */
const lessonNotes = recordedAnswer(getNoteList, noteListRecorded);

/** A lesson whose clips are not loaded: the sheet stands in the place of the picture. */
const withoutClips = (info: PlayInfo): PlayInfo => ({
  ...info,
  playUrls: info.playUrls.map((clip) => ({ ...clip, url: '' })),
});

/** Everything but the lesson itself that its page asks for. */
export const aroundLesson = (outline: CourseChapter = studiedCourse): Fixture[] => [
  answers(getCourseChapter, outline),
  answers(savePlayRecord, playRecord()),
  answers(getNoteList, lessonNotes),
  answers(getCourseQaList, manyQuestions),
  answers(getCourseMaterialList, recordedAnswer(getCourseMaterialList, materialListRecorded)),
];

/** Everything that the page of a lesson asks for. */
export const lessonAnswers = (info: PlayInfo, outline?: CourseChapter): Fixture[] => [
  answers(getPlayInfo, withoutClips(info)),
  ...aroundLesson(outline),
];

/** The server refuses to open 4.2: the service has ended. */
export const serviceEnded: Fixture = refuses(
  getPlayInfo,
  errorCode.outsideWindow,
  '课程服务已到期（2026-10-25）。学习记录都在，续期后可以接着学',
  { nextTime: null, way: { kind: 'PROVIDER' } },
);
