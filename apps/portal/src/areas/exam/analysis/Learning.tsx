import type { TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { testTitle } from '@qianwei/api/contract/exam/test-title';
import { momentWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Facts } from '@qianwei/ui/Facts';
import { late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Section } from '@qianwei/ui/Section';
import { usePlace } from '../../../shared/page/place.tsx';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { usePaper } from '../../../shared/print/paper.tsx';
import { menuOf } from '../shared/paths.ts';
import { useWrongPractice } from '../shared/use-wrong-practice.ts';
import * as styles from './Learning.css.ts';
import { QuestionList } from './QuestionList.tsx';
import { isWrong } from './question-filter.ts';
import { ScoreHead } from './ScoreHead.tsx';
import { Shares } from './Shares.tsx';

const recordSheet = late<{ analysis: TestAnalysis }>(() => import('./RecordSheet.tsx'), {
  prefetch: 'idle',
});

/** The open analysis: score, where points were lost, and each question with its actions. */
export function Learning({ analysis }: { analysis: TestAnalysis }) {
  usePlace({ menu: menuOf(analysis.type) });
  const paper = usePaper(recordSheet, { analysis });
  const practice = useWrongPractice();
  const { testRecordId, subjectId, tryNo, courseCode, questions, submitTime } = analysis;
  const practise = questions.some(isWrong) && (
    <Button
      variant="primary"
      pending={practice.pending}
      onPress={() => void practice.start(subjectId, testRecordId)}
    >
      重练错题
    </Button>
  );
  return (
    <>
      <PageHeader
        title={testTitle(analysis)}
        lede={<Facts facts={['试题解析', courseCode, `第 ${tryNo} 次`, `${momentWords(submitTime)} 交卷`]} />}
        actions={
          <>
            <Button icon="print" onPress={paper.print}>
              打印或存为 PDF
            </Button>
            {practise && <div className={styles.onDesk}>{practise}</div>}
          </>
        }
      />
      <Rule />
      {practice.problem && (
        <Banner tone="danger" live="assertive" title="重练没有开始。">
          <WhyRefused problem={practice.problem} />
        </Banner>
      )}
      <div className={styles.head}>
        <ScoreHead analysis={analysis} />
      </div>
      <Section name="得分分布" note="按题型和章节">
        <Shares analysis={analysis} />
      </Section>
      <QuestionList analysis={analysis} action={practise} />
      {paper.document}
    </>
  );
}
