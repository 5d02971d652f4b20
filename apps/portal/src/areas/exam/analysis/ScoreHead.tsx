import type { TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { countQuestions } from '@qianwei/api/contract/exam/question';
import { hashTerm, hashWords } from '@qianwei/api/signing/hash-words';
import { formatDuration } from '@qianwei/api/time/duration';
import { exactWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Receipt } from '@qianwei/ui/Receipt';
import { StateMark } from '@qianwei/ui/StateMark';
import { countedWords, markingWords, scoreWords } from '../shared/exam-labels.ts';
import * as styles from './Learning.css.ts';
import { isWrong } from './question-filter.ts';

/** The score and what it means, and beside it the receipt of the submission. */
export function ScoreHead({ analysis }: { analysis: TestAnalysis }) {
  const { score, totalScore, passScore, status, auto, voidReason } = analysis;
  const meaning = status === 'VOID' ? '' : countedWords(analysis);
  return (
    <>
      <div>
        <p className={styles.score}>
          <span className={styles.figure}>{scoreWords(score)}</span>
          <span className={styles.of}>/ {totalScore} 分</span>
          <Outcome analysis={analysis} />
        </p>
        {meaning !== '' && <p className={styles.meaning}>{meaning}</p>}
        <FactList analysis={analysis} />
        <div className={styles.notes}>
          {status === 'VOID' && (
            <Banner tone="danger" title="这次作答已作废。">
              {voidReason}次数已计入，成绩不计。
            </Banner>
          )}
          {status === 'MARKING' && (
            <Banner tone="info" title="主观题待教师批阅。">
              客观题已经出分，主观题的参考采分点已显示。{markingWords}合格线 {passScore} 分。
            </Banner>
          )}
          {auto && (
            <Banner tone="info" title="到时自动交卷。">
              交卷时已保存的答案全部计分。
            </Banner>
          )}
        </div>
      </div>
      <Receipt
        title="交卷回执"
        headingLevel={2}
        rows={[
          { term: '回执号', value: analysis.receiptNo, look: 'number' },
          {
            term: '作答',
            value: `第 ${analysis.tryNo} 次，已答 ${analysis.answered} 题，共 ${analysis.questionCount} 题`,
          },
          { term: '交卷时间', value: exactWords(analysis.submitTime) },
          {
            term: hashTerm,
            value: hashWords(analysis.answersHash),
            look: 'code',
            copyText: analysis.answersHash,
          },
        ]}
      />
    </>
  );
}

function Outcome({ analysis: { status, passed } }: { analysis: TestAnalysis }) {
  if (status === 'VOID')
    return (
      <StateMark shape="dash" tone="muted">
        作废
      </StateMark>
    );
  if (passed === null)
    return (
      <StateMark shape="half" tone="warning">
        待批阅
      </StateMark>
    );
  return passed ? (
    <StateMark shape="check" tone="success">
      合格
    </StateMark>
  ) : (
    <StateMark shape="cross" tone="danger">
      不合格
    </StateMark>
  );
}

function FactList({ analysis }: { analysis: TestAnalysis }) {
  const { seconds, rank, questions, passScore } = analysis;
  const wrong = countQuestions(questions.filter(isWrong));
  const open = countQuestions(questions.filter(({ got }) => got === null));
  const facts = [
    { name: '用时', value: formatDuration(seconds * 1000) },
    { name: '合格线', value: `${passScore} 分` },
    { name: '失分', value: `${wrong} 题` },
    ...(open > 0 ? [{ name: '待批阅', value: `${open} 题` }] : []),
    ...(rank === '' ? [] : [{ name: '排名', value: rank }]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
