import type { ReactNode, Ref } from 'react';

export interface AlertDialogProps {
  /** The question, with the fact that makes it one: 还有 3 题未答，确定交卷？ */
  title: string;
  /** The consequences, and what cannot be undone. */
  children: ReactNode;
  isOpen: boolean;
  /** Called with `false` when the student keeps things as they are (the safe answer or Escape). */
  onOpenChange: (isOpen: boolean) => void;
  /** The safe answer, in its own words: 回去作答. It has focus at first. */
  safeLabel: string;
  /** The answer that changes something: 仍然交卷. */
  actLabel: string;
  onAct: () => void;
  /** The changing answer is pending. */
  acting?: boolean;
  /** The safe answer is pending. */
  keeping?: boolean;
  /** Which answer is the solid button. Default `safe`; `act` where most students want to continue. */
  emphasis?: 'safe' | 'act' | 'danger';
  ref?: Ref<HTMLDivElement>;
}
