import type { PaperQuestion } from '@qianwei/api/contract/exam/attempt';
import { Icon } from '@qianwei/ui/Icon';
import { Prose } from '@qianwei/ui/Prose';
import { useWide } from '../../../../shared/page/use-wide.ts';
import { AnswerTools } from '../workspace/AnswerTools.tsx';
import type { Answering } from '../workspace/use-answering.ts';
import { AnswerField } from './AnswerField.tsx';
import * as styles from './MaterialPane.css.ts';
import * as asking from './Question.css.ts';
import { FormulaPlaceholder, type PaneProps, QuestionEnd, TypeLine } from './QuestionParts.tsx';

/**
 * The material on the left, its sub-questions on the right; on a phone below it. The tools are in the head of the
 * sub-questions, on a phone in that of the page, as with every other question.
 */
export function MaterialPane(props: PaneProps & { material: string; isSet: boolean }) {
  const { answering, item, material, isSet, draft } = props;
  const isWide = useWide();
  const { questions } = item;
  const answered = questions.filter((question) => answering.hasAnswer(question)).length;
  return (
    <div className={styles.pair}>
      <section className={styles.material} aria-label="材料">
        <TypeLine {...props} tools={!isWide} />
        <div className={styles.stem}>
          <span className={styles.number} aria-hidden="true">
            {answering.current + 1}
          </span>
          {isSet ? (
            <Prose plain format="markdown" headingLevel={3} source={material} />
          ) : (
            <FormulaPlaceholder />
          )}
        </div>
      </section>
      <section className={styles.parts} aria-label="小题">
        <div className={asking.type}>
          <span>
            {'零一两三四五六七八九十'[questions.length] ?? questions.length}小题，已答 {answered}
          </span>
          {isWide && <AnswerTools answering={answering} draft={draft} />}
        </div>
        {isSet &&
          questions.map((question, index) => (
            <Part key={question.questionId} question={question} answering={answering} sign={signOf(index)} />
          ))}
        <QuestionEnd answering={answering} />
      </section>
    </div>
  );
}

/** The sign of a sub-question by its index: ① to ⑳, then (21). */
const signOf = (index: number) => (index < 20 ? String.fromCodePoint(0x2460 + index) : `(${index + 1})`);

const worthOf = ({ score, points }: PaperQuestion) =>
  points > 0 ? `${score} 分，建议写出 ${points} 个采分点` : `${score} 分`;

/** A sub-question: its sign, text and points. */
function Part({
  question,
  answering,
  sign,
}: {
  question: PaperQuestion;
  answering: Answering;
  sign: string;
}) {
  return (
    <div className={asking.part}>
      <AnswerField
        question={question}
        answering={answering}
        name={`第 ${sign} 小题`}
        stem={(asked, id) => (
          <div className={asking.partText}>
            <span className={asking.sign}>{sign}</span>
            <div id={id}>
              {asked}
              <small className={asking.worth}>{worthOf(question)}</small>
              {answering.isAtRisk(question) && (
                <strong className={asking.danger}>
                  <Icon name="error" size="small" />
                  没有保存
                </strong>
              )}
            </div>
          </div>
        )}
      />
    </div>
  );
}
