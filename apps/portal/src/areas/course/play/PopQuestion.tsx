import type { PopQuestion as Question } from '@qianwei/api/contract/course/play';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { formatClock } from '@qianwei/api/time/duration';
import { Button } from '@qianwei/ui/Button';
import { Icon } from '@qianwei/ui/Icon';
import { Prose } from '@qianwei/ui/Prose';
import { useId, useState } from 'react';
import { PopChoices } from './PopChoices.tsx';
import * as styles from './PopQuestion.css.ts';

/** What came of an answer. */
export interface PopOutcome {
  right: boolean;
  /** In words: A、C, 正确. */
  rightAnswer: string;
  /** Markdown; empty for none. */
  analysis: string;
}

interface PopQuestionProps {
  question: Pick<Question, 'second' | 'questionType' | 'stem' | 'options'>;
  /** Null before it was answered, and while it is answered again. */
  outcome: PopOutcome | null;
  isPending: boolean;
  /** Why the answer was not sent; null when it was. */
  problem: string | null;
  onAnswer: (answer: AnswerValue) => void;
  /** Forgets the outcome: the student answers again. */
  onAgain: () => void;
  /** Closes the question: skipped before it was answered, done with after. */
  onClose: () => void;
}

/** A question that comes up while a lesson is played. It stands under the picture and holds nothing up. */
export function PopQuestion({
  question,
  outcome,
  isPending,
  problem,
  onAnswer,
  onAgain,
  onClose,
}: PopQuestionProps) {
  const stemId = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { questionType, stem, second } = question;
  const isJudge = questionType === 'JUDGE';
  const send = () => onAnswer(questionType === 'MULTIPLE' ? [...chosen] : (chosen[0] ?? null));
  const judge = (value: boolean) => {
    setChosen([String(value)]);
    onAnswer(value);
  };
  return (
    <section className={styles.question} aria-label={`弹题 ${formatClock(second * 1000)}`}>
      <p className={styles.kind}>
        <span className={styles.diamond} aria-hidden="true" />
        <span>弹题 {formatClock(second * 1000)}</span>
        <span className={styles.skip}>
          <Button variant="quiet" size="small" onPress={onClose}>
            {outcome === null ? '跳过' : '收起'}
          </Button>
        </span>
      </p>
      <div className={isJudge ? styles.judge : styles.choice}>
        <div id={stemId} className={styles.stem}>
          <Prose plain format="markdown" headingLevel={3} source={stem} />
        </div>
        {isJudge ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which cannot be laid out
          <div role="group" aria-labelledby={stemId} className={styles.buttons}>
            {[true, false].map((value) => {
              const isWrong = outcome?.right === false && chosen[0] === String(value);
              return (
                <Button
                  key={String(value)}
                  variant={isWrong ? 'danger' : 'outline'}
                  icon={
                    outcome !== null && chosen[0] === String(value)
                      ? isWrong
                        ? 'close'
                        : 'check'
                      : undefined
                  }
                  pending={isPending && chosen[0] === String(value)}
                  onPress={() => judge(value)}
                >
                  {value ? '正确' : '错误'}
                </Button>
              );
            })}
          </div>
        ) : (
          <>
            <PopChoices
              labelledBy={stemId}
              options={question.options}
              isMultiple={questionType === 'MULTIPLE'}
              chosen={chosen}
              isLocked={isPending || outcome !== null}
              onChoose={setChosen}
            />
            {outcome === null && (
              <Button
                className={styles.send}
                pending={isPending}
                blocked={chosen.length === 0}
                reason="先选一个答案"
                onPress={send}
              >
                提交答案
              </Button>
            )}
          </>
        )}
      </div>
      <div role="status" className={styles.outcome}>
        {problem !== null && <p className={styles.problem}>{problem}</p>}
        {outcome !== null && <Outcome {...outcome} />}
      </div>
      {outcome !== null && !outcome.right && !isJudge && (
        <Button size="small" onPress={onAgain}>
          再答一次
        </Button>
      )}
    </section>
  );
}

function Outcome({ right, rightAnswer, analysis }: PopOutcome) {
  return (
    <>
      <p>
        <b className={right ? styles.right : styles.wrong}>
          <Icon name={right ? 'check' : 'close'} size="small" className={styles.mark} />
          {right ? '答对了。' : '再想一想。'}
        </b>
        {right ? `正确答案：${rightAnswer}。` : '可以重答，不影响播放和进度。'}
      </p>
      {analysis !== '' && <Prose plain format="markdown" headingLevel={3} size="small" source={analysis} />}
    </>
  );
}
