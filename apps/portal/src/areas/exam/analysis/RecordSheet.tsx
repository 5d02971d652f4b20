import type { AnalysedQuestion, TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { isWritten } from '@qianwei/api/contract/exam/question';
import { testTitle } from '@qianwei/api/contract/exam/test-title';
import { hashTerm, hashWords } from '@qianwei/api/signing/hash-words';
import { formatDuration } from '@qianwei/api/time/duration';
import { exactWords } from '@qianwei/api/time/words';
import { Prose } from '@qianwei/ui/Prose';
import { PrintFrame } from '../../../shared/print/PrintFrame.tsx';
import { answerWords } from '../shared/answer-text.ts';
import { questionNames } from './question-filter.ts';
import * as styles from './RecordSheet.css.ts';

/** The whole attempt on paper, nothing cut off: who, what, when, the proof of submission, and each question. */
export default function RecordSheet({ analysis }: { analysis: TestAnalysis }) {
  const names = questionNames(analysis.questions);
  const materials = new Map(analysis.materials.map(({ materialId, content }) => [materialId, content]));

  const facts: [string, string][] = [
    ['课程', `${analysis.courseCode} ${analysis.courseName}`],
    ['作答', `第 ${analysis.tryNo} 次，用时 ${formatDuration(analysis.seconds * 1000)}`],
    ['得分', analysis.score === null ? '待批阅' : `${analysis.score} / ${analysis.totalScore} 分`],
    ['交卷时间', exactWords(analysis.submitTime)],
    ['回执号', analysis.receiptNo],
    [hashTerm, hashWords(analysis.answersHash)],
  ];
  return (
    <PrintFrame
      title={`${testTitle(analysis)} 作答记录`}
      number={`回执号 ${analysis.receiptNo}`}
      facts={facts}
    >
      {analysis.questions.map((question, index) => {
        const { materialId } = question;
        const isFirst = analysis.questions[index - 1]?.materialId !== materialId;
        return (
          <div key={question.questionId}>
            {materialId !== null && isFirst && (
              <Prose source={materials.get(materialId) ?? ''} format="markdown" headingLevel={4} />
            )}
            <SheetQuestion question={question} name={names.get(question.questionId) ?? ''} />
          </div>
        );
      })}
    </PrintFrame>
  );
}

const pointWords = (hit: boolean | null) => (hit === null ? '待批阅' : hit ? '答到' : '没答到');

/** The student's answer and the right one: one line for a choice, a block each for a text. */
function SheetAnswers({ question }: { question: AnalysedQuestion }) {
  const mine = answerWords(question, question.myAnswer);
  const right = answerWords(question, question.rightAnswer);
  if (!isWritten(question.questionType))
    return (
      <p className={styles.mine}>
        <span className={styles.term}>我的答案</span>　{mine}　　<span className={styles.term}>正确答案</span>
        　{right}
      </p>
    );
  return (
    <>
      <p className={styles.label}>我的答案</p>
      <p className={styles.mine}>{mine}</p>
      <p className={styles.label}>参考答案</p>
      <Prose source={right} format="markdown" headingLevel={4} />
    </>
  );
}

/** One question on paper, in words alone, for a printer without colours. */
function SheetQuestion({ question, name }: { question: AnalysedQuestion; name: string }) {
  const { got, score, points, analysis, comment } = question;
  return (
    <section className={styles.question}>
      <h3 className={styles.name}>
        {name}　{question.groupTitle}　{got === null ? '待批阅' : `得 ${got}`} / {score} 分
      </h3>
      <Prose source={question.stem} format="markdown" headingLevel={4} />
      {question.options.map(({ key, text }) => (
        <Prose key={key} source={`${key}　${text}`} format="markdown" />
      ))}
      <SheetAnswers question={question} />
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
