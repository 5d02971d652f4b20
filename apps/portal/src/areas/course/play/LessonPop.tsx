import { answerPopQuestion, type PlayInfo } from '@qianwei/api/contract/course/play';
import { useState } from 'react';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { type PopOutcome, PopQuestionPane } from './PopQuestionPane.tsx';

export interface LessonPopProps {
  lessonId: string;
  question: PlayInfo['popQuestions'][number];
  onAnswered: () => void;
  onClose: () => void;
}

/** A question that has come up: it is answered by a call, again if it was wrong, or put away. */
export default function LessonPop({ lessonId, question, onAnswered, onClose }: LessonPopProps) {
  const [outcome, setOutcome] = useState<PopOutcome | null>(null);
  const { pending, problem, send } = useMutationCall(answerPopQuestion);
  return (
    <PopQuestionPane
      question={question}
      outcome={outcome}
      isPending={pending}
      problem={problem?.message ?? null}
      onAnswer={(answer) =>
        void send(
          { lessonId, questionId: question.questionId, answer },
          {
            waits: false,
            done: (result) => {
              setOutcome(result);
              onAnswered();
            },
          },
        )
      }
      onAgain={() => setOutcome(null)}
      onClose={onClose}
    />
  );
}
