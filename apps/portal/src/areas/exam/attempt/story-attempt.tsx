import type { TestPaper } from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { useState } from 'react';
import { type Fixture, StoryApp } from '../../../shared/client/story-client.tsx';
import { AttemptScreen } from './AnswerPage.tsx';
import { drawn, drawnLeft, paper as drawnPaper, flags, savedAt } from './attempt.fixtures.ts';
import type { AnswerEntry, AnswerSafety, AttemptView } from './runtime/attempt-view.ts';
import type { Opened } from './workspace/AnswerWorkspace.tsx';
import { lastSeen } from './workspace/page-memory.ts';
import '@qianwei/ui/theme/themes.css';
import '@qianwei/ui/theme/global.css';

/** An attempt in a story or test: answers are kept in memory, everything else is as the props say. */
export interface StoryAttemptProps extends Partial<Omit<AttemptView, 'answers' | 'secondsLeft'>> {
  defaultAnswers?: Readonly<Record<string, AnswerValue>>;
  marked?: readonly string[];
  /** Ids of questions whose answer is at risk. */
  atRisk?: readonly string[];
  /** Seconds until the end; they do not count down. */
  left?: number;
  /** Number of the question that was last on the page, from 1; null for none. Default 17. */
  number?: number | null;
  defaultOpened?: Opened;
  /** The server's answers to the page itself. */
  fixtures?: readonly Fixture[];
}

const nothing = () => {};

export function StoryAttempt({
  defaultAnswers = drawn,
  marked = flags,
  atRisk = [],
  left = drawnLeft,
  number = 17,
  defaultOpened,
  fixtures,
  ...fixed
}: StoryAttemptProps) {
  const paper = fixed.paper === undefined ? drawnPaper : fixed.paper;
  const [answers, setAnswers] = useState(() => {
    if (paper) lastSeen(paper.testRecordId).write(number === null ? null : keyOf(paper, number));
    return entriesOf(defaultAnswers, marked, atRisk);
  });
  const change = (id: string, entry: Partial<AnswerEntry>) =>
    setAnswers((previous) =>
      new Map(previous).set(id, {
        answer: null,
        marked: false,
        safety: 'server',
        ...previous.get(id),
        ...entry,
      }),
    );
  const view: AttemptView = {
    stage: 'answering',
    saving: { state: 'saved', at: savedAt },
    connection: 'working',
    unsaved: atRisk.length,
    needsLogin: false,
    problem: null,
    holder: null,
    receipt: null,
    warning: null,
    blurCount: 0,
    visit: nothing,
    compose: nothing,
    submit: nothing,
    takeOver: nothing,
    retry: nothing,
    loggedIn: nothing,
    download: nothing,
    ...fixed,
    paper,
    answers,
    secondsLeft: () => left,
    answer: (id, answer) => {
      change(id, { answer });
      fixed.answer?.(id, answer);
    },
    mark: (id, isMarked) => {
      change(id, { marked: isMarked });
      fixed.mark?.(id, isMarked);
    },
  };
  return (
    <StoryApp path="/course/answer/04735/test-04735" fixtures={fixtures}>
      <AttemptScreen view={view} subjectId="04735" testId="test-04735" defaultOpened={defaultOpened} />
    </StoryApp>
  );
}

function entriesOf(
  answers: Readonly<Record<string, AnswerValue>>,
  marked: readonly string[],
  atRisk: readonly string[],
): ReadonlyMap<string, AnswerEntry> {
  const safety = (id: string): AnswerSafety => (atRisk.includes(id) ? 'atRisk' : 'server');
  const ids = new Set([...Object.keys(answers), ...marked, ...atRisk]);
  return new Map(
    [...ids].map((id) => [
      id,
      { answer: answers[id] ?? null, marked: marked.includes(id), safety: safety(id) },
    ]),
  );
}

/** The key of the question at which the page opens, as the device would have stored it. */
function keyOf({ groups }: TestPaper, number: number): string {
  const keys = groups.flatMap(({ questions }) =>
    questions.map(({ questionId, materialId }) => materialId ?? questionId),
  );
  return [...new Set(keys)][number - 1] ?? '';
}
