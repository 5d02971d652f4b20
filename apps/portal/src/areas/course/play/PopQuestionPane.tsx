import type { PopQuestion as Question } from '@qianwei/api/contract/course/play';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { placeWords } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { Icon } from '@qianwei/ui/Icon';
import { Prose } from '@qianwei/ui/Prose';
import { useId, useState } from 'react';
import { JudgeButtons } from './JudgeButtons.tsx';
import { PopBlanks } from './PopBlanks.tsx';
import { PopChoices } from './PopChoices.tsx';
import * as styles from './PopQuestionPane.css.ts';

/** The outcome of an answer. */
export interface PopOutcome {
  right: boolean;
  /** In words: A、C, 正确. */
  rightAnswer: string;
  /** Markdown; empty for none. */
  analysis: string;
}

interface PopQuestionPaneProps {
  question: Pick<Question, 'second' | 'questionType' | 'stem' | 'options' | 'blanks'>;
  /** Null before it was answered, and while it is answered again. */
  outcome: PopOutcome | null;
  isPending: boolean;
  /** Why the answer was not sent; null when it was. */
  problem: string | null;
  onAnswer: (answer: NonNullable<AnswerValue>) => void;
  /** Forgets the outcome: the student answers again. */
  onAgain: () => void;
  /** Closes the question: skipped before it was answered, done with after. */
  onClose: () => void;
}

/** A question that comes up while a lesson is played. It stands under the picture and holds nothing up. */
export function PopQuestionPane({
  question,
  outcome,
  isPending,
  problem,
  onAnswer,
  onAgain,
  onClose,
}: PopQuestionPaneProps) {
  const stemId = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [judged, setJudged] = useState<boolean>();
  const { questionType, stem, second } = question;
  const [texts, setTexts] = useState<readonly string[]>(() => Array<string>(question.blanks).fill(''));
  const isJudge = questionType === 'JUDGE';
  const isBlank = questionType === 'BLANK';
  const isEmpty = isBlank ? texts.some((text) => text.trim() === '') : chosen.length === 0;
  const place = placeWords(second);
  const answerOf = (): NonNullable<AnswerValue> => {
    if (isBlank) return texts.map((text) => text.trim());
    return questionType === 'MULTIPLE' ? [...chosen] : (chosen[0] ?? '');
  };
  const send = () => onAnswer(answerOf());
  const submit = outcome === null && (
    <Button
      type={isBlank ? 'submit' : 'button'}
      className={styles.send}
      pending={isPending}
      blocked={isEmpty}
      reason={isBlank ? '先填完每一空' : '先选一个答案'}
      onPress={isBlank ? undefined : send}
    >
      提交答案
    </Button>
  );
  const judge = (answer: boolean) => {
    setJudged(answer);
    onAnswer(answer);
  };
  return (
    <section className={isJudge ? styles.judge : styles.question} aria-label={`弹题 ${place}`}>
      <p className={styles.kind}>
        <span className={styles.diamond} aria-hidden="true" />
        弹题 {place}
      </p>
      <div id={stemId} className={styles.stem}>
        <Prose
          plain
          format="markdown"
          headingLevel={3}
          source={stem}
          blank={isBlank ? (index) => <span className={styles.place}>第 {index + 1} 空</span> : undefined}
        />
      </div>
      <div className={styles.answers}>
        {isJudge ? (
          <JudgeButtons
            labelledBy={stemId}
            chosen={judged}
            isPending={isPending}
            isRight={outcome?.right}
            onJudge={judge}
          />
        ) : isBlank ? (
          <PopBlanks
            texts={texts}
            isLocked={isPending || outcome !== null}
            onChange={setTexts}
            onSubmit={() => {
              if (!isEmpty && !isPending && outcome === null) send();
            }}
          >
            {submit}
          </PopBlanks>
        ) : (
          <PopChoices
            labelledBy={stemId}
            options={question.options}
            isMultiple={questionType === 'MULTIPLE'}
            chosen={chosen}
            isLocked={isPending || outcome !== null}
            onChoose={setChosen}
          />
        )}
        {!isJudge && !isBlank && submit}
      </div>
      <div className={styles.skip}>
        <Button variant="quiet" size={isJudge ? 'medium' : 'small'} onPress={onClose}>
          {outcome === null ? '跳过' : '收起'}
        </Button>
      </div>
      <div role="status" className={styles.outcome}>
        {problem !== null && <p className={styles.problem}>{problem}</p>}
        {outcome !== null && <Outcome {...outcome} />}
      </div>
      {outcome !== null && !outcome.right && !isJudge && (
        <Button className={styles.again} size="small" onPress={onAgain}>
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
