import { chapterPath, coursesPath, playPath } from '../../../shared/address/course-paths.ts';
import { LessonPage } from './LessonPage.tsx';

/** 课程播放: a lesson of a course, which goes on at the second where it was left. */
export default function PlayPage() {
  return <LessonPage exam={null} hrefOf={playPath} outlineHref={chapterPath} menu={coursesPath} />;
}
