/** The state of a question; `right` and `wrong` only in the analysis after the attempt. */
export type AnswerState = 'empty' | 'partly' | 'answered' | 'right' | 'wrong';

/** One question's cell. */
export interface AnswerCell {
  state: AnswerState;
  /** The student marked it, to come back to it. */
  flagged?: boolean;
  /** The answer is on this device only and not yet with the server. */
  unsaved?: boolean;
}

/** The questions of one type. */
export interface AnswerSection {
  id: string;
  /** 单选题. */
  title: string;
  /** The points of each: 每题 2 分. */
  note?: string;
  cells: readonly AnswerCell[];
}

/** The totals of the sheet. */
export interface AnswerCounts {
  total: number;
  /** Completely answered; in the analysis also the right and the wrong ones. */
  answered: number;
  partly: number;
  empty: number;
  flagged: number;
  unsaved: number;
  right: number;
  wrong: number;
}

/** Counts the cells of all sections. */
export function count(sections: readonly AnswerSection[]): AnswerCounts {
  const cells = sections.flatMap((section) => section.cells);
  const of = (...states: AnswerState[]) => cells.filter(({ state }) => states.includes(state)).length;
  return {
    total: cells.length,
    answered: of('answered', 'right', 'wrong'),
    partly: of('partly'),
    empty: of('empty'),
    flagged: cells.filter(({ flagged }) => flagged).length,
    unsaved: cells.filter(({ unsaved }) => unsaved).length,
    right: of('right'),
    wrong: of('wrong'),
  };
}

/** Each section with the index of its first question among all. */
export function numbered(sections: readonly AnswerSection[]): { section: AnswerSection; first: number }[] {
  let first = 0;
  return sections.map((section) => {
    const entry = { section, first };
    first += section.cells.length;
    return entry;
  });
}
