import type { ListedCourse } from '@qianwei/api/contract/course/list';
import type { RefObject } from 'react';

/** Props of a panel beside its button: about one course, loaded when it is opened. */
export interface CoursePanelProps {
  course: ListedCourse;
  /** The button beside which it opens. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
