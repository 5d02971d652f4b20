import type { IconName } from '../Icon/paths.ts';

/** One thing that can be found. */
export interface Command {
  /** Its own among all groups. */
  id: string;
  label: string;
  /** A few words at the end of the line: 11-20, 考务. */
  note?: string;
  icon?: IconName;
  /** Where it leads. Under a `RouterProvider` without a reload. */
  href?: string;
  /** What happens; a link needs none. */
  onAction?: () => void;
}

/** Things of one kind: 功能, 公告, 课程. The caller searches, the palette shows. */
export interface CommandGroup {
  id: string;
  label: string;
  items: readonly Command[];
  /** `loading` keeps what `items` still holds; `error` shows `error` with a way to try again. Default `ready`. */
  state?: 'ready' | 'loading' | 'error';
  /** What went wrong and what it means, a whole sentence. */
  error?: string;
  onRetry?: () => void;
  /** What stands there when nothing was found; without it an empty group is not mentioned. */
  empty?: string;
}
