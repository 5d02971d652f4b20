import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import { Prose } from '@qianwei/ui/Prose';
import { answerWords } from '../shared/answer-text.ts';
import * as styles from './RecordSheet.css.ts';

const pointWords = (hit: boolean | null) => (hit === null ? '待批阅' : hit ? '答到' : '没答到');

/** One question on paper, in words alone, for a printer without colours. */
export function SheetQuestion({ question, number }: { question: AnalysedQuestion; number: string }) {
  const { got, score, points, analysis, comment } = question;
  return (
    <section className={styles.question}>
      <h3 className={styles.name}>
        第 {number} 题　{question.groupTitle}　{got === null ? '待批阅' : `得 ${got}`} / {score} 分
      </h3>
      <Prose source={question.stem} format="markdown" headingLevel={4} />
      {question.options.map(({ key, text }) => (
        <Prose key={key} source={`${key}　${text}`} format="markdown" />
      ))}
      <p className={styles.label}>我的答案</p>
      <p className={styles.mine}>{answerWords(question, question.myAnswer)}</p>
      <p className={styles.label}>正确答案</p>
      <Prose source={answerWords(question, question.rightAnswer)} format="markdown" headingLevel={4} />
      {points.length > 0 && (
        <ul>
          {points.map(({ text, score: worth, hit }) => (
            <li key={text}>
              {text}（{worth} 分）：{pointWords(hit)}
            </li>
          ))}
        </ul>
      )}
      {analysis !== '' && (
        <>
          <p className={styles.label}>解析</p>
          <Prose source={analysis} format="markdown" headingLevel={4} />
        </>
      )}
      {comment !== '' && <p>教师评语：{comment}</p>}
    </section>
  );
}
