import type { CourseChapter } from '@qianwei/api/contract/course/chapter';

/** The properties of each tab of a course. */
export interface PanelProps {
  outline: CourseChapter;
}
