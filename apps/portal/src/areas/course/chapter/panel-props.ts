import type { CourseChapter } from '@qianwei/api/contract/course/chapter';

/** What each tab of a course gets. */
export interface PanelProps {
  outline: CourseChapter;
}
