import { useState } from 'react';
import type { Board, PlannedCourse } from './board.ts';
import type { MoveChoice } from './move-choice.ts';

/** A course that is held over the board: where it could go, and over which place it is. */
export interface HeldCourse {
  readonly course: PlannedCourse;
  readonly choices: readonly MoveChoice[];
  /** The choice over which it is; its own place at first. */
  readonly over: MoveChoice;
}

interface Holding {
  board: Board;
  choicesFor: (course: PlannedCourse) => readonly MoveChoice[];
  onMove: (course: PlannedCourse, choice: MoveChoice) => void;
  /** The hand is empty again: the course, where it is now or was, gets the focus. */
  onLetGo: (course: PlannedCourse) => void;
}

/** One course in the hand at most: taken up, moved over the places of its row, put down or let go. */
export function useHeldCourse({ board, choicesFor, onMove, onLetGo }: Holding) {
  const [held, setHeld] = useState<HeldCourse | null>(null);
  // The board has changed below it: what was held is put down.
  const [shown, setShown] = useState(board);
  if (shown !== board) {
    setShown(board);
    setHeld(null);
  }
  const letGo = () => {
    if (held === null) return;
    setHeld(null);
    onLetGo(held.course);
  };
  return {
    held,
    takeUp: (course: PlannedCourse) => {
      const choices = choicesFor(course);
      const current = choices.find(({ option }) => option?.isCurrent);
      if (current !== undefined) setHeld({ course, choices, over: current });
    },
    moveOver: (over: MoveChoice) => setHeld(held && { ...held, over }),
    putDown: () => {
      if (held === null) return;
      letGo();
      onMove(held.course, held.over);
    },
    letGo,
  };
}
