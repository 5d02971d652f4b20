import type { AnswerCell, AnswerSection, AnswerState } from './cells.ts';

/** Cells of the states named by one letter each: `a`nswered, `e`mpty, `p`artly, `r`ight, `w`rong; in capitals: marked. */
export function cellsOf(letters: string): AnswerCell[] {
  const states: Record<string, AnswerState> = {
    a: 'answered',
    e: 'empty',
    p: 'partly',
    r: 'right',
    w: 'wrong',
  };
  return [...letters].map((letter) => ({
    state: states[letter.toLowerCase()] ?? 'empty',
    flagged: letter !== letter.toLowerCase(),
  }));
}

/** 《数据库系统原理》综合测验, as drawn. */
export const sampleSheet: AnswerSection[] = [
  { id: 'single', title: '单选题', note: '每题 2 分', cells: cellsOf('aaaaaaaaAaaaaaa') },
  { id: 'multiple', title: '多选题', note: '每题 2 分', cells: cellsOf('aaAee') },
  { id: 'judge', title: '判断题', note: '每题 1 分', cells: cellsOf('aaaaaaaAee') },
  { id: 'blank', title: '填空题', note: '每空 1 分', cells: cellsOf('eeeeeeeeee') },
  { id: 'short', title: '简答题', note: '每题 6 分', cells: cellsOf('eee') },
  { id: 'material', title: '综合题', note: '22 分', cells: cellsOf('e') },
];

/** The same test after it was marked. */
export const markedSheet: AnswerSection[] = [
  { id: 'single', title: '单选题', note: '26 / 30 分', cells: cellsOf('rrrrwrrrRrrrwrr') },
  { id: 'multiple', title: '多选题', note: '6 / 10 分', cells: cellsOf('rrWre') },
  { id: 'short', title: '简答题', note: '12 / 18 分', cells: cellsOf('rpp') },
];
