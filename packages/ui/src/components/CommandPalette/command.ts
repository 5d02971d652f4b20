import type { IconName } from '../Icon/paths.ts';

/** One result of the search. */
export interface Command {
  /** Unique among all groups. */
  id: string;
  label: string;
  /** A few words at the end of the line: 11-20, 考务. */
  note?: string;
  icon?: IconName;
  /** Target of the link. Under a `RouterProvider` without a reload. */
  href?: string;
  /** Called when it is chosen; a link needs none. */
  onAction?: () => void;
}

/** Results of one kind: 功能, 公告, 课程. The caller searches, the palette shows. */
export interface CommandGroup {
  id: string;
  label: string;
  items: readonly Command[];
  /** `loading` keeps showing `items`; `error` shows `error` with a retry. Default `ready`. */
  state?: 'ready' | 'loading' | 'error';
  /** The fault and its meaning, a whole sentence. */
  error?: string;
  onRetry?: () => void;
  /** The text when nothing was found; without it an empty group is not shown. */
  empty?: string;
}
