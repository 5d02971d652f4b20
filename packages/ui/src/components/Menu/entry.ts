import type { IconName } from '../Icon/paths.ts';

/** One line of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** A few words at the end of the line. */
  note?: string;
  /** Makes the entry a link. */
  href?: string;
  /** What happens; a link needs none. */
  onAction?: () => void;
  /** A hairline above: another kind of thing begins. */
  apart?: boolean;
  /** Why it cannot be chosen now; it stands beside the label, and the keys skip the line. */
  reason?: string;
}
