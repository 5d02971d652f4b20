import type { PaperQuestion, TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AttemptView } from '../runtime/attempt-view.ts';
import { lastSeen, openingIndex } from './page-memory.ts';
import {
  type AnswerProgress,
  type Choice,
  progressOf,
  sheetItemsOf,
  together,
  worthOf,
} from './sheet-items.ts';

/** The attempt as the workspace shows it: sheet, current question, and the actions on them. */
export function useAnswering(view: AttemptView, paper: TestPaper) {
  const items = useMemo(() => sheetItemsOf(paper), [paper]);
  const [wanted, setWanted] = useState(() => openingIndex(paper.testRecordId, items));
  const current = Math.min(Math.max(0, wanted), Math.max(0, items.length - 1));
  const item = items[current];

  const answerOf = ({ questionId, answer }: PaperQuestion): AnswerValue => {
    const entry = view.answers.get(questionId);
    return entry === undefined ? answer : entry.answer;
  };
  const isMarked = ({ questionId, marked }: PaperQuestion) => view.answers.get(questionId)?.marked ?? marked;
  const isAtRisk = ({ questionId }: PaperQuestion) => view.answers.get(questionId)?.safety === 'atRisk';
  const progress: AnswerProgress[] = items.map(({ questions }) =>
    together(questions.map((question) => progressOf(question, answerOf(question)))),
  );
  const cells = items.map(({ questions }, index) => ({
    state: progress[index] ?? 'empty',
    flagged: questions.some(isMarked),
    unsaved: questions.some(isAtRisk),
  }));
  const sections = paper.groups.map((group) => {
    const own = items.filter((each) => each.group === group);
    return {
      id: `${group.questionType} ${group.title}`,
      title: group.title,
      note: worthOf(own),
      cells: cells.filter((_, index) => items[index]?.group === group),
    };
  });
  const indexes = (holds: (index: number) => boolean) => [...items.keys()].filter(holds);

  const reportVisit = useEffectEvent((key: string | undefined) => {
    const [first] = item?.questions ?? [];
    if (key === undefined || first === undefined) return;
    lastSeen(paper.testRecordId).write(key);
    view.visit(first.questionId);
  });
  useEffect(() => reportVisit(item?.key), [item?.key]);

  const isFlagged = cells[current]?.flagged ?? false;
  return {
    items,
    item,
    current,
    progress,
    sections,
    isFlagged,
    /** Indexes of the items that are not completely answered; `atRisk` are those with an answer at risk. */
    unfinished: indexes((index) => progress[index] !== 'answered'),
    atRisk: indexes((index) => cells[index]?.unsaved === true),
    goTo: setWanted,
    answerOf,
    isAtRisk,
    hasAnswer: (question: PaperQuestion) => progressOf(question, answerOf(question)) === 'answered',
    set: (question: PaperQuestion, answer: AnswerValue) => view.answer(question.questionId, answer),
    /** Chooses an option; a chosen one of a MULTIPLE is deselected. */
    choose: (question: PaperQuestion, { key, value }: Choice) => {
      if (question.questionType !== 'MULTIPLE') return view.answer(question.questionId, value);
      const answer = answerOf(question);
      const chosen = Array.isArray(answer) ? answer : [];
      const others = chosen.filter((each) => each !== key);
      const next = others.length < chosen.length ? others : [...chosen, key].toSorted();
      view.answer(question.questionId, next.length > 0 ? next : null);
    },
    clear: () => {
      for (const question of item?.questions ?? [])
        if (answerOf(question) !== null) view.answer(question.questionId, null);
    },
    /** A material is marked by its first sub-question, and unmarked with all of them. */
    flag: () => {
      for (const [index, question] of (item?.questions ?? []).entries()) {
        if (isFlagged && isMarked(question)) view.mark(question.questionId, false);
        if (!isFlagged && index === 0) view.mark(question.questionId, true);
      }
    },
    visit: (question: PaperQuestion) => view.visit(question.questionId),
  };
}

/** The result of `useAnswering`. */
export type Answering = ReturnType<typeof useAnswering>;
